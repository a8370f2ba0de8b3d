import { type RefObject, useEffect, useRef } from "react"
import { roomAbove } from "./roomAbove"

/**
 * After a page turn, scrolls the new title into view with as much of the picture above it as fits;
 * the focus stays on the pager's button. Back and forward also change the page, but there the
 * router restores the scroll position.
 * @param root container of the content
 * @param shown identifies the content; undefined while there is none
 * @param page the page shown or being loaded; null while unknown
 * @param goTo navigates to a page
 * @returns `goTo` for page turns that the visitor makes
 */
export function useScrollAfterPaging(
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
