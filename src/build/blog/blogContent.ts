import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Block } from "../../blog/blocks"
import { cachedByFiles } from "../content/cachedByFiles"

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
  /** Date of the last change, if there has been one. */
  modified?: string
  author: string
  excerpt: string
  content: Block[]
  /** True for the sample article: it appears on /single-blog and in no list. */
  sample: boolean
}

/** The blog's files in data/. Missing or mistyped fields are empty; checkContent has already reported them. */
export type BlogContent = { posts: Post[]; categories: Topic[]; tags: Topic[] }

/** Names of these files. */
export const blogFiles = ["posts.json", "categories.json", "tags.json"] as const

/** What the build needs to know about the blog outside its queries; cached until one of the files changes. */
export const readBlog = cachedByFiles(blogFiles, (folder): BlogContent => {
  const [posts = [], categories = [], tags = []] = blogFiles.map((name) =>
    readList(join(folder, name)),
  )
  return {
    posts: posts.map(toPost),
    categories: categories.map(toTopic),
    tags: tags.map(toTopic),
  }
})

/** The articles that appear in lists, newest first, in the same order as the templates' queries. */
export function listedPosts({ posts }: BlogContent): Post[] {
  return posts
    .filter(({ sample }) => !sample)
    .sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug))
}

/** Date when an article last changed. */
export function lastChange({ date, modified = date }: Pick<Post, "date" | "modified">): string {
  return modified
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The objects in a list file; empty if the file is missing or invalid, which checkContent reports. */
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

/** A text; empty if the value is none. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
