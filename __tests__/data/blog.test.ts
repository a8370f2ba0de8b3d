/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkBlog } from "../../src/build/content/blog"
import { checkContent } from "../../src/build/content/check"
import { linkTo } from "../../src/build/links"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "blog-"))
  mkdirSync(join(folder, "images"))
  writeFileSync(join(folder, img.src), "")
  write("categories.json", [{ id: "b", slug: "business", name: "Business" }])
  write("tags.json", [{ id: "s", slug: "studio", name: "Studio" }])
  write("comments.json", [])
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, content: unknown) {
  writeFileSync(join(folder, name), JSON.stringify(content))
}

type Fields = Record<string, unknown>

const img = { src: "images/loom.jpg", alt: "A loom." }

function article(fields: Fields): Fields {
  return {
    id: "one",
    slug: "one",
    title: "One",
    category: "business",
    tags: ["studio"],
    date: "2025-11-04",
    author: "Ama",
    img,
    excerpt: "A few words.",
    content: [{ text: "Threads." }],
    ...fields,
  }
}

/** What the check says of posts.json alone. */
function said(...posts: Fields[]): string[] {
  write("posts.json", posts)
  return checkContent(folder).filter((sentence) => sentence.startsWith("data/posts.json,"))
}

test("a good article is told of in no sentence", () => {
  expect(said(article({}))).toEqual([])
})

test.each<[string, Fields, string]>([
  [
    "a change on a day that there is not",
    { modified: "2025-11-31" },
    '"modified" must be a day of the calendar, written as 2025-11-04',
  ],
  [
    "a change before the publication",
    { modified: "2025-11-03" },
    '"modified" is 2025-11-03, which is before its publication on 2025-11-04',
  ],
  [
    "a category that nobody knows",
    { category: "busness" },
    '"category" is "busness", which data/categories.json does not have; known are business',
  ],
  [
    "a tag that nobody knows",
    { tags: ["studio", "brands"] },
    '"tags[1]" is "brands", which data/tags.json does not have; known are studio',
  ],
  ["no category", { category: undefined }, '"category" is missing'],
  ...["2026-02-30", "4 November 2025", "2025-1-1"].map((date): [string, Fields, string] => [
    `the date ${date}`,
    { date },
    '"date" must be a day of the calendar, written as 2025-11-04',
  ]),
  ["no date", { date: undefined }, '"date" is missing'],
  ...["category", "page", "search", "tag"].map((slug): [string, Fields, string] => [
    `the slug ${slug}`,
    { slug },
    '"slug" can\'t be one of category, page, search, tag: the blog has pages of that name',
  ]),
  ...["One", "one two", "one/two", "-one", "ɔdɔ"].map((slug): [string, Fields, string] => [
    `the slug ${slug}`,
    { slug },
    '"slug" must be of small letters, digits and single hyphens',
  ]),
  ["an empty slug", { slug: "" }, '"slug" is empty'],
  [
    "a part of two kinds",
    { content: [{ text: "Threads." }, { text: "Threads.", quote: "Cloth." }] },
    '"content[1]" must hold exactly one of heading, text, list, quote',
  ],
  [
    "a part of no kind",
    { content: [{}] },
    '"content[0]" must hold exactly one of heading, text, list, quote',
  ],
  ["an empty paragraph", { content: [{ text: " " }] }, '"content[0].text" is empty'],
  ["an empty point", { content: [{ list: ["a", ""] }] }, '"content[0].list[1]" is empty'],
  [
    "a misspelt kind",
    { content: [{ text: "Threads.", heding: "Cloth" }] },
    '"heding" is not a field of "content[0]"; check its spelling',
  ],
  [
    "a link to no page",
    { content: [{ text: "See [us](/contact)." }] },
    '"content[0].text" "/contact" leads to no page: src/routes.ts has no path "/contact"',
  ],
  [
    "a link to no article",
    { content: [{ list: ["a", "See [it](/blog/two)."] }] },
    '"content[0].list[1]" "/blog/two" leads to no page: the blog has no "/blog/two"',
  ],
  [
    "a link that is not closed",
    { content: [{ quote: "See [us](/contact-us." }] },
    '"content[0].quote" holds a link that is not written as [label](/path)',
  ],
  [
    "a link with a space",
    { content: [{ text: "See [us](/contact us)." }] },
    '"content[0].text" holds a link that is not written as [label](/path)',
  ],
  ...["contact-us", "javascript:alert", "http://example.com/", "mailto:a@b.example", ""].map(
    (to): [string, Fields, string] => [
      `the link ${to}`,
      { content: [{ text: `See [us](${to}).` }] },
      `"content[0].text" links to ${JSON.stringify(to)}; a link begins with / or https://`,
    ],
  ),
  ["a sample that is a word", { sample: "yes" }, '"sample" must be true or false, not "yes"'],
])("%s gives one sentence with file, item and field", (_, fields, sentence) => {
  expect(said(article(fields))).toEqual([`data/posts.json, item 1 "One": ${sentence}`])
})

