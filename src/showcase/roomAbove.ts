/** Height of what covers the window's top, in px: the page's scroll padding leaves room for the sticky header. */
export function roomAbove(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
