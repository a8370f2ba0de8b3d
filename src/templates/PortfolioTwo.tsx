import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { CallToAction } from "../sections/closing/CallToAction"
import { TitleBar } from "../sections/opening/TitleBar"
import { PortfolioGrid } from "../sections/projects/PortfolioGrid"
import { NothingToShow } from "../sections/services/NothingToShow"

/** /portfolio-two: eight service cards in two columns, one of them twice (SPEC 2.5). */
export default function PortfolioTwo({
  data,
  pageContext,
}: PageProps<Queries.PortfolioTwoPageQuery, PageContext>) {
  const { two } = must(data.portfolio, "portfolio.json")
  const cards = data.allPortfolioTwoCard.nodes
  return (
    <>
      <TitleBar title={pageContext.title} text={two.text} />
      {cards.length > 0 ? <PortfolioGrid cards={cards} /> : <NothingToShow text={two.empty} />}
      <CallToAction closing={two.closing} />
    </>
  )
}

export const query = graphql`
  query PortfolioTwoPage {
    portfolio {
      two {
        text
        empty
        closing {
          ...CallToAction
        }
      }
    }
    allPortfolioTwoCard {
      nodes {
        id: jsonId
        service {
          ...LargeServiceCard
        }
      }
    }
  }
`
