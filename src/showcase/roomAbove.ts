/** Height covered at the top of the window, in px: the scroll padding set for the sticky header. */
export function roomAbove(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
