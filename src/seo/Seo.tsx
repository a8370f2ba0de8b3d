import { graphql, useStaticQuery } from "gatsby"
import { Helmet } from "react-helmet"
import { siteConfig } from "../config"
import { buildMeta, type PageMeta } from "./buildMeta"

type SeoProps = PageMeta & {
  /** The layout's theme; its colours begin at <html>. Left out by a part of a page that only adds to its head. */
  theme?: string
}

/** The page's head. React Helmet owns it, alone (DESIGN "Behaviour"). */
export function Seo({ theme, ...page }: SeoProps) {
  const { siteInfo } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      siteInfo {
        name
        tagline
        email
        phones
      }
    }
  `)
  if (!siteInfo) throw new Error("data/site.json has not been read")
  const { title, meta, link, structured } = buildMeta(page, {
    url: siteConfig.siteUrl,
    ...siteInfo,
  })
  return (
    <Helmet
      htmlAttributes={theme ? { lang: "en", "data-theme": theme } : {}}
      title={title}
      meta={meta}
      link={link}
    >
      {(theme ? structured : []).map((item) => (
        <script key={String(item["@type"])} type="application/ld+json">
          {JSON.stringify(item)}
        </script>
      ))}
    </Helmet>
  )
}
