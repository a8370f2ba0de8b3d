import type { Card } from "./cards"
import type { Crumb } from "./pageKind"
import {
  breadcrumbs,
  fullAddress,
  type Item,
  organization,
  type SiteMeta,
  website,
} from "./structured"

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
      { property: "og:title", content: page.title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: page.title },
      { name: "twitter:description", content: page.description },
      ...(page.published ? [{ property: "article:published_time", content: page.published }] : []),
      ...(page.card ? pictureOf(page.card, site) : []),
      ...(page.indexed ? [] : [{ name: "robots", content: "noindex" }]),
    ],
    link: page.indexed ? [{ rel: "canonical", href: url }] : [],
    structured: page.indexed ? structuredOf(page, site) : [],
  }
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
