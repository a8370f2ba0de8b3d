import { useEffect, useState } from "react"

/** What visitors do before they scroll, or as they begin to: move a mouse, touch the screen, press a key. */
const SIGNS = ["mousemove", "pointerdown", "keydown", "scroll"]

/** The part of the Network Information API that TypeScript's library lacks. */
type Connected = { readonly connection?: { readonly saveData: boolean } }

/**
 * Whether pictures that styles move by scrolling are wanted: from the visitor's first sign of life on, where the browser has
 * scroll-driven animation and the visitor wants motion and doesn't save data. So they are never fetched before the page itself.
 */
export function useScrollDriven(): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!("ViewTimeline" in window)) return
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
    if ((navigator as Connected).connection?.saveData) return
    const waiting = new AbortController()
    function start() {
      waiting.abort()
      setWanted(true)
    }
    for (const sign of SIGNS)
      addEventListener(sign, start, { passive: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [])
  return isWanted
}
