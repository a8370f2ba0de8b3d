import { type RefObject, useEffect, useState } from "react"
import { onEnter } from "../media/onEnter"

/**
 * True once an element that was outside the viewport has entered it. Stays false for what was in
 * view when the runtime loaded, and always under prefers-reduced-motion.
 * @param share how much of the element has to be inside, from 0, the first pixel, to 1
 */
export function useEntrance(ref: RefObject<HTMLElement | null>, share = 0): boolean {
  const [entered, setEntered] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return
    return onEnter(element, setEntered, { threshold: share })
  }, [ref, share])
  return entered
}
