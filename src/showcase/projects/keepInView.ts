import type { MouseEvent } from "react"
import { roomAbove } from "../roomAbove"

/**
 * Scrolls a project that has just been opened into view. The one above it collapses at the same
 * time, which can leave only the end of a tall project visible.
 */
export function keepInView({ target }: MouseEvent): void {
  const item = (target as Element).closest("summary")?.closest("details")
  if (!item) return
  requestAnimationFrame(() => {
    if (item.open && item.getBoundingClientRect().top < roomAbove()) item.scrollIntoView()
  })
}

/** Opens a project and moves there, the focus too. */
export function openRow(rows: HTMLElement | null, index: number): void {
  const item = rows?.querySelectorAll("details")[index]
  if (!item) return
  item.open = true
  item.scrollIntoView()
  item.querySelector("summary")?.focus({ preventScroll: true })
}
