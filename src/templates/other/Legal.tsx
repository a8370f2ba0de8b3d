import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import * as grounds from "../../sections/grounds.module.css"
import { TitlePoster } from "../../sections/hero/TitlePoster"
import { LegalSummary } from "../../sections/legal/LegalSummary"
import { LegalText } from "../../sections/legal/LegalText"

/** /terms and /privacy, each on a ground of its own. */
export default function Legal({
  data,
  pageContext,
}: PageProps<Queries.LegalPageQuery, PageContext<"other/Legal">>) {
  const page = required(data.legalPage, "legal.json")
  const site = required(data.siteInfo, "site.json")
  const ground = `night ${pageContext.slug === "privacy" ? grounds.forest : grounds.indigo}`
  return (
    <>
      <TitlePoster
        title={pageContext.title}
        {...(pageContext.crumb && { crumb: pageContext.crumb })}
        ground={ground}
      >
        <LegalSummary text={page.intro} />
      </TitlePoster>
      <LegalText page={page} details={site} ground={ground} />
    </>
  )
}

export const query = graphql`
  query LegalPage($slug: String!) {
    legalPage(slug: { eq: $slug }) {
      intro
      ...LegalText
    }
    siteInfo {
      name
      phones
      email
      address
    }
  }
`
