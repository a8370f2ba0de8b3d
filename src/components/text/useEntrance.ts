import { type RefObject, useEffect, useState } from "react"

/**
 * True once an element that was outside the viewport has entered it. Stays false for what was in
 * view when the runtime loaded, and always under prefers-reduced-motion.
 */
export function useEntrance(ref: RefObject<HTMLElement | null>): boolean {
  const [entered, setEntered] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return
    let wasOutside = false
    // A busy browser batches several changes in one call.
    const observer = new IntersectionObserver((changes) => {
      if (!changes[0]?.isIntersecting) wasOutside = true
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setEntered(wasOutside)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return entered
}
