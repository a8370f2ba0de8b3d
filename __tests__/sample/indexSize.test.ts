/** @jest-environment node */
import { createHash } from "node:crypto"
import { brotliCompressSync } from "node:zlib"
import own from "../../data/posts.json"
import { growPosts } from "../../scripts/lib/bench/posts.mjs"
import { readEntries, search } from "../../src/blog/searchIndex"
import type { Post } from "../../src/build/blog/blogContent"
import { buildSearchIndex } from "../../src/build/blog/searchIndex"
import { blogOf } from "../support/blog"

const posts = growPosts(own as never, 500) as unknown as Post[]
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8)
const pictures = new Map(posts.map(({ slug }) => [slug, `/static/${hashOf(slug)}/d7499/p.avif`]))
const { index, parts } = buildSearchIndex(blogOf(posts), [], pictures)

const brotli = (text: string) => brotliCompressSync(text).length

// With 5,000 articles (`npm run bench`) the limit is 150 KB: the parts are no larger, but there are more of them.
test.each(["a", "th", "the", "kente", "page", "payments", "zzz", posts[7]?.title ?? ""])(
  "with 500 articles, a search for %j downloads less than 50 KB",
  async (question) => {
    const fetched = new Map([["", JSON.stringify(index)]])
    const read = async (name: string) => {
      const text = parts.get(name) ?? ""
      fetched.set(name, text)
      return JSON.parse(text)
    }
    const numbers = (await search(index, question, read)) ?? []
    await readEntries(index, numbers.slice(0, 20), read)
    const bytes = [...fetched.values()].reduce((sum, text) => sum + brotli(text), 0)
    expect(bytes).toBeLessThan(50 * 1024)
  },
)
