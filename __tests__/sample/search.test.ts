/** @jest-environment node */
import texts from "../../data/blog.json"
import { search } from "../../src/blog/searchIndex"
import { readBlog } from "../../src/build/blog/blogContent"
import { buildSearchIndex } from "../../src/build/blog/searchIndex"

const { index } = buildSearchIndex(readBlog("data"), [], new Map(), Number.POSITIVE_INFINITY)
const examples = [...texts.search.hint.matchAll(/“([^”]+)”/g)].map(([, word = ""]) => word)

test.each(examples)("“%s”, which /blog/search suggests, finds an article", async (word) => {
  expect(await search(index, word, async () => null)).not.toEqual([])
})
