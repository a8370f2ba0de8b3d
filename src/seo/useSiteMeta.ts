import { graphql, useStaticQuery } from "gatsby"
import { siteConfig } from "../config"
import { required } from "../required"
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
  return { url: siteConfig.siteUrl, ...required(siteInfo, "site.json") }
}
