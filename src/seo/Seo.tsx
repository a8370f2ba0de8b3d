import { Helmet } from "react-helmet"
import { buildMeta, type PageMeta } from "./buildMeta"
import { language } from "./language"
import { StructuredData } from "./StructuredData"
import { useSiteMeta } from "./useSiteMeta"

type SeoProps = PageMeta & {
  /** The layout's theme, set on <html>. Omitted where a part of a page only overrides tags. */
  theme?: string
}

/** The tags of the page's head; written by React Helmet only. */
export function Seo({ theme, ...page }: SeoProps) {
  const { title, meta, link, structured } = buildMeta(page, useSiteMeta())
  return (
    <>
      <Helmet
        htmlAttributes={theme ? { lang: language, "data-theme": theme } : {}}
        title={title}
        meta={meta}
        link={link}
      />
      {theme && <StructuredData items={() => structured} />}
    </>
  )
}
