import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type LlmsSection, llmsSections, type Route, readRoutes } from "../../routes"
import { type BlogContent, listedPosts, readBlog } from "../blog/blogContent"

/** The newest only; the sitemap lists all articles. */
const ARTICLES = 20

type LlmsSite = {
  /** Public address, without a trailing slash. */
  url: string
  name: string
  tagline: string
  blurb: string
  email: string
  address: string
}

type Line = { title: string; path: string; description: string }

/**
 * Writes /llms.txt.
 * @param data path of data/
 * @param folder public/
 * @param url public address of the site
 */
export async function writeLlms(data: string, folder: string, url: string): Promise<void> {
  const site = JSON.parse(await readFile(join(data, "site.json"), "utf8"))
  await writeFile(
    join(folder, "llms.txt"),
    buildLlms({ ...site, url }, readRoutes(data), readBlog(data)),
  )
}

/** A short overview of the site in Markdown for language models (llmstxt.org). */
export function buildLlms(
  { url, name, tagline, blurb, email, address }: LlmsSite,
  pages: readonly Route[],
  blog: BlogContent,
): string {
  const articles = listedPosts(blog)
    .slice(0, ARTICLES)
    .map(({ slug, title, excerpt }) => ({ path: `/blog/${slug}`, title, description: excerpt }))
  const linesOf = (section: LlmsSection): Line[] => [
    ...pages.filter((page) => page.listed && page.section === section),
    ...(section === "Blog" ? articles : []),
    ...(section === "Optional" ? machineReadable : []),
  ]
  return `${[
    `# ${plain(name)}`,
    `> ${plain(tagline)}. ${plain(blurb)}`,
    `Contact: ${plain(email)}, ${plain(address)}.`,
    ...llmsSections.flatMap((section) => {
      const lines = linesOf(section).map((line) => listItem(line, url))
      return lines.length > 0 ? [`## ${section}\n\n${lines.join("\n")}`] : []
    }),
  ].join("\n\n")}\n`
}

const machineReadable: Line[] = [
  { title: "Feed", path: "/rss.xml", description: "The newest articles as RSS, in full." },
  { title: "Sitemap", path: "/sitemap-index.xml", description: "Every page, as XML." },
]

function listItem({ title, path, description }: Line, url: string): string {
  return `- [${plain(title).replace(/[[\]]/g, "\\$&")}](${url}${path}): ${plain(description)}`
}

/** Collapses whitespace, so that the text fits on one line. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
