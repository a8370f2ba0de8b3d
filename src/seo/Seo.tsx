import { Helmet } from "react-helmet"
import { buildMeta, type PageMeta } from "./buildMeta"
import { language } from "./language"
import { StructuredData } from "./StructuredData"
import { useSiteMeta } from "./useSiteMeta"

type SeoProps = PageMeta & {
  /** The layout's theme; its colours begin at <html>. Left out by a part of a page that only adds to its head. */
  theme?: string
}

/** The page's head. React Helmet owns it, alone (DESIGN "Behaviour"). */
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
