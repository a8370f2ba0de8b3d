import * as dates from "../components/text/date"

/** Formats a date as month and year; text that is not a date is returned unchanged. */
export function formatMonth(date: string): string {
  if (!/^\d{4}-\d{2}/.test(date)) return date
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? date : dates.formatMonth(time)
}

/** Splits a text into paragraphs at empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((part) => part.trim() || [])
}
