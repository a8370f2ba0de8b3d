import type { BlogContent, Post } from "../../src/build/blog/blogContent"

/** A blog post as the build reads it from data/. */
export function post(fields: Partial<Post>): Post {
  return {
    slug: "cloth",
    title: "Why kente",
    category: "business",
    tags: ["brand"],
    date: "2025-11-04",
    author: "Ama Serwaa",
    excerpt: "A few words on cloth.",
    content: [{ text: "Threads." }],
    sample: false,
    ...fields,
  }
}

/** A blog with one category and one tag. */
export function blogOf(posts: Post[]): BlogContent {
  return {
    posts,
    categories: [{ slug: "business", name: "Business" }],
    tags: [{ slug: "brand", name: "Brand" }],
  }
}
