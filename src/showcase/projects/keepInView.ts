import type { MouseEvent } from "react"

/**
 * What has just been unfolded begins in view. The one above it folds up at the same time and takes its height along: of a
 * tall project only the end would be seen.
 */
export function keepInView({ target }: MouseEvent): void {
  const item = (target as Element).closest("summary")?.closest("details")
  if (!item) return
  requestAnimationFrame(() => {
    // Positive below the sticky header, which the page's scroll padding leaves room for.
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    if (item.open && item.getBoundingClientRect().top < room) item.scrollIntoView()
  })
}
