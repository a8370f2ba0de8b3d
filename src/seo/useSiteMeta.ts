import { graphql, useStaticQuery } from "gatsby"
import { siteConfig } from "../config"
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
      }
    }
  `)
  if (!siteInfo) throw new Error("data/site.json has not been read")
  return { url: siteConfig.siteUrl, ...siteInfo }
}
