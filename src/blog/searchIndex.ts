import { foldedWords } from "./fold"
import { NOT_AN_INDEX, type Postings, unpackNumbers } from "./postings"

/**
 * The index of the search, as the build writes it and the search page reads it. It is one file while it is small. When
 * it is not, the file names its parts: words by their first letters, and what is shown of the entries, some at a time.
 */
export const SEARCH_INDEX = "/blog-index.json"

/** An article or another page, as the results show it. */
export type Entry = {
  path: string
  title: string
  /** An article's excerpt, a page's description. */
  text: string
  /** Day and category's name of an article; pages have none. */
  date?: string
  category?: string
}

/** Words, and the entries that hold them. */
export type Words = Readonly<Record<string, Postings>>

export type SearchIndex = {
  /** Articles come first, newest first; then the site's other pages. */
  articles: number
  /** Articles and pages. */
  entries: number
  /** What is shown of all of them, where that is no part. */
  shown?: readonly Entry[]
  /** All words, where they are no parts. */
  words?: Words
  parts?: Parts
}

export type Parts = {
  /** Address of their folder: named after what they hold, so that no part of an older index fits to this one. */
  folder: string
  /** Entries in a part that is shown. */
  entriesEach: number
  /** First letters of the words in each part; the part's name is its place here. No one begins with another. */
  letters: readonly string[]
  /** What is asked with fewer letters than parts have: all entries with a word that begins so. */
  beginnings: Words
}

/** Reads a part of the index, by its name. */
export type ReadPart = (name: string) => Promise<unknown>

/**
 * Entries that hold every word of a question, in the order of the index. A word finds those that begin with it.
 * @returns their numbers; null when nothing is asked
 */
export async function search(
  index: SearchIndex,
  question: string,
  read: ReadPart,
): Promise<number[] | null> {
  const asked = foldedWords(question)
  if (asked.length === 0) return null
  const found = await Promise.all([...new Set(asked)].map((word) => holders(index, word, read)))
  const [first = new Set<number>(), ...others] = found.sort((a, b) => a.size - b.size)
  return [...first]
    .filter((number) => others.every((each) => each.has(number)))
    .sort((a, b) => a - b)
}

/** What is shown of entries, in the order of their numbers. */
export async function readEntries(
  { entries, shown, parts }: SearchIndex,
  numbers: readonly number[],
  read: ReadPart,
): Promise<Entry[]> {
  if (shown) return numbers.map((number) => asEntry(shown[number]))
  if (!parts) throw new Error(NOT_AN_INDEX)
  const each = parts.entriesEach
  return Promise.all(
    numbers.map(async (number) => {
      if (number >= entries) throw new Error(NOT_AN_INDEX)
      const part = await read(entryPart(Math.floor(number / each)))
      return asEntry(Array.isArray(part) ? part[number % each] : null)
    }),
  )
}

/** @throws Error when an answer from the network is no index */
export function asIndex(answer: unknown): SearchIndex {
  const { articles, entries, shown, words, parts } = asRecord(answer)
  if (!isCount(articles) || !isCount(entries)) throw new Error(NOT_AN_INDEX)
  if (!parts) {
    if (!Array.isArray(shown)) throw new Error(NOT_AN_INDEX)
    return { articles, entries, shown, words: asWords(words) }
  }
  const { folder, entriesEach, letters, beginnings } = asRecord(parts)
  if (typeof folder !== "string" || !/^\/[^/\\]/.test(folder)) throw new Error(NOT_AN_INDEX)
  if (!isCount(entriesEach) || entriesEach === 0) throw new Error(NOT_AN_INDEX)
  if (!Array.isArray(letters) || letters.some((each) => typeof each !== "string")) {
    throw new Error(NOT_AN_INDEX)
  }
  return {
    articles,
    entries,
    parts: { folder, entriesEach, letters, beginnings: asWords(beginnings) },
  }
}

export const wordPart = (place: number) => `words-${place}.json`
export const entryPart = (place: number) => `entries-${place}.json`

/** The entries with a word that begins with the one asked. */
async function holders(index: SearchIndex, asked: string, read: ReadPart): Promise<Set<number>> {
  const { words, parts, entries } = index
  if (words) return holdersIn(words, asked, entries)
  if (!parts) throw new Error(NOT_AN_INDEX)
  const all = Object.hasOwn(parts.beginnings, asked) ? parts.beginnings[asked] : undefined
  if (all) return new Set(unpackNumbers(all, entries))
  const place = parts.letters.findIndex((letters) => asked.startsWith(letters))
  if (place < 0) return new Set()
  return holdersIn(asWords(await read(wordPart(place))), asked, entries)
}

function holdersIn(words: Words, asked: string, limit: number): Set<number> {
  const found = new Set<number>()
  for (const [word, postings] of Object.entries(words)) {
    if (word.startsWith(asked)) for (const each of unpackNumbers(postings, limit)) found.add(each)
  }
  return found
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(NOT_AN_INDEX)
  }
  return value as Record<string, unknown>
}

function asWords(value: unknown): Words {
  const words = asRecord(value)
  if (!Object.values(words).every(Array.isArray)) throw new Error(NOT_AN_INDEX)
  return words as Words
}

function asEntry(value: unknown): Entry {
  const { path, title, text, date, category } = asRecord(value)
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path)) throw new Error(NOT_AN_INDEX)
  if (typeof title !== "string" || typeof text !== "string") throw new Error(NOT_AN_INDEX)
  if (typeof date !== "string" || typeof category !== "string") return { path, title, text }
  return { path, title, text, date, category }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}
