import { buildFeed } from "../../src/build/finish/feed"
import { blogOf, post } from "../support/blog"

const site = { url: "https://adwene.example", name: "Adwene", tagline: "Brands & code" }

function read(feed: string) {
  const document = new DOMParser().parseFromString(feed, "text/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return document
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test("the feed lists articles newest first, with full addresses", () => {
  const feed = read(
    buildFeed(site, blogOf([post({ slug: "old", date: "2024-01-01" }), post({ slug: "new" })])),
  )
  expect(texts(feed, "item > link")).toEqual([
    "https://adwene.example/blog/new",
    "https://adwene.example/blog/old",
  ])
  expect(texts(feed, "item > guid")).toEqual(texts(feed, "item > link"))
  expect(texts(feed, "channel > link")).toContain("https://adwene.example/blog")
  expect(texts(feed, "item > pubDate")[0]).toBe("Tue, 04 Nov 2025 00:00:00 GMT")
  expect(texts(feed, "item > category")[0]).toBe("Business")
})

test("signs of markup in texts stay texts", () => {
  const title = `A <b>"bold"</b> & 'brave' ]]> claim \u0007`
  const feed = read(buildFeed(site, blogOf([post({ title })])))
  expect(texts(feed, "item > title")).toEqual([`A <b>"bold"</b> & 'brave' ]]> claim `])
  expect(texts(feed, "channel > description")).toEqual(["Brands & code"])
})

test("the sample article is not in the feed", () => {
  expect(texts(read(buildFeed(site, blogOf([post({ sample: true })]))), "item")).toEqual([])
})

test("a blog without articles has a feed all the same", () => {
  expect(texts(read(buildFeed(site, blogOf([]))), "channel > title")).toEqual(["Adwene | Blog"])
})

test("the feed holds the twenty newest", () => {
  const posts = Array.from({ length: 30 }, (_, index) => post({ slug: `post-${index}` }))
  expect(texts(read(buildFeed(site, blogOf(posts))), "item")).toHaveLength(20)
})
