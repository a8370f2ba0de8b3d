import { useEffect, useRef } from "react"

/**
 * Calls `act` when the path changes, for parts that stay mounted between pages.
 * Not called for the first page, whose menu may have been opened before the runtime loaded.
 */
export function useOnPathChange(path: string | undefined, act: () => void) {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    act()
  })
}
