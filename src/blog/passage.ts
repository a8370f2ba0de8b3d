import { fold, foldedWords } from "./fold"
import { answers } from "./plural"
import { sentencesOf } from "./sentences"

/** Longest passage in characters; a longer sentence is cut around the word found. */
const LONGEST = 220
/** Characters that a cut sentence keeps before the word found. */
const BEFORE = 90
/** Sentences in a passage. */
const MOST = 2

/** True if a word of a text is found by one of a query's folded words. */
export function isFound(word: string, words: readonly string[]): boolean {
  const folded = fold(word)
  return words.some((asked) => answers(folded, asked))
}

/** Those of a query's folded words that find a word of the text. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const own = foldedWords(text)
  return words.filter((asked) => own.some((word) => answers(word, asked)))
}

/** False for a heading or a tag, which end without a full stop. */
export const isSentence = (text: string) => /[.?!…]["”’)]*$/.test(text)

/**
 * The sentences in which a query's words occur: the one with the most of them, rather no heading, and one more if it has
 * others.
 * @param body a text to each line
 * @param words the query's words, folded
 * @returns null if there is no such sentence
 */
export function findPassage(body: string, words: readonly string[]): string | null {
  const sentences = body.split("\n").flatMap(sentencesOf)
  const places = new Set<number>()
  let missing = words
  while (missing.length > 0 && places.size < MOST) {
    const found = sentences.map((sentence) => wordsIn(sentence, missing))
    const most = Math.max(0, ...found.map(({ length }) => length))
    if (most === 0) break
    const best = [...found.keys()].filter((place) => found[place]?.length === most)
    const place = best.find((each) => isSentence(sentences[each] ?? "")) ?? best[0] ?? 0
    places.add(place)
    missing = missing.filter((word) => !found[place]?.includes(word))
  }
  if (places.size === 0) return null
  const chosen = [...places].sort((a, b) => a - b)
  const isTogether = chosen.every((place, index) => place === (chosen[0] ?? 0) + index)
  return chosen.map((place) => cut(sentences[place] ?? "", words)).join(isTogether ? " " : " … ")
}

function cut(sentence: string, words: readonly string[]): string {
  if (sentence.length <= LONGEST) return sentence
  const all = sentence.split(" ")
  const at = all.findIndex((word) => wordsIn(word, words).length > 0)
  let from = at
  let length = all[at]?.length ?? 0
  while (from > 0 && length < BEFORE) length += 1 + (all[--from]?.length ?? 0)
  let to = at + 1
  while (to < all.length && length < LONGEST) length += 1 + (all[to++]?.length ?? 0)
  return `${from > 0 ? "… " : ""}${all.slice(from, to).join(" ")}${to < all.length ? " …" : ""}`
}
