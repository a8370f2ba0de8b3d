/** Letters of the shortest word that is looked for because its plural was asked for. */
export const SHORTEST_SINGULAR = 3

/** Ends like a plural, but the word without its s is another one, and a frequent one. */
const NO_PLURAL = "news"

/**
 * The words of which a folded English word may be the plural: of "companies", company and companie. Words that don't exist
 * do no harm, as texts are searched for the whole word. Empty for short words ("us", "bus") and those in -ss.
 */
export function singularsOf(word: string): string[] {
  if (word.length <= SHORTEST_SINGULAR || !/[^s]s$/.test(word) || word === NO_PLURAL) return []
  const singular = word.slice(0, -1)
  if (/..ies$/.test(word)) return [singular, `${word.slice(0, -3)}y`]
  // Boxes, classes, branches, heroes; but also cases, caches, shoes.
  if (/..(?:[sxzo]|[cs]h)es$/.test(word)) return [singular, word.slice(0, -2)]
  return [singular]
}

/** True if a word is found by a word of a query: if it starts like it, or if that is its plural. Both are folded. */
export function answers(word: string, asked: string): boolean {
  return word.startsWith(asked) || singularsOf(asked).includes(word)
}
