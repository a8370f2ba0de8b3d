import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Route, routes, type TemplateName } from "../../routes"
import { type BlogContent, listedPosts, readBlog } from "../blog/blogContent"

/** The newest only; the sitemap lists all articles. */
const ARTICLES = 20

/** Headings, in order. In this format, "Optional" marks what can be skipped when the context is short. */
const sections = [
  "The agency",
  "Services",
  "Work",
  "Blog",
  "Homepages by trade",
  "Optional",
] as const

type Section = (typeof sections)[number]

/** The section for each template's pages; null for pages that the route table does not list. */
const sectionOf: Record<TemplateName, Section | null> = {
  About: "The agency",
  BlogCategory: null,
  BlogGrid: "Optional",
  BlogList: "Blog",
  BlogPost: null,
  BlogSearch: null,
  BlogTag: null,
  ComingSoon: null,
  Contact: "The agency",
  Designs: "Homepages by trade",
  FaqPage: "The agency",
  FoldedProjectsPage: "Work",
  Home: "The agency",
  HomeFive: "Homepages by trade",
  HomeFour: "Homepages by trade",
  HomeSeven: "Homepages by trade",
  HomeSix: "Homepages by trade",
  HomeThree: "Homepages by trade",
  HomeTwo: "Homepages by trade",
  ItService: "Services",
  Legal: "Optional",
  NotFound: null,
  PortfolioOne: "Work",
  PortfolioTwo: "Work",
  PricingPage: "The agency",
  ProjectsPage: "Work",
  ResetPassword: null,
  SampleService: "Services",
  ServiceList: "Services",
  ServicesPage: "Services",
  SignIn: null,
  SignUp: null,
  SingleBlog: null,
  SinglePortfolio: null,
  Team: "The agency",
  TeamMember: "The agency",
  TestimonialPage: "The agency",
  VerificationSent: null,
  VerifyEmail: null,
}

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
  await writeFile(join(folder, "llms.txt"), buildLlms({ ...site, url }, routes, readBlog(data)))
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
  const linesOf = (section: Section): Line[] => [
    ...pages.filter((page) => page.listed && sectionOf[page.template] === section),
    ...(section === "Blog" ? articles : []),
    ...(section === "Optional" ? machineReadable : []),
  ]
  return `${[
    `# ${plain(name)}`,
    `> ${plain(tagline)}. ${plain(blurb)}`,
    `Contact: ${plain(email)}, ${plain(address)}.`,
    ...sections.flatMap((section) => {
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
