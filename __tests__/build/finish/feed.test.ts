import { buildFeed, type FeedItem } from "../../../src/build/finish/feed"
import { post } from "../../support/blog"
import { sharpPicture } from "../../support/pictures"

const site = { url: "https://adwene.example", name: "Adwene", tagline: "Brands & code" }

const item = (fields: Partial<FeedItem> = {}): FeedItem => ({
  ...post({}),
  content: [{ text: "Threads." }],
  category: "Business",
  cover: null,
  ...fields,
})

function read(feed: string) {
  const document = new DOMParser().parseFromString(feed, "text/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return document
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test("the feed lists articles in order, with absolute URLs", () => {
  const feed = read(
    buildFeed(site, [item({ slug: "new" }), item({ slug: "old", date: "2024-01-01" })]),
  )
  expect(texts(feed, "item > link")).toEqual([
    "https://adwene.example/blog/new",
    "https://adwene.example/blog/old",
  ])
  expect(texts(feed, "item > guid")).toEqual(texts(feed, "item > link"))
  expect(texts(feed, "channel > link")).toContain("https://adwene.example/blog")
  expect(texts(feed, "item > pubDate")[0]).toBe("Tue, 04 Nov 2025 00:00:00 GMT")
  expect(texts(feed, "item > category")[0]).toBe("Business")
  expect(texts(feed, "channel > language")).toEqual(["en-GB"])
})

test("an article is complete in the feed: cover, headings, lists, quotes and absolute links", () => {
  const feed = read(
    buildFeed(site, [
      item({
        content: [
          { heading: "Ours & theirs" },
          { text: "[Ask us](/contact-us) or [them](https://example.org/)." },
          { list: ["one", "two"] },
          { quote: "No <b>loose</b> ends" },
          { figure: { img: sharpPicture("A loom."), caption: "[Ours](/team)." } },
        ],
        cover: { src: "/static/a.jpg", alt: 'A "box".', width: 1200, height: 800 },
      }),
    ]),
  )
  const [html = ""] = [...feed.getElementsByTagName("content:encoded")].map(
    ({ textContent }) => textContent ?? "",
  )
  const body = new DOMParser().parseFromString(html, "text/html").body
  expect(body.innerHTML).toBe(
    '<p><img src="https://adwene.example/static/a.jpg" alt="A &quot;box&quot;." width="1200" height="800"></p>' +
      "<h2>Ours &amp; theirs</h2>" +
      '<p><a href="https://adwene.example/contact-us">Ask us</a> or <a href="https://example.org/">them</a>.</p>' +
      "<ul><li>one</li><li>two</li></ul>" +
      "<blockquote><p>No &lt;b&gt;loose&lt;/b&gt; ends</p></blockquote>" +
      '<figure><img src="https://adwene.example/a-600.jpg" alt="A loom." width="600" height="400">' +
      '<figcaption><a href="https://adwene.example/team">Ours</a>.</figcaption></figure>',
  )
})

test("markup characters in texts are escaped", () => {
  const title = `A <b>"bold"</b> & 'brave' ]]> claim \u0007`
  const feed = read(buildFeed(site, [item({ title })]))
  expect(texts(feed, "item > title")).toEqual([`A <b>"bold"</b> & 'brave' ]]> claim `])
  expect(texts(feed, "channel > description")).toEqual(["Brands & code"])
})

test("the feed's date is that of the last changed article", () => {
  const old = item({ date: "2024-01-01", modified: "2025-12-01" })
  expect(texts(read(buildFeed(site, [item(), old])), "lastBuildDate")).toEqual([
    "Mon, 01 Dec 2025 00:00:00 GMT",
  ])
})

test("a blog without articles has a feed too", () => {
  expect(texts(read(buildFeed(site, [])), "channel > title")).toEqual(["Adwene | Blog"])
})
