import { useEffect, useState } from "react"

/** SPEC 9: one header becomes sticky after 50 px. */
const THRESHOLD = 50

/**
 * Whether a header that lies in the flow at the top has become sticky. It lets go only at the very top, where stuck and
 * unstuck look the same.
 * @param late false for a header that always sticks
 * @returns how far the page was scrolled when it stuck, in px, from where it slides in; null while it does not
 */
export function useStuck(late: boolean): number | null {
  const [from, setFrom] = useState<number | null>(null)
  useEffect(() => {
    if (!late) return
    const look = () => {
      const top = window.scrollY
      setFrom((stuck) => {
        if (top <= 0) return null
        return stuck ?? (top > THRESHOLD ? top : null)
      })
    }
    look()
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [late])
  return late ? from : null
}
