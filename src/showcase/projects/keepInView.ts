import type { MouseEvent } from "react"
import { roomAbove } from "../roomAbove"

/**
 * What has just been unfolded begins in view. The one above it folds up at the same time and takes its height along: of a
 * tall project only the end would be seen.
 */
export function keepInView({ target }: MouseEvent): void {
  const item = (target as Element).closest("summary")?.closest("details")
  if (!item) return
  requestAnimationFrame(() => {
    if (item.open && item.getBoundingClientRect().top < roomAbove()) item.scrollIntoView()
  })
}
