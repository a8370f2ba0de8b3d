import { type RefObject, useEffect, useRef } from "react"

/**
 * After a page turn the new content begins in view, and the focus stays on the button that was pressed.
 * @param shown what tells one content from another; undefined while there is none
 */
export function useReturnToTop(
  root: RefObject<HTMLElement | null>,
  shown: string | undefined,
): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const turned = last.current !== undefined && shown !== undefined && last.current !== shown
    if (shown !== undefined) last.current = shown
    if (turned) root.current?.scrollIntoView({ block: "start" })
  }, [shown, root])
}
