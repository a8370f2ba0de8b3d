import { graphql, useStaticQuery } from "gatsby"
import { siteConfig } from "../config"
import { must } from "../must"
import type { SiteMeta } from "./structured"

/** The agency, and the address under which its site is public. */
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
