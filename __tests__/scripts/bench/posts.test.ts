/** @jest-environment node */
import { growPosts } from "../../../scripts/lib/bench/posts.mjs"
import { foldedWords } from "../../../src/blog/fold"
import { contentFiles } from "../../../src/build/content/schemas"
import { fixtureList } from "../../support/fixtures"

const posts = growPosts(fixtureList("posts.json") as never, 30)

test("every generated article matches the schema", () => {
  for (const post of posts) {
    expect(() => contentFiles["posts.json"]?.schema.validateSync(post)).not.toThrow()
  }
})

test("generated articles have unique slugs, titles and dates, and none is the sample", () => {
  for (const field of ["id", "slug", "title", "date"]) {
    expect(new Set(posts.map((post) => post[field])).size).toBe(30)
  }
  expect(posts.filter(({ sample }) => sample)).toEqual([])
})

test("the generator is deterministic", () => {
  expect(growPosts(fixtureList("posts.json") as never, 30)).toEqual(posts)
})

test("more articles bring more distinct words", () => {
  const words = (some: object[]) => new Set(foldedWords(JSON.stringify(some))).size
  expect(words(posts)).toBeGreaterThan(words(posts.slice(0, 15)) * 1.1)
})
