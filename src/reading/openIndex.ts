import { request } from "../api/http"
import {
  asIndex,
  type Entry,
  type ReadPart,
  readEntries,
  SEARCH_INDEX,
  type SearchIndex,
  search,
} from "../blog/searchIndex"

/** The results of a search, as far as they are shown. */
export type Found = { articles: Results; pages: Results }

export type Results = {
  /** Number of results. */
  total: number
  /** The first of them. */
  shown: Entry[]
}

/** How many of each kind to show. */
export type Wanted = { articles: number; pages: number }

export type OpenIndex = {
  /**
   * @returns null if the query has no words
   * @throws ApiError if a file is missing, Error if it is malformed
   */
  find: (question: string, wanted: Wanted) => Promise<Found | null>
  /** Aborts pending requests. */
  close: () => void
}

/** Opens the search index. Each of its files is fetched when a search needs it, and only once. */
export function openIndex(): OpenIndex {
  const controller = new AbortController()
  const files = new Map<string, Promise<unknown>>()
  const read = (address: string): Promise<unknown> => {
    const known = files.get(address)
    if (known) return known
    const file = request(address, controller).then(({ body }) => body)
    files.set(address, file)
    return file
  }
  return {
    find: async (question, wanted) => {
      const index = asIndex(await read(SEARCH_INDEX))
      return find(index, question, wanted, (name) => read(`${index.parts?.folder}/${name}`))
    },
    close: () => controller.abort(),
  }
}

async function find(
  index: SearchIndex,
  question: string,
  wanted: Wanted,
  read: ReadPart,
): Promise<Found | null> {
  const numbers = await search(index, question, read)
  if (!numbers) return null
  const articles = numbers.filter((number) => number < index.articles)
  const pages = numbers.slice(articles.length)
  const results = async (all: number[], some: number) => ({
    total: all.length,
    shown: await readEntries(index, all.slice(0, some), read),
  })
  const [foundArticles, foundPages] = await Promise.all([
    results(articles, wanted.articles),
    results(pages, wanted.pages),
  ])
  return { articles: foundArticles, pages: foundPages }
}
