/** The start of a text, cut at a word, at most 155 characters: what search results show. */
export function firstWords(text: string): string {
  if (text.length <= 155) return text
  return `${text.slice(0, 154).replace(/\s+\S*$/, "")}…`
}

/** A date for people; a text that is no date stays what it is. */
export function formatDate(date: string): string {
  if (!/^\d{4}-\d{2}/.test(date)) return date
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return date
  return new Intl.DateTimeFormat("en-GB", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(time)
}

/** Empty lines part paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((part) => part.trim() || [])
}
