/** @jest-environment node */
import { fold, foldedWords } from "../../src/blog/fold"
import { parseIndex, searchPosts } from "../../src/blog/searchIndex"
import { buildSearchIndex } from "../../src/build/blog/searchIndex"
import { blogOf, post } from "../support/blog"

const index = buildSearchIndex(
  blogOf([
    post({
      slug: "cloth",
      title: "Why Ɔdɔ wears kente",
      category: "business",
      tags: ["brand"],
      content: [{ text: "A café in Nzɛma, [weavers](/team) and <b>bold</b> claims." }],
    }),
    post({
      slug: "speed",
      title: "Speed",
      category: "other",
      date: "2025-01-01",
      excerpt: "Fast pages.",
      tags: [],
    }),
    post({ slug: "hidden", title: "Kente sample", sample: true }),
  ]),
)

const found = (question: string) => searchPosts(index, question)?.map(({ path }) => path)

test.each([
  ["kente"],
  ["KENTE"],
  ["ken"],
  ["odo"],
  ["ɔdɔ"],
  ["ƆDƆ"],
  ["cafe"],
  ["CAFÉ"],
  ["nzema"],
  ["weavers"],
  ["Business"],
  ["Brand"],
  ["brand kente cafe"],
  ["  kente,   weavers! "],
  ["bold"],
])("%j finds the article that holds all of it", (question) => {
  expect(found(question)).toEqual(["/blog/cloth"])
})

test.each(["kente fast", "ente", "team", "zebra", "sample"])("%j finds nothing", (question) => {
  expect(found(question)).toEqual([])
})

test.each(["", "   ", "?!", "–"])("%j asks nothing", (question) => {
  expect(searchPosts(index, question)).toBeNull()
})

test("results stand in the order of the index, the newest first", () => {
  expect(index.map(({ path }) => path)).toEqual(["/blog/cloth", "/blog/speed"])
})

test("the index holds each word once, and no text twice", () => {
  for (const { words } of index) {
    const list = words.split(" ")
    expect(new Set(list).size).toBe(list.length)
  }
})

test.each([
  ["Ɔkɛseɛ", "okesee"],
  ["naïve Ŋ", "naive n"],
  ["Don’t", "dont"],
])("%s is folded to %s", (text, expected) => {
  expect(fold(text)).toBe(expected)
})

test("words are cut at everything that is neither letter nor digit", () => {
  expect(foldedWords("48 hours–or 2.5?")).toEqual(["48", "hours", "or", "2", "5"])
})

test("what is no article in an index is left out, and what is no index is refused", () => {
  const [first] = index
  expect(parseIndex([first, null, 3, {}, { ...first, path: "javascript:alert(1)" }])).toEqual([
    first,
  ])
  expect(() => parseIndex({})).toThrow("holds no list")
})
