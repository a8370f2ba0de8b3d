import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { RelatedLinks } from "../../sections/closing/RelatedLinks"
import * as grounds from "../../sections/grounds.module.css"
import { HangingCloths } from "../../sections/projects/HangingCloths"
import { PortfolioGrid } from "../../sections/projects/PortfolioGrid"
import { WorkOpening } from "../../sections/projects/WorkOpening"
import { NothingToShow } from "../../sections/services/NothingToShow"

/** /portfolio-two: eight pieces of work by craft, one craft twice (docs/specification.md#content-pages). */
export default function PortfolioTwo({
  data,
  pageContext,
}: PageProps<Queries.PortfolioTwoPageQuery, PageContext<"portfolio/PortfolioTwo">>) {
  const { two, kinds } = required(data.portfolio, "portfolio.json")
  const cards = data.allPortfolioTwoCard.nodes
  return (
    <>
      <WorkOpening
        title={pageContext.title}
        crumb={pageContext.crumb}
        text={two.text}
        kinds={kinds}
        current={pageContext.pagePath}
      >
        <HangingCloths />
      </WorkOpening>
      {cards.length > 0 ? <PortfolioGrid cards={cards} /> : <NothingToShow text={two.empty} />}
      <RelatedLinks ways={two.ways} />
      <CallToAction closing={two.closing} colours={grounds.indigo} />
    </>
  )
}

export const query = graphql`
  query PortfolioTwoPage {
    portfolio {
      kinds {
        ...WorkOpening
      }
      two {
        text
        empty
        ways {
          ...RelatedLinks
        }
        closing {
          ...CallToAction
        }
      }
    }
    allPortfolioTwoCard {
      nodes {
        ...PortfolioCard
      }
    }
  }
`
