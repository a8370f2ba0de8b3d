/** @jest-environment node */
import { fold, foldedWords } from "../../src/blog/fold"
import { asIndex, readEntries, type SearchIndex, search } from "../../src/blog/searchIndex"
import { buildSearchIndex } from "../../src/build/blog/searchIndex"
import { blogOf, post } from "../support/blog"

const content = blogOf([
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
])
const pages = [
  { path: "/faq", title: "Questions", description: "What a speed test is.", headings: ["Hosting"] },
]

const img = "/static/1a/480/p.avif"
const pictures = new Map([["cloth", img]])

/** The same content in a single file, and in as many parts as possible. */
const built = {
  "one file": buildSearchIndex(content, pages, pictures),
  parts: buildSearchIndex(content, pages, pictures, 0),
}

describe.each(Object.entries(built))("an index in %s", (_, { index, parts }) => {
  const reads: string[] = []
  const read = async (name: string) => {
    reads.push(name)
    return JSON.parse(parts.get(name) ?? "null")
  }
  const found = async (question: string) => {
    const numbers = await search(index, question, read)
    return numbers && (await readEntries(index, numbers, read)).map(({ path }) => path)
  }

  test.each([
    ["kente"],
    ["KENTE"],
    ["ken"],
    ["k"],
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
    ["kente kente"],
    ["Kentes’ BRANDS"],
    ["bold"],
  ])("%j finds the article that contains every word", async (question) => {
    expect(await found(question)).toEqual(["/blog/cloth"])
  })

  test.each([
    "kente fast",
    "kenten",
    "brandss",
    "ente",
    "team",
    "zebra",
    "sample",
    "constructor",
    "__proto__ kente zebra",
  ])("%j finds nothing", async (question) => {
    expect(await found(question)).toEqual([])
  })

  test.each(["", "   ", "?!", "–"])("%j is no query, and reads nothing", async (question) => {
    reads.length = 0
    expect(await search(index, question, read)).toBeNull()
    expect(reads).toEqual([])
  })

  test("articles come first, newest before older, then the site's other pages", async () => {
    expect(await found("a")).toEqual(["/blog/cloth", "/faq"])
    expect(await found("speed")).toEqual(["/blog/speed", "/faq"])
    expect(index).toMatchObject({ articles: 2, entries: 3 })
  })

  test.each(["questions", "test", "hosting"])(
    "a page is found by its title, description and headings: %s",
    async (question) => {
      expect(await found(question)).toEqual(["/faq"])
    },
  )

  test("an entry has the texts that its words were found in, and its picture, if it has one", async () => {
    const [cloth, speed, faq] = await readEntries(index, [0, 1, 2], read)
    expect([cloth?.img, speed?.img, faq?.img]).toEqual([img, undefined, undefined])
    expect(cloth?.body).toBe("A café in Nzɛma, weavers and <b>bold</b> claims.\nBrand")
    expect(faq?.body).toBe("Hosting")
  })

  test("an index that came over the network is accepted", () => {
    expect(asIndex(JSON.parse(JSON.stringify(index)))).toEqual(index)
  })
})

/** More words than one part holds start with "pen", and with "compan". */
const many = ["pen", "compan"].flatMap((start) =>
  Array.from({ length: 9000 }, (_, place) => `${start}${1000 + place}`),
)
const articles = {
  "/blog/one": "A company with one box, one hero, one class, one pen.",
  "/blog/two": "A companion, boxing, heroic; classical pencils. Princes are new.",
  "/blog/more": many.join(" "),
}
const worded = blogOf(
  Object.entries(articles).map(([path, text]) =>
    post({ slug: path.slice(6), content: [{ text }] }),
  ),
)

describe.each([
  ["one file", Number.POSITIVE_INFINITY],
  ["parts, of which others hold the singular, or none", 0],
])("a plural that is searched for in %s", (_, oneFile) => {
  const { index, parts } = buildSearchIndex(worded, [], new Map(), oneFile)
  const read = async (name: string) => JSON.parse(parts.get(name) ?? "null")

  test.each([
    ["companies", ["/blog/one"]],
    ["boxes", ["/blog/one"]],
    ["heroes", ["/blog/one"]],
    ["classes", ["/blog/one"]],
    ["pens", ["/blog/one"]],
    ["pencils", ["/blog/two"]],
    ["news", []],
    ["princess", []],
  ])("finds its singular, but no longer word: %s in %j", async (question, paths) => {
    const found = (await search(index, question, read)) ?? []
    expect((await readEntries(index, found, read)).map(({ path }) => path)).toEqual(paths)
  })
})

test("a small index is one file", () => {
  expect(built["one file"].parts.size).toBe(0)
})

test("indexes with the same content share an address, others don't", () => {
  const folder = (some: typeof pages) =>
    buildSearchIndex(content, some, pictures, 0).index.parts?.folder
  expect(folder(pages)).toBe(folder([...pages]))
  expect(folder(pages)).not.toBe(folder([]))
})

const whole: SearchIndex = built["one file"].index
const divided: SearchIndex = built.parts.index

test.each([
  ["plain text", "<!doctype html>"],
  ["a list", []],
  ["null", null],
  ["an unrelated object", {}],
  ["an index without words", { ...whole, words: undefined }],
  ["an index without entries", { ...whole, shown: undefined }],
  ["an index whose words are strings", { ...whole, words: { kente: "0" } }],
  ["an index whose parts are elsewhere", withParts({ folder: "//elsewhere.example" })],
  ["an index whose parts hold no entries", withParts({ entriesEach: 0 })],
  ["an index whose letters are numbers", withParts({ letters: [1] })],
  ["an index whose whole words are missing", withParts({ whole: undefined })],
])("%s is rejected", (_, answer) => {
  expect(() => asIndex(answer)).toThrow("is malformed")
})

function withParts(fields: object) {
  return { ...divided, parts: { ...divided.parts, ...fields } }
}

test.each([
  ["an entry too many", [99]],
  ["a run beyond the last entry", [0, -1e12]],
  ["half an entry", [0.5]],
  ["a string", ["0"]],
])("a word that refers to %s is rejected", async (_, postings) => {
  const index = { ...whole, words: { kente: postings as number[] } }
  await expect(search(index, "kente", async () => null)).rejects.toThrow("is malformed")
})

test.each([
  ["no list", {}],
  ["no entry", [3]],
  ["an entry that leads elsewhere", [{ ...whole.shown?.[0], path: "//elsewhere.example" }]],
  ["an entry that is a script", [{ ...whole.shown?.[0], path: "javascript:alert(1)" }]],
])("a part with %s is rejected", async (_, part) => {
  await expect(readEntries(divided, [0], async () => part)).rejects.toThrow("is malformed")
})

test.each(["//elsewhere.example/a.avif", "https://elsewhere.example/a.avif", "data:,", 7, null])(
  "a picture that is elsewhere is not shown: %j",
  async (elsewhere) => {
    const part = [{ ...whole.shown?.[0], img: elsewhere }]
    const [entry] = await readEntries(divided, [0], async () => part)
    expect(entry).toMatchObject({ path: "/blog/cloth", img: undefined })
  },
)

test.each([
  ["Ɔkɛseɛ", "okesee"],
  ["naïve Ŋ", "naive n"],
  ["Don’t", "dont"],
])("%s is folded to %s", (text, expected) => {
  expect(fold(text)).toBe(expected)
})

test("words are split at everything but letters and digits", () => {
  expect(foldedWords("48 hours–or 2.5?")).toEqual(["48", "hours", "or", "2", "5"])
})
