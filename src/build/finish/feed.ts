import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Block } from "../../blog/blocks"
import type { PictureData } from "../../components/media/Picture"
import { language } from "../../seo/language"
import { lastChange, listedPosts, type Post, readBlog } from "../blog/blogContent"
import { articleHtml, type BuiltPicture, builtPicture } from "./articleHtml"
import { escapeMarkup } from "./escape"

/** Feed readers keep what they have seen, so the newest are enough. */
const ITEMS = 20

type FeedSite = {
  /** Public address, without a trailing slash. */
  url: string
  name: string
  tagline: string
}

/** An article as its page shows it. */
export type FeedItem = Omit<Post, "category" | "content"> & {
  /** Name of its category. */
  category: string
  content: readonly Block<PictureData>[]
  cover: BuiltPicture | null
}

/**
 * Writes /rss.xml.
 * @param data path of data/
 * @param folder public/, with the pages of the articles
 * @param url public address of the site
 */
export async function writeFeed(data: string, folder: string, url: string): Promise<void> {
  const { name, tagline } = JSON.parse(await readFile(join(data, "site.json"), "utf8"))
  const content = readBlog(data)
  const categories = new Map(content.categories.map((category) => [category.slug, category.name]))
  const items = await Promise.all(
    listedPosts(content)
      .slice(0, ITEMS)
      .map(async (post) => ({
        ...post,
        category: categories.get(post.category) ?? post.category,
        ...(await readPage(post.slug, folder)),
      })),
  )
  await writeFile(join(folder, "rss.xml"), buildFeed({ url, name, tagline }, items))
}

/** What only the built page knows: the article's resolved links and its cover's file. */
async function readPage(
  slug: string,
  folder: string,
): Promise<Pick<FeedItem, "content" | "cover">> {
  const file = join(folder, "page-data/blog", slug, "page-data.json")
  const { img, content } = JSON.parse(await readFile(file, "utf8")).result.data.post
  return { content, cover: builtPicture(img) }
}

/**
 * The blog as RSS 2.0, with full articles and absolute URLs. The output changes only when an article does, so that
 * conditional requests get "not modified" regardless of builds in between.
 * @param items the newest first
 */
export function buildFeed({ url, name, tagline }: FeedSite, items: readonly FeedItem[]): string {
  const latest = items.map(lastChange).sort().at(-1)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element("title", `${name} | Blog`),
    element("link", `${url}/blog`),
    element("description", tagline),
    element("language", language),
    latest ? element("lastBuildDate", httpDate(latest)) : "",
    `<atom:link href="${escapeXml(`${url}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => feedItem(item, url)),
    "</channel></rss>\n",
  ]
    .filter(Boolean)
    .join("\n")
}

function feedItem(item: FeedItem, url: string): string {
  const { slug, title, excerpt, date, author, category, content, cover } = item
  return [
    "<item>",
    element("title", title),
    element("link", `${url}/blog/${slug}`),
    element("guid", `${url}/blog/${slug}`),
    element("pubDate", httpDate(date)),
    element("dc:creator", author),
    element("category", category),
    element("description", excerpt),
    element("content:encoded", articleHtml(content, cover, url)),
    "</item>",
  ].join("")
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function httpDate(day: string): string {
  return new Date(day).toUTCString()
}

function escapeXml(text: string): string {
  // XML can't represent these characters, not even escaped.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  return escapeMarkup(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ""))
}
