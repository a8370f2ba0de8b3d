import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type BlogContent, listedPosts, readBlog } from "../blog/blogContent"

/** Readers of feeds keep what they have seen: the newest are enough. */
const ITEMS = 20

type FeedSite = {
  /** Public address, without a trailing slash. */
  url: string
  name: string
  tagline: string
}

/**
 * Writes /rss.xml.
 * @param data path of data/
 * @param folder public/
 * @param url public address of the site
 */
export async function writeFeed(data: string, folder: string, url: string): Promise<void> {
  const { name, tagline } = JSON.parse(await readFile(join(data, "site.json"), "utf8"))
  await writeFile(join(folder, "rss.xml"), buildFeed({ url, name, tagline }, readBlog(data)))
}

/** The blog as RSS 2.0, newest first, with full addresses. */
export function buildFeed({ url, name, tagline }: FeedSite, content: BlogContent): string {
  const posts = listedPosts(content).slice(0, ITEMS)
  const categories = new Map(content.categories.map((category) => [category.slug, category.name]))
  const items = posts.map(({ slug, title, excerpt, date, author, category }) =>
    [
      "<item>",
      element("title", title),
      element("link", `${url}/blog/${slug}`),
      element("guid", `${url}/blog/${slug}`),
      element("pubDate", httpDate(date)),
      element("dc:creator", author),
      element("category", categories.get(category) ?? category),
      element("description", excerpt),
      "</item>",
    ].join(""),
  )
  const newest = posts[0] ? element("lastBuildDate", httpDate(posts[0].date)) : ""
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element("title", `${name} | Blog`),
    element("link", `${url}/blog`),
    element("description", tagline),
    element("language", "en-GB"),
    newest,
    `<atom:link href="${escapeXml(`${url}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>\n",
  ]
    .filter(Boolean)
    .join("\n")
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function httpDate(day: string): string {
  return new Date(day).toUTCString()
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

function escapeXml(text: string): string {
  return (
    text
      // Characters that XML knows no way to write.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant.
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => entities[character] ?? character)
  )
}
