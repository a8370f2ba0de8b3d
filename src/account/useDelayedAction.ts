import { useEffect, useRef, useState } from "react"

/**
 * Counts down once after mounting, then calls `act` (docs/specification.md#constants). Cancelled
 * when the visitor leaves, so that a page in the back/forward cache doesn't navigate.
 * @returns the seconds left, or null once stopped, and a function that stops it
 */
export function useDelayedAction(
  act: () => void,
  seconds: number,
): [left: number | null, stop: () => void] {
  const [left, setLeft] = useState(seconds)
  const [isStopped, setStopped] = useState(false)
  const latest = useRef(act)
  latest.current = act
  const stop = () => setStopped(true)

  // A page that the visitor has chosen may still be loading; don't navigate over it.
  const hasChosen = useRef(false)
  useEffect(() => {
    const choose = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && (target as Element).closest("a")) hasChosen.current = true
    }
    document.addEventListener("click", choose)
    return () => document.removeEventListener("click", choose)
  }, [])

  useEffect(() => {
    if (isStopped) return
    const clock = setInterval(() => setLeft((before) => Math.max(before - 1, 0)), 1000)
    const end = setTimeout(() => {
      if (!hasChosen.current) latest.current()
    }, seconds * 1000)
    return () => {
      clearInterval(clock)
      clearTimeout(end)
    }
  }, [isStopped, seconds])

  useEffect(() => {
    const leave = () => setStopped(true)
    window.addEventListener("pagehide", leave)
    return () => window.removeEventListener("pagehide", leave)
  }, [])

  return [isStopped ? null : left, stop]
}
