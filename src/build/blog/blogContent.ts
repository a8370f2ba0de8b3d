import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Block } from "../../blog/blocks"

/** A category or a tag. */
export type Topic = { slug: string; name: string }

export type Post = {
  slug: string
  title: string
  /** Slug of a category. */
  category: string
  /** Slugs of tags. */
  tags: string[]
  /** YYYY-MM-DD. */
  date: string
  /** Day of its last change, if there has been one. */
  modified?: string
  author: string
  excerpt: string
  content: Block[]
  /** The one that /single-blog shows, and no list. */
  sample: boolean
}

/** The blog's own of data/. Fields that lack or are of the wrong kind are empty: checkContent has told of them. */
export type BlogContent = { posts: Post[]; categories: Topic[]; tags: Topic[] }

const files = ["posts.json", "categories.json", "tags.json"] as const
const read = new Map<string, { stamp: string; content: BlogContent }>()

/** What the build must know of the blog beside its queries; read once for each state of the files. */
export function readBlog(folder: string): BlogContent {
  const stamp = files.map((name) => stampOf(join(folder, name))).join()
  const known = read.get(folder)
  if (known?.stamp === stamp) return known.content
  const [posts, categories, tags] = files.map((name) => readList(join(folder, name)))
  const content = {
    posts: (posts ?? []).map(toPost),
    categories: (categories ?? []).map(toTopic),
    tags: (tags ?? []).map(toTopic),
  }
  read.set(folder, { stamp, content })
  return content
}

/** Articles of the lists, newest first; the order of the templates' queries. */
export function listedPosts({ posts }: BlogContent): Post[] {
  return posts
    .filter(({ sample }) => !sample)
    .sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug))
}

/** When an article was last as it had not been before. */
export function lastChange({ date, modified = date }: Pick<Post, "date" | "modified">): string {
  return modified
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
  return `${mtimeMs}/${size}`
}

/** The groups of a list; none where the file is missing or broken, of which checkContent tells. */
export function readList(file: string): Record<string, unknown>[] {
  try {
    const list: unknown = JSON.parse(readFileSync(file, "utf8"))
    if (!Array.isArray(list)) return []
    return list.filter((item) => typeof item === "object" && item !== null && !Array.isArray(item))
  } catch {
    return []
  }
}

function toPost(item: Record<string, unknown>): Post {
  return {
    ...toTopic(item),
    title: text(item.title),
    category: text(item.category),
    tags: Array.isArray(item.tags) ? item.tags.map(text) : [],
    date: text(item.date),
    ...(typeof item.modified === "string" && { modified: item.modified }),
    author: text(item.author),
    excerpt: text(item.excerpt),
    content: Array.isArray(item.content) ? item.content.filter(Boolean) : [],
    sample: item.sample === true,
  }
}

function toTopic(item: Record<string, unknown>): Topic {
  return { slug: text(item.slug), name: text(item.name) }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
