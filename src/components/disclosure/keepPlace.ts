import type { MouseEvent } from "react"

/**
 * Keeps the title that was clicked in its place while the item above it closes, which would otherwise take it along, out of
 * the window. Browsers anchor the page to one of its items too, but not to the one that the visitor looks at. Ends early if
 * the visitor scrolls.
 */
export function keepPlace({ target }: MouseEvent): void {
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
  let frames = 0
  const hold = () => {
    if (!isHeld) return
    scrollBy({ top: top() - place, behavior: "instant" })
    frames += 1
    // The items start to move in the frame after the click.
    if (frames < 3 || isMoving()) requestAnimationFrame(hold)
  }
  requestAnimationFrame(hold)
}

const isMoving = () =>
  document
    .getAnimations()
    .some((animation) => animation instanceof CSSTransition && animation.playState === "running")
