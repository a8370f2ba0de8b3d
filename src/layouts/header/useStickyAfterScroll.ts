import { useEffect, useState } from "react"

/** How far to scroll before the header sticks, in px (docs/specification.md#constants). */
const THRESHOLD = 50

/**
 * Whether a header that starts in the flow has become sticky. It is released only at the very top,
 * where stuck and unstuck look the same.
 * @param enabled false for a header that always sticks
 * @returns the scroll position in px at which it stuck, where it slides in from; null while unstuck
 */
export function useStickyAfterScroll(enabled: boolean): number | null {
  const [from, setFrom] = useState<number | null>(null)
  useEffect(() => {
    if (!enabled) return
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
  }, [enabled])
  return enabled ? from : null
}
