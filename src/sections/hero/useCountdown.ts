import { useEffect, useState } from "react"

const SECOND = 1000

/**
 * The time left until a moment, updated every second and never negative.
 * @param end the moment, in ms since 1970
 * @param writtenAt when the page was built, in ms since 1970; a moment before that counts as over in the built HTML
 * @returns ms left; null before hydration, as in the built HTML
 */
export function useCountdown(end: number, writtenAt: number): number | null {
  const [left, setLeft] = useState<number | null>(writtenAt >= end ? 0 : null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tell = () => {
      const rest = Math.max(0, end - Date.now())
      setLeft(rest)
      // Wakes at the next full second, so that none is shown twice or skipped.
      if (rest > 0) timer = setTimeout(tell, rest % SECOND || SECOND)
    }
    tell()
    return () => clearTimeout(timer)
  }, [end])
  return left
}

/**
 * The moment at which a day is over.
 * @param day YYYY-MM-DD
 * @returns midnight UTC at the end of the day, in ms since 1970
 */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * SECOND
}
