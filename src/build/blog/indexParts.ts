import { createHash } from "node:crypto"
import { SHORTEST_SINGULAR } from "../../blog/plural"
import { packNumbers } from "../../blog/postings"
import {
  type Entry,
  entryPart,
  type Parts,
  type SearchIndex,
  type Words,
  wordPart,
} from "../../blog/searchIndex"

/** The index, and its part files by name. */
export type BuiltIndex = { index: SearchIndex; parts: Map<string, string> }

/** For each word, the numbers of the entries that contain it, in ascending order. */
type Holders = ReadonlyMap<string, number[]>

/** Characters up to which the index stays in one file (some 45 articles): one request is faster than three. */
const ONE_FILE = 300_000
/** Maximum characters in a part with words; Brotli compresses it to about a third. */
const WORDS_PART = 90_000
/** One, because entries hold the text of their article, and each of a search's results may be in a different part. */
const ENTRIES_EACH = 1

/** A word, the entries that contain it, and both serialised. */
type Row = { word: string; numbers: number[]; text: string }

/**
 * Serialises the index into files.
 * @param articles how many of the entries are articles
 * @param oneFile characters up to which the index stays in one file
 */
export function indexInParts(
  articles: number,
  entries: Entry[],
  holders: Holders,
  oneFile = ONE_FILE,
): BuiltIndex {
  const rows = [...holders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, numbers]) => {
      const text = `${JSON.stringify(word)}:${JSON.stringify(packNumbers(numbers))}`
      return { word, numbers, text }
    })
  const index = { articles, entries: entries.length }
  if (lengthOf(rows) + JSON.stringify(entries).length <= oneFile) {
    const words: Words = JSON.parse(fileOf(rows))
    return { index: { ...index, shown: entries, words }, parts: new Map() }
  }
  const parts = new Map<string, string>()
  const { letters, beginnings, whole } = wordsInParts(rows, parts)
  entriesInParts(entries, parts)
  return {
    index: {
      ...index,
      parts: { folder: folderOf(parts), entriesEach: ENTRIES_EACH, letters, beginnings, whole },
    },
    parts,
  }
}

/** Groups words by prefix, one part per prefix; a group that is too large is split by the next letter. */
function wordsInParts(
  rows: Row[],
  parts: Map<string, string>,
): Pick<Parts, "letters" | "beginnings" | "whole"> {
  const letters: string[] = []
  const beginnings: Record<string, number[]> = {}
  const whole: Record<string, number[]> = {}
  const divide = (start: string, group: Row[]) => {
    for (const [longer, some] of byNextLetter(start, group)) {
      if (lengthOf(some) <= WORDS_PART || some.length === 1) {
        parts.set(wordPart(letters.length), fileOf(some))
        letters.push(longer)
      } else {
        beginnings[longer] = packNumbers(allNumbers(some))
        // Sorted: the shortest comes first.
        const [shortest] = some
        if (shortest?.word === longer && longer.length >= SHORTEST_SINGULAR) {
          whole[longer] = packNumbers(shortest.numbers)
        }
        divide(longer, some)
      }
    }
  }
  divide("", rows)
  return { letters, beginnings, whole }
}

/** Leaves out the word that equals the prefix, which is in `whole` if need be. */
function byNextLetter(start: string, rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    if (row.word.length === start.length) continue
    const longer = row.word.slice(0, start.length + 1)
    const group = groups.get(longer)
    if (group) group.push(row)
    else groups.set(longer, [row])
  }
  return groups
}

function allNumbers(rows: Row[]): number[] {
  const all = new Set<number>()
  for (const { numbers } of rows) for (const number of numbers) all.add(number)
  return [...all].sort((a, b) => a - b)
}

function entriesInParts(entries: Entry[], parts: Map<string, string>) {
  for (let from = 0; from < entries.length; from += ENTRIES_EACH) {
    const some = entries.slice(from, from + ENTRIES_EACH)
    parts.set(entryPart(from / ENTRIES_EACH), JSON.stringify(some))
  }
}

function folderOf(parts: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256")
  for (const [name, text] of parts) hash.update(name).update(text)
  return `/blog-index/${hash.digest("hex").slice(0, 16)}`
}

function lengthOf(rows: Row[]): number {
  return rows.reduce((sum, { text }) => sum + text.length + 1, 0)
}

function fileOf(rows: Row[]): string {
  return `{${rows.map(({ text }) => text).join(",")}}`
}