test("two articles of the same slug are told, the second by name", () => {
  expect(said(article({}), article({ id: "two", title: "Two" }))).toEqual([
    'data/posts.json, item 2 "Two": "slug" "one" is used before',
  ])
})

test("two sample articles are told", () => {
  const second = article({ id: "two", slug: "two", title: "Two", sample: true })
  expect(said(article({ sample: true }), second)).toEqual([
    'data/posts.json, item 2 "Two": "sample" is true for an article before; /single-blog shows one',
  ])
})

test("links to articles, categories and tags are known", () => {
  const text = "[a](/blog/two) [b](/blog/category/business) [c](/blog/tag/studio) [d](/about)"
  const two = article({ id: "two", slug: "two", title: "Two" })
  expect(said(article({ content: [{ text }] }), two)).toEqual([])
  for (const path of ["/blog/two", "/blog/two#a", "/blog/tag/studio", "/blog/category/business"]) {
    expect(linkTo(path, folder)).toBe(path)
  }
  for (const path of ["/blog/three", "/blog/tag/brand", "/blog/page/2", "/blog-grid/page/1"]) {
    expect(() => linkTo(path, folder)).toThrow(`the blog has no "${path}"`)
  }
})

test("an article that has just been added can be linked to at once", () => {
  said(article({}))
  expect(() => linkTo("/blog/later", folder)).toThrow("leads to no page")
  said(article({}), article({ id: "later", slug: "later" }))
  expect(linkTo("/blog/later", folder)).toBe("/blog/later")
})

function repliesSaid(...comments: Fields[]): string[] {
  write("posts.json", [])
  write(
    "comments.json",
    comments.map((comment) => ({ author: `Of ${comment.id}`, ...comment })),
  )
  return checkBlog(folder)
}

test("a reply to a comment that is not there is told", () => {
  expect(repliesSaid({ id: "a" }, { id: "b", replyTo: "x" })).toEqual([
    'data/comments.json, item 2 "Of b": "replyTo" is "x", which is no comment\'s id',
  ])
})

test("replies in a circle are told, each of them, and who answers one of them is not", () => {
  expect(
    repliesSaid(
      { id: "a", replyTo: "b" },
      { id: "b", replyTo: "a" },
      { id: "c", replyTo: "a" },
      { id: "d", replyTo: "d" },
    ),
  ).toEqual([
    'data/comments.json, item 1 "Of a": "replyTo" is "b", which leads back to itself',
    'data/comments.json, item 2 "Of b": "replyTo" is "a", which leads back to itself',
    'data/comments.json, item 4 "Of d": "replyTo" is "d", which leads back to itself',
  ])
})

test("an empty blog is right", () => {
  for (const name of ["categories", "tags", "posts"]) write(`${name}.json`, [])
  expect(checkBlog(folder)).toEqual([])
})

test.each([
  ["broken", "[{"],
  ["no list", "{}"],
  ["strange", '[null, 3, "x", []]'],
])("a file that is %s is left to its own sentence", (_, text) => {
  writeFileSync(join(folder, "posts.json"), text)
  expect(checkBlog(folder)).toEqual([])
})
