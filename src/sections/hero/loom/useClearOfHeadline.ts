import { type RefObject, useEffect } from "react"

/**
 * Keeps the loom clear of the headline, whose lines lie over the picture's edge: sets `--overlap` to the width that they
 * cover.
 */
export function useClearOfHeadline(loom: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = loom.current
    const lines = element?.closest("[aria-labelledby]")?.querySelectorAll("h1 > *") ?? []
    if (!element) return
    const sizes = new ResizeObserver(() => {
      const box = element.getBoundingClientRect()
      const covered = [...lines].map((line) => {
        const { top, bottom, right } = line.getBoundingClientRect()
        return top < box.bottom && bottom > box.top ? right - box.left : 0
      })
      element.style.setProperty("--overlap", `${Math.max(0, ...covered)}px`)
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [loom])
}
