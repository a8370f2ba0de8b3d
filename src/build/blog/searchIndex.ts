import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { plainText } from "../../blog/blocks"
import { foldedWords } from "../../blog/fold"
import { type IndexedPost, SEARCH_INDEX } from "../../blog/searchIndex"
import { type BlogContent, listedPosts, readBlog } from "./blogContent"

/** gatsby-node's onPostBootstrap: the index that /blog/search asks for, in builds and on the dev server alike. */
export async function writeSearchIndex({ store }: ParentSpanPluginArgs) {
  const { program } = store.getState() as { program: { directory: string } }
  const index = buildSearchIndex(readBlog(join(program.directory, "data")))
  const folder = join(program.directory, "public")
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, SEARCH_INDEX), JSON.stringify(index))
}

/** Articles, newest first, with the words by which they are found. */
export function buildSearchIndex(content: BlogContent): IndexedPost[] {
  const category = names(content.categories)
  const tag = names(content.tags)
  return listedPosts(content).map((post) => {
    const { slug, title, date, excerpt } = post
    const topics = [category(post.category), ...post.tags.map(tag)]
    const all = [title, excerpt, ...topics, plainText(post.content)].join(" ")
    return {
      path: `/blog/${slug}`,
      title,
      date,
      category: category(post.category),
      excerpt,
      words: [...new Set(foldedWords(all))].join(" "),
    }
  })
}

function names(topics: BlogContent["tags"]): (slug: string) => string {
  const bySlug = new Map(topics.map(({ slug, name }) => [slug, name]))
  return (slug) => bySlug.get(slug) ?? slug
}
