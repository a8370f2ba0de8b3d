import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { TitleBar } from "../../sections/hero/TitleBar"
import { ComingPortfolio } from "../../sections/projects/ComingPortfolio"

/** /single-portfolio: the coming-soon placeholder (docs/specification.md#content-pages). */
export default function SinglePortfolio({
  data,
  pageContext,
}: PageProps<Queries.SinglePortfolioPageQuery, PageContext<"portfolio/SinglePortfolio">>) {
  const { single } = required(data.portfolio, "portfolio.json")
  return (
    <>
      <TitleBar title={pageContext.title} crumb={pageContext.crumb} />
      <ComingPortfolio coming={single} />
    </>
  )
}

export const query = graphql`
  query SinglePortfolioPage {
    portfolio {
      single {
        ...ComingPortfolio
      }
    }
  }
`
