import { foldedWords } from "./fold"

/** Where the build writes the index, and the search page finds it. */
export const SEARCH_INDEX = "/blog-index.json"

/** An article as the search page knows it. */
export type IndexedPost = {
  path: string
  title: string
  date: string
  /** Name of its category. */
  category: string
  excerpt: string
  /** Every word of title, text, excerpt, category and tags, folded, once each. */
  words: string
}

/**
 * Articles that hold every word of a question, in the order of the index. A word finds those that begin with it.
 * @returns null when nothing is asked
 */
export function searchPosts(index: readonly IndexedPost[], question: string): IndexedPost[] | null {
  const asked = foldedWords(question)
  if (asked.length === 0) return null
  return index.filter(({ words }) => asked.every((word) => ` ${words}`.includes(` ${word}`)))
}

/** What has come from the network is unknown until checked; entries that are none are left out. */
export function parseIndex(answer: unknown): IndexedPost[] {
  if (!Array.isArray(answer)) throw new Error(`${SEARCH_INDEX} holds no list`)
  return answer.filter(isPost)
}

function isPost(entry: unknown): entry is IndexedPost {
  const post = (entry ?? {}) as Record<string, unknown>
  const fields = ["path", "title", "date", "category", "excerpt", "words"]
  return (
    fields.every((field) => typeof post[field] === "string") && String(post.path).startsWith("/")
  )
}
