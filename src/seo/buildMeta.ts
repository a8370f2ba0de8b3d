import type { Crumb } from "../components/action/Breadcrumbs"
import type { Card } from "./cards"
import { language } from "./language"
import {
  breadcrumbs,
  fullAddress,
  type Item,
  organization,
  type SiteMeta,
  website,
} from "./structured"

/** Path of the blog's feed, linked from every page. */
const FEED = "/rss.xml"

export type PageMeta = {
  /** Path of the page. */
  path: string
  /** The page's subject. */
  title: string
  description: string
  /** False adds noindex. */
  indexed: boolean
  /** The picture of shared links. Omitted by components that only override tags of their page. */
  card?: Card
  /** Short name for breadcrumbs, if the title is too long. */
  crumb?: string
  /** The pages between the homepage and this one. */
  parents?: readonly Crumb[]
  /** Publication date, YYYY-MM-DD; makes the page an article. */
  published?: string
  /** Date of the article's last change, YYYY-MM-DD. */
  modified?: string
}

export type HeadTags = {
  title: string
  meta: Record<string, string>[]
  link: Record<string, string>[]
  /** JSON-LD objects. */
  structured: Item[]
}

/** Builds the tags of a page's head from the data of the page and the site. */
export function buildMeta(page: PageMeta, site: SiteMeta): HeadTags {
  const isHome = page.path === "/"
  const url = fullAddress(page.path, site)
  return {
    title: isHome ? `${site.name} | ${page.title}` : `${page.title} | ${site.name}`,
    meta: [
      { name: "description", content: page.description },
      { property: "og:type", content: page.published ? "article" : "website" },
      { property: "og:site_name", content: site.name },
      { property: "og:locale", content: language.replace("-", "_") },
      { property: "og:title", content: page.title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      // Its title, description and picture are those of og:.
      { name: "twitter:card", content: "summary_large_image" },
      ...daysOf(page),
      ...(page.card ? pictureOf(page.card, site) : []),
      ...(page.indexed ? [] : [{ name: "robots", content: "noindex" }]),
    ],
    link: [
      ...(page.indexed ? [{ rel: "canonical", href: url }] : []),
      { rel: "alternate", type: "application/rss+xml", title: `${site.name} | Blog`, href: FEED },
    ],
    structured: page.indexed ? structuredOf(page, site) : [],
  }
}

function daysOf({ published, modified }: PageMeta): HeadTags["meta"] {
  if (!published) return []
  return [
    { property: "article:published_time", content: published },
    ...(modified ? [{ property: "article:modified_time", content: modified }] : []),
  ]
}

function pictureOf({ src, alt }: Card, site: SiteMeta): HeadTags["meta"] {
  return [
    { property: "og:image", content: fullAddress(src, site) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image:alt", content: alt },
  ]
}

/** The homepage describes the agency, every other page its place in the site. */
function structuredOf(page: PageMeta, site: SiteMeta): Item[] {
  if (page.path === "/") return [organization(site), website(site)]
  const { crumb: title = page.title, parents = [], path } = page
  return [breadcrumbs([...parents, { title, path }], site)]
}
