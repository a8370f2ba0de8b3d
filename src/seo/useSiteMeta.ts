import { graphql, useStaticQuery } from "gatsby"
import { siteConfig } from "../config"
import { must } from "../must"
import type { SiteMeta } from "./structured"

/** The agency's data and the site's public address. */
export function useSiteMeta(): SiteMeta {
  const { siteInfo } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      siteInfo {
        name
        tagline
        established
        email
        phones
        city
        country
      }
    }
  `)
  return { url: siteConfig.siteUrl, ...must(siteInfo, "site.json") }
}
