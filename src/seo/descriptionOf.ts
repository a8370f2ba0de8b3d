/** Characters that search engines show of a description, about. */
const LENGTH = 160

/** A text as a page's description: its start, cut between words, when it is too long. */
export function descriptionOf(text: string): string {
  if (text.length <= LENGTH) return text
  const words = text.slice(0, LENGTH - 1).replace(/\s+\S*$/, "")
  return `${words.replace(/[.,;:–—-]+$/, "")}…`
}
