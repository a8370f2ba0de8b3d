import { type RefObject, useEffect, useRef } from "react"
import { roomAbove } from "./roomAbove"

/**
 * After a page turn the new title is in view, with as much of the picture above it as has room, and the focus stays on
 * the button that was pressed. Back and forward turn pages too, but their place is the router's.
 * @param root what shows the content
 * @param shown what tells one content from another; undefined while there is none
 * @param page the page that it belongs to, or is on its way to; null while that is not known
 * @param goTo turns to a page
 * @returns `goTo`, for the visitor's own turns
 */
export function useTurn(
  root: RefObject<HTMLElement | null>,
  shown: string | undefined,
  page: number | null,
  goTo: (page: number) => void,
): (page: number) => void {
  const turningTo = useRef<number>(undefined)
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (shown === undefined || shown === last.current) return
    last.current = shown
    if (turningTo.current === page) bringIntoView(root.current)
    turningTo.current = undefined
  }, [shown, page, root])
  return (to) => {
    turningTo.current = to
    goTo(to)
  }
}

function bringIntoView(root: HTMLElement | null): void {
  if (!root) return
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const toTop = root.getBoundingClientRect().top - roomAbove()
  const title = root.querySelector("h2")
  const toTitle = title
    ? title.getBoundingClientRect().bottom -
      innerHeight +
      (Number.parseFloat(scrollPaddingBottom) || 0)
    : toTop
  scrollBy({ top: Math.max(toTop, toTitle) })
}
