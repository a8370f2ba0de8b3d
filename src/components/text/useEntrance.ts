import { type RefObject, useEffect, useState } from "react"

/**
 * True once an element that was out of view has come into it; what was in view when the runtime came stays as it is, and
 * nothing is true for who asked for less motion.
 */
export function useEntrance(ref: RefObject<HTMLElement | null>): boolean {
  const [entered, setEntered] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return
    let wasOutside = false
    // A busy browser tells of several changes at once.
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
