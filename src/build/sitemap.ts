import type { PageContext } from "../routes"

type Page = { path: string; pageContext: Partial<PageContext> | null }

type SitemapEntry = { url: string; lastmod?: string }

/** gatsby-plugin-sitemap's options: every page that search engines may show, and no other. */
export const sitemap = {
  output: "/",
  // robots.txt names it.
  createLinkInHead: false,
  query: "{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }",
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: Page[] } }): Page[] =>
    allSitePage.nodes.filter(({ pageContext }) => pageContext?.indexed),
  // No frequency and no priority: search engines don't read them.
  serialize: ({ path, pageContext }: Page): SitemapEntry => ({
    url: path,
    ...(pageContext?.published && { lastmod: pageContext.published }),
  }),
}
