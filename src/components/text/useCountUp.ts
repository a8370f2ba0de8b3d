import { type RefObject, useEffect, useState } from "react"
import type CountUp from "react-countup"
import { useEntrance } from "./useEntrance"

type Count = {
  CountUp: typeof CountUp
  /** False until half of the element is in the viewport, so that the count is seen. */
  running: boolean
}

/**
 * Loads react-countup once an element enters the viewport (useEntrance): pages don't load it for figures that nobody scrolls to.
 * @returns the component, or null as long as the final figure stands; it stays if the code can't be loaded
 */
export function useCountUp(ref: RefObject<HTMLElement | null>): Count | null {
  const entered = useEntrance(ref)
  const running = useEntrance(ref, 0.5)
  const [loaded, setLoaded] = useState<{ component: typeof CountUp } | null>(null)
  useEffect(() => {
    if (!entered) return
    let unmounted = false
    import("react-countup").then(
      (module) => {
        if (!unmounted) setLoaded({ component: module.default })
      },
      (error: unknown) => console.error("The counter's code could not be loaded.", error),
    )
    return () => {
      unmounted = true
    }
  }, [entered])
  return loaded && { CountUp: loaded.component, running }
}
