// @ts-check

/**
 * @typedef {{ heading?: string, text?: string, list?: string[], quote?: string }} Block
 * @typedef {{ id: string, slug: string, title: string, date: string, excerpt: string, content: Block[], sample?: boolean, [field: string]: unknown }} Post
 */

/** Number of invented words, of which a few are frequent and most are rare, as in any language. */
const VOCABULARY = 40_000
/** Percentage of invented words in an article. */
const INVENTED = 8

/**
 * Generates articles from the given ones: recombines their sentences and mixes in invented words, so that the search index
 * grows as it would with real articles.
 * @param {Post[]} own
 * @param {number} count
 * @param {string} [name] prefix of their slugs
 * @returns {Post[]} deterministic for the same arguments
 */
export function growPosts(own, count, name = "post") {
  const random = randomFrom(count)
  const word = inventor(random)
  const models = own.filter(({ sample }) => !sample)
  const sentences = models.flatMap(({ content }) => content.flatMap(sentencesOf))
  /** @param {string} text */
  const retell = (text) =>
    text
      .split(/(?<=[.?!])\s+/)
      .map(() => vary(pick(sentences, random), random, word))
      .join(" ")
  return Array.from({ length: count }, (_, index) => {
    const model = /** @type {Post} */ (models[index % models.length])
    const { sample: _sample, ...kept } = model
    return {
      ...kept,
      id: `${name}-${index + 1}`,
      slug: `${name}-${index + 1}`,
      title: `${capital(word())} ${word()} and ${word()}, ${index + 1}`,
      date: dayBefore("2026-11-01", index),
      excerpt: retell(model.excerpt),
      content: model.content.map((block) => ({
        ...block,
        ...(block.heading && { heading: `${capital(word())} ${word()}` }),
        ...(block.text && { text: retell(block.text) }),
        ...(block.list && { list: block.list.map(retell) }),
        ...(block.quote && { quote: retell(block.quote) }),
      })),
    }
  })
}

/** @param {Block} block @returns {string[]} without links, which may point to posts that don't exist */
function sentencesOf({ text = "" }) {
  return text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence && !sentence.includes("]("))
}

/** @param {string} sentence @param {() => number} random @param {() => string} word */
function vary(sentence, random, word) {
  return sentence
    .split(" ")
    .map((own) => (random() * 100 < INVENTED && /^[a-z]+$/.test(own) ? word() : own))
    .join(" ")
}

/**
 * Draws words by Zipf's law: the word at rank r appears about 1/r as often as the first.
 * @param {() => number} random
 */
function inventor(random) {
  const syllables =
    "ba ko nu ri tse mi la fo wen du gya ko sa te ran pi mu dor he lin zu ke pra vo ost am eli".split(
      " ",
    )
  /** @param {number} rank */
  const spell = (rank) => {
    let word = ""
    for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
      word += syllables[(rest * 7 + rank) % syllables.length]
    }
    return word
  }
  return () => spell(Math.floor(VOCABULARY ** random()))
}

/** @param {string} day @param {number} days */
function dayBefore(day, days) {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** @template T @param {T[]} list @param {() => number} random @returns {T} */
function pick(list, random) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)])
}

/**
 * Mulberry32, a seeded generator of numbers from 0 to 1, so that every run is the same.
 * @param {number} seed
 */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
