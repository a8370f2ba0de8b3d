import type { Card } from "./cards"
import { language } from "./language"
import type { Crumb } from "./pageKind"
import {
  breadcrumbs,
  fullAddress,
  type Item,
  organization,
  type SiteMeta,
  website,
} from "./structured"

/** Address of the blog's feed, which every page tells of. */
const FEED = "/rss.xml"

export type PageMeta = {
  /** Path of the page. */
  path: string
  /** The page's subject. */
  title: string
  description: string
  /** False keeps it out of search results. */
  indexed: boolean
  /** What a shared link shows. Left out by a part of a page that only adds to its head. */
  card?: Card
  /** Its name in breadcrumbs, when the title is too long for that. */
  crumb?: string
  /** The pages between the homepage and this one. */
  parents?: readonly Crumb[]
  /** Day of publication, YYYY-MM-DD: makes it an article. */
  published?: string
  /** Day of the last change of an article. */
  modified?: string
}

export type HeadTags = {
  title: string
  meta: Record<string, string>[]
  link: Record<string, string>[]
  /** JSON-LD objects. */
  structured: Item[]
}

/** The tags of a page's head, from what is known of page and site. */
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
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: page.title },
      { name: "twitter:description", content: page.description },
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
  const picture = fullAddress(src, site)
  return [
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: picture },
    { name: "twitter:image:alt", content: alt },
  ]
}

/** The homepage says who the agency is, every other page where it stands. */
function structuredOf(page: PageMeta, site: SiteMeta): Item[] {
  if (page.path === "/") return [organization(site), website(site)]
  const { crumb: title = page.title, parents = [], path } = page
  return [breadcrumbs([...parents, { title, path }], site)]
}
