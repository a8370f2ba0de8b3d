import { plainTexts } from "../../blog/blocks"
import { foldedWords } from "../../blog/fold"
import type { Entry } from "../../blog/searchIndex"
import { type BlogContent, listedPosts, type Topic } from "./blogContent"
import { type BuiltIndex, indexInParts } from "./indexParts"

/** A page of the site that is not an article, with its searchable text. */
export type SitePage = { path: string; title: string; description: string; headings: string[] }

/**
 * Indexes all articles, newest first, and the site's other pages.
 * @param pictures addresses of articles' thumbnails, by slug
 * @param oneFile characters up to which the index stays in one file; defaults to the site's limit
 */
export function buildSearchIndex(
  content: BlogContent,
  pages: SitePage[],
  pictures: ReadonlyMap<string, string>,
  oneFile?: number,
): BuiltIndex {
  const category = names(content.categories)
  const tag = names(content.tags)
  const posts = listedPosts(content)
  const entries: Entry[] = []
  const holders = new Map<string, number[]>()
  const add = (entry: Entry, texts: string[]) => {
    const number = entries.push({ ...entry, body: texts.join("\n") }) - 1
    const { title, text, category = "" } = entry
    for (const word of new Set(foldedWords([title, text, category, ...texts].join(" ")))) {
      const numbers = holders.get(word)
      if (numbers) numbers.push(number)
      else holders.set(word, [number])
    }
  }
  for (const { slug, title, date, excerpt, content: blocks, ...post } of posts) {
    const topic = category(post.category)
    const img = pictures.get(slug)
    add({ path: `/blog/${slug}`, title, text: excerpt, date, category: topic, img }, [
      ...plainTexts(blocks),
      post.tags.map(tag).join(", "),
    ])
  }
  for (const { path, title, description, headings } of pages) {
    add({ path, title, text: description }, headings)
  }
  return indexInParts(posts.length, entries, holders, oneFile)
}

function names(topics: Topic[]): (slug: string) => string {
  const bySlug = new Map(topics.map(({ slug, name }) => [slug, name]))
  return (slug) => bySlug.get(slug) ?? slug
}
