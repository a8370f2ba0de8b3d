import type { MouseEvent } from "react"

/** As long as an answer takes to open or close, and a little more, in ms (`--calm`). */
const MOVING = 400

/**
 * Keeps the title that was clicked in its place while the item above it closes, which would otherwise take it along, out of
 * the window. Browsers anchor the page to one of its items too, but not to the one that the visitor looks at. Ends early if
 * the visitor scrolls.
 */
export function keepPlace({ target, timeStamp }: MouseEvent): void {
  const summary = (target as Element).closest("summary")
  if (!summary) return
  const top = () => summary.getBoundingClientRect().top
  const place = top()
  let isHeld = true
  const release = () => {
    isHeld = false
  }
  for (const scroll of ["wheel", "touchmove"]) {
    addEventListener(scroll, release, { once: true, passive: true })
  }
  const hold = (now: number) => {
    if (!isHeld) return
    scrollBy({ top: top() - place, behavior: "instant" })
    if (now - timeStamp < MOVING) requestAnimationFrame(hold)
  }
  requestAnimationFrame(hold)
}
