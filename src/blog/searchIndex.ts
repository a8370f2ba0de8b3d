import { foldedWords } from "./fold"
import { singularsOf } from "./plural"
import { NOT_AN_INDEX, type Postings, unpackNumbers } from "./postings"

/**
 * The search index, written by the build and read by the search page. A small index is one file; a
 * large one lists its parts: words grouped by their first letters, and entries in batches.
 */
export const SEARCH_INDEX = "/blog-index.json"

/** An article or another page, as shown in the results. */
export type Entry = {
  path: string
  title: string
  /** An article's excerpt or a page's description. */
  text: string
  /** The other texts in which words are found, a line each: an article's paragraphs and tags, a page's headings. */
  body?: string
  /** Date and category name of an article; other pages have neither. */
  date?: string
  category?: string
  /** Address of an article's picture, as small as a thumbnail may be; none in the dev server, where no page is built. */
  img?: string
}

/** Words, each with the entries that contain it. */
export type Words = Readonly<Record<string, Postings>>

export type SearchIndex = {
  /** Number of articles. They come first, newest first, followed by the site's other pages. */
  articles: number
  /** Number of articles and pages. */
  entries: number
  /** The entries, unless they are in parts. */
  shown?: readonly Entry[]
  /** The words, unless they are in parts. */
  words?: Words
  parts?: Parts
}

export type Parts = {
  /**
   * Path of the folder, named after a hash of its content, so that parts of different builds never
   * mix.
   */
  folder: string
  /** Entries in each entry part. */
  entriesEach: number
  /** First letters of the words in each part, which is named by its index; none prefixes another. */
  letters: readonly string[]
  /** Entries for queries shorter than a part's letters: those with a word that starts like that. */
  beginnings: Words
  /** Words that are such a beginning themselves, and so in no part; only those that a plural may ask for. */
  whole: Words
}

/** Reads a part of the index by name. */
export type ReadPart = (name: string) => Promise<unknown>

/**
 * Entries that contain every word of a query, as a word, the start of one or the plural of one, in
 * the order of the index.
 * @returns their numbers; null if the query has no words
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

/** The entries with these numbers, in their order. */
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

/** @throws Error if a response from the network is not an index */
export function asIndex(answer: unknown): SearchIndex {
  const { articles, entries, shown, words, parts } = asRecord(answer)
  if (!isCount(articles) || !isCount(entries)) throw new Error(NOT_AN_INDEX)
  if (!parts) {
    if (!Array.isArray(shown)) throw new Error(NOT_AN_INDEX)
    return { articles, entries, shown, words: asWords(words) }
  }
  const { folder, entriesEach, letters, beginnings, whole } = asRecord(parts)
  if (typeof folder !== "string" || !/^\/[^/\\]/.test(folder)) throw new Error(NOT_AN_INDEX)
  if (!isCount(entriesEach) || entriesEach === 0) throw new Error(NOT_AN_INDEX)
  if (!Array.isArray(letters) || letters.some((each) => typeof each !== "string")) {
    throw new Error(NOT_AN_INDEX)
  }
  return {
    articles,
    entries,
    parts: {
      folder,
      entriesEach,
      letters,
      beginnings: asWords(beginnings),
      whole: asWords(whole),
    },
  }
}

export const wordPart = (place: number) => `words-${place}.json`
export const entryPart = (place: number) => `entries-${place}.json`

/** The entries with a word that starts with the given one, or of which it is the plural. */
async function holders(index: SearchIndex, asked: string, read: ReadPart): Promise<Set<number>> {
  const found = await Promise.all([
    startingWith(index, asked, read),
    ...singularsOf(asked).map((word) => holding(index, word, read)),
  ])
  return new Set(found.flat().flatMap((postings) => unpackNumbers(postings, index.entries)))
}

/** The postings of the words that start with the given one. */
async function startingWith(
  { words, parts }: SearchIndex,
  asked: string,
  read: ReadPart,
): Promise<Postings[]> {
  const all = parts && own(parts.beginnings, asked)
  if (all) return [all]
  const some = words ?? (await partOf(parts, asked, read))
  return Object.keys(some)
    .filter((word) => word.startsWith(asked))
    .map((word) => some[word] ?? [])
}

/** The postings of a word, a list of one; empty if no text holds it. */
async function holding(
  { words, parts }: SearchIndex,
  word: string,
  read: ReadPart,
): Promise<Postings[]> {
  const postings =
    (parts && own(parts.whole, word)) ?? own(words ?? (await partOf(parts, word, read)), word)
  return postings ? [postings] : []
}

/** The words of the part in which a word would be. */
async function partOf(parts: Parts | undefined, word: string, read: ReadPart): Promise<Words> {
  if (!parts) throw new Error(NOT_AN_INDEX)
  const place = parts.letters.findIndex((letters) => word.startsWith(letters))
  return place < 0 ? {} : asWords(await read(wordPart(place)))
}

/** A query may be "constructor". */
function own(words: Words, word: string): Postings | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined
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
  const { path, title, text, date, category, ...others } = asRecord(value)
  const body = typeof others.body === "string" ? others.body : ""
  const isPicture = typeof others.img === "string" && others.img.startsWith("/static/")
  const img = isPicture ? String(others.img) : undefined
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path)) throw new Error(NOT_AN_INDEX)
  if (typeof title !== "string" || typeof text !== "string") throw new Error(NOT_AN_INDEX)
  if (typeof date !== "string" || typeof category !== "string") {
    return { path, title, text, body }
  }
  return { path, title, text, body, date, category, img }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}
