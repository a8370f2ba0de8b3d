/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkBlog } from "../../../src/build/content/blog"
import { checkContent } from "../../../src/build/content/check"
import { linkTo } from "../../../src/build/links"
import { jpegHeader } from "../../support/pictureFile"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "blog-"))
  mkdirSync(join(folder, "images"))
  writeFileSync(join(folder, img.src), jpegHeader(1200, 800))
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

/** The check's messages about posts.json. */
function said(...posts: Fields[]): string[] {
  write("posts.json", posts)
  return checkContent(folder).filter((sentence) => sentence.startsWith("data/posts.json,"))
}

test("a valid article is not reported", () => {
  expect(said(article({}))).toEqual([])
})

test.each<[string, Fields, string]>([
  [
    "a change on a date that doesn't exist",
    { modified: "2025-11-31" },
    '"modified" must be a valid date, written as 2025-11-04',
  ],
  [
    "a change before the publication",
    { modified: "2025-11-03" },
    '"modified" is 2025-11-03, which is before the publication date, 2025-11-04',
  ],
  [
    "an unknown category",
    { category: "busness" },
    '"category" is "busness", which is not a slug in data/categories.json (known slugs: business)',
  ],
  [
    "an unknown tag",
    { tags: ["studio", "brands"] },
    '"tags[1]" is "brands", which is not a slug in data/tags.json (known slugs: studio)',
  ],
  ["no category", { category: undefined }, '"category" is missing'],
  ...["2026-02-30", "4 November 2025", "2025-1-1"].map((date): [string, Fields, string] => [
    `the date ${date}`,
    { date },
    '"date" must be a valid date, written as 2025-11-04',
  ]),
  ["no date", { date: undefined }, '"date" is missing'],
  ...["category", "page", "search", "tag"].map((slug): [string, Fields, string] => [
    `the slug ${slug}`,
    { slug },
    '"slug" can\'t be one of category, page, search, tag: the blog uses these in its own addresses',
  ]),
  ...["One", "one two", "one/two", "-one", "ɔdɔ"].map((slug): [string, Fields, string] => [
    `the slug ${slug}`,
    { slug },
    '"slug" may contain only lower-case letters, digits and single hyphens',
  ]),
  ["an empty slug", { slug: "" }, '"slug" is empty'],
  [
    "a block with two fields",
    { content: [{ text: "Threads." }, { text: "Threads.", quote: "Cloth." }] },
    '"content[1]" must hold exactly one of heading, text, list, quote, figure',
  ],
  [
    "a block with no field",
    { content: [{}] },
    '"content[0]" must hold exactly one of heading, text, list, quote, figure',
  ],
  ["an empty paragraph", { content: [{ text: " " }] }, '"content[0].text" is empty'],
  ["an empty list item", { content: [{ list: ["a", ""] }] }, '"content[0].list[1]" is empty'],
  [
    "a misspelt field in a block",
    { content: [{ text: "Threads.", heding: "Cloth" }] },
    '"heding" is not a field of "content[0]"; check the spelling',
  ],
  [
    "a link to a missing page",
    { content: [{ text: "See [us](/contact)." }] },
    '"content[0].text" has a broken link, "/contact": the site has no page "/contact"',
  ],
  [
    "a link to a missing article",
    { content: [{ list: ["a", "See [it](/blog/two)."] }] },
    '"content[0].list[1]" has a broken link, "/blog/two": the blog has no page "/blog/two"',
  ],
  [
    "an unclosed link",
    { content: [{ quote: "See [us](/contact-us." }] },
    '"content[0].quote" contains a malformed link; write it as [label](/path)',
  ],
  [
    "a link with a space",
    { content: [{ text: "See [us](/contact us)." }] },
    '"content[0].text" contains a malformed link; write it as [label](/path)',
  ],
  ...["contact-us", "javascript:alert", "http://example.com/", "mailto:a@b.example", ""].map(
    (to): [string, Fields, string] => [
      `the link ${to}`,
      { content: [{ text: `See [us](${to}).` }] },
      `"content[0].text" links to ${JSON.stringify(to)}; links must start with / or https://`,
    ],
  ),
  [
    "text in place of true for the sample",
    { sample: "yes" },
    '"sample" must be true or false, not "yes"',
  ],
])("the message about %s names file, item and field", (_, fields, sentence) => {
  expect(said(article(fields))).toEqual([`data/posts.json, item 1 "One": ${sentence}`])
})

test("of two articles with the same slug, the second is reported", () => {
  expect(said(article({}), article({ id: "two", title: "Two" }))).toEqual([
    'data/posts.json, item 2 "Two": "slug" "one" is already used by an earlier item',
  ])
})

test("of two sample articles, the second is reported", () => {
  const second = article({ id: "two", slug: "two", title: "Two", sample: true })
  expect(said(article({ sample: true }), second)).toEqual([
    'data/posts.json, item 2 "Two": "sample" is already true for an earlier article; /single-blog shows only one',
  ])
})

test("links to articles, categories and tags resolve", () => {
  const text = "[a](/blog/two) [b](/blog/category/business) [c](/blog/tag/studio) [d](/about)"
  const two = article({ id: "two", slug: "two", title: "Two" })
  expect(said(article({ content: [{ text }] }), two)).toEqual([])
  for (const path of ["/blog/two", "/blog/two#a", "/blog/tag/studio", "/blog/category/business"]) {
    expect(linkTo(path, folder)).toBe(path)
  }
  for (const path of ["/blog/three", "/blog/tag/brand", "/blog/page/2", "/blog-grid/page/1"]) {
    expect(() => linkTo(path, folder)).toThrow(`the blog has no page "${path}"`)
  }
})

test("a new article can be linked to right after it is added", () => {
  said(article({}))
  expect(() => linkTo("/blog/later", folder)).toThrow("broken link")
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

test("a reply to a missing comment is reported", () => {
  expect(repliesSaid({ id: "a" }, { id: "b", replyTo: "x" })).toEqual([
    'data/comments.json, item 2 "Of b": "replyTo" is "x", which is not the id of a comment',
  ])
})

test("every comment in a cycle of replies is reported, and a reply to the cycle is not", () => {
  expect(
    repliesSaid(
      { id: "a", replyTo: "b" },
      { id: "b", replyTo: "a" },
      { id: "c", replyTo: "a" },
      { id: "d", replyTo: "d" },
    ),
  ).toEqual([
    'data/comments.json, item 1 "Of a": "replyTo" is "b", which makes the comment a reply to itself',
    'data/comments.json, item 2 "Of b": "replyTo" is "a", which makes the comment a reply to itself',
    'data/comments.json, item 4 "Of d": "replyTo" is "d", which makes the comment a reply to itself',
  ])
})

test("an empty blog is valid", () => {
  for (const name of ["categories", "tags", "posts"]) write(`${name}.json`, [])
  expect(checkBlog(folder)).toEqual([])
})

test.each([
  ["broken", "[{"],
  ["not a list", "{}"],
  ["a list of other things", '[null, 3, "x", []]'],
])("the blog check leaves a file that is %s to the schema check", (_, text) => {
  writeFileSync(join(folder, "posts.json"), text)
  expect(checkBlog(folder)).toEqual([])
})
