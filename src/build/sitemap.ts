import type { PageContext } from "../routes"
import { lastChanges } from "./lastChanges"

type Page = { path: string; pageContext: Partial<PageContext> | null }

type ListedPage = { path: string; lastmod?: string }

type SitemapEntry = { url: string; lastmod?: string }

/** gatsby-plugin-sitemap's options: every indexable page except samples. */
export const sitemap = {
  output: "/",
  // robots.txt names it.
  createLinkInHead: false,
  query: "{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }",
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: Page[] } }): ListedPage[] => {
    const days = lastChanges("data")
    return allSitePage.nodes
      .filter(({ pageContext }) => pageContext?.indexed && pageContext.listed)
      .map(({ path }) => ({ path, lastmod: days.get(path) }))
  },
  // No changefreq or priority: search engines ignore them.
  serialize: ({ path, lastmod }: ListedPage): SitemapEntry => ({
    url: path,
    ...(lastmod && { lastmod }),
  }),
}
