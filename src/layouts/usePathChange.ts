import { useEffect, useRef } from "react"

/**
 * Does something when a page has been chosen: the layout stays through it and has to be told. Not on the first page,
 * whose menu may have been opened before the runtime arrived.
 */
export function usePathChange(path: string, act: () => void) {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    act()
  })
}
