export type PageMeta = {
  /** Path of the page. */
  path: string
  /** The page's subject. */
  title: string
  description: string
  /** False keeps it out of search results. */
  indexed: boolean
}

export type SiteMeta = {
  /** Public address, without a trailing slash. */
  url: string
  name: string
  tagline: string
  email: string
  phones: readonly string[]
}

export type HeadTags = {
  title: string
  meta: Record<string, string>[]
  link: Record<string, string>[]
  /** JSON-LD objects. */
  structured: Record<string, unknown>[]
}

/** Shared links show this picture; 1200 × 630 in static/. */
const CARD = "/social-card.jpg"

/** The tags of a page's head, from what is known of page and site. */
export function buildMeta(page: PageMeta, site: SiteMeta): HeadTags {
  const isHome = page.path === "/"
  const url = isHome ? `${site.url}/` : site.url + page.path
  const title = isHome ? `${site.name} | ${page.title}` : `${page.title} | ${site.name}`
  const shared: HeadTags["meta"] = [
    { name: "description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: site.url + CARD },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ]
  if (!page.indexed) {
    return {
      title,
      meta: [...shared, { name: "robots", content: "noindex" }],
      link: [],
      structured: [],
    }
  }
  return {
    title,
    meta: shared,
    link: [{ rel: "canonical", href: url }],
    structured: isHome ? [organization(site), website(site)] : [breadcrumbs(page, site)],
  }
}

function organization(site: SiteMeta) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icons/icon-512x512.png`,
    description: site.tagline,
    email: site.email,
    telephone: site.phones[0],
    address: { "@type": "PostalAddress", addressLocality: "Accra", addressCountry: "GH" },
  }
}

function website(site: SiteMeta) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: `${site.url}/`,
  }
}

function breadcrumbs(page: PageMeta, site: SiteMeta) {
  const step = (position: number, name: string, path: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: site.url + path,
  })
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [step(1, "Home", "/"), step(2, page.title, page.path)],
  }
}
