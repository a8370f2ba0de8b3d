import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { TitleBar } from "../../sections/hero/TitleBar"
import { LegalText } from "../../sections/legal/LegalText"

/** /terms and /privacy. */
export default function Legal({
  data,
  pageContext,
}: PageProps<Queries.LegalPageQuery, PageContext<"other/Legal">>) {
  const page = required(data.legalPage, "legal.json")
  const site = required(data.siteInfo, "site.json")
  return (
    <>
      <TitleBar title={pageContext.title} crumb={pageContext.crumb} />
      <LegalText page={page} details={site} />
    </>
  )
}

export const query = graphql`
  query LegalPage($slug: String!) {
    legalPage(slug: { eq: $slug }) {
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
