import { useEffect, useState } from "react"

const SECOND = 1000

/**
 * The time left until a moment, told anew with every second and never below zero.
 * @param end the moment, in ms since 1970
 * @param writtenAt when the page was written: what was over then is over for good
 * @returns ms left; null as long as nobody has looked at a clock, as in the page's HTML
 */
export function useCountdown(end: number, writtenAt: number): number | null {
  const [left, setLeft] = useState<number | null>(writtenAt >= end ? 0 : null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tell = () => {
      const rest = Math.max(0, end - Date.now())
      setLeft(rest)
      // To the next full second, so that none is shown twice or skipped.
      if (rest > 0) timer = setTimeout(tell, rest % SECOND || SECOND)
    }
    tell()
    return () => clearTimeout(timer)
  }, [end])
  return left
}

/**
 * When a day is over.
 * @param day as 2025-12-31
 * @returns the end of it in UTC, in ms since 1970
 */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * SECOND
}
