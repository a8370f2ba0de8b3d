import { type RefObject, useEffect, useState } from "react"
import type CountUp from "react-countup"
import { useEntrance } from "./useEntrance"

/**
 * Loads react-countup once half of an element is in the viewport (useEntrance), so that the count is seen, and pages
 * don't load it for figures that nobody scrolls to.
 * @returns the component, or null as long as the final figure stands; it stays if the code can't be loaded
 */
export function useCountUp(ref: RefObject<HTMLElement | null>): typeof CountUp | null {
  const entered = useEntrance(ref, 0.5)
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
  return loaded?.component ?? null
}
