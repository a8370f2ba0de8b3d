import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { RelatedLinks } from "../../sections/closing/RelatedLinks"
import * as grounds from "../../sections/grounds.module.css"
import { HangingCloths } from "../../sections/projects/HangingCloths"
import { PortfolioEntries } from "../../sections/projects/PortfolioEntries"
import { WorkOpening } from "../../sections/projects/WorkOpening"
import { NothingToShow } from "../../sections/services/NothingToShow"

/** /portfolio-one: three projects, one below the other (docs/specification.md#content-pages). */
export default function PortfolioOne({
  data,
  pageContext,
}: PageProps<Queries.PortfolioOnePageQuery, PageContext<"portfolio/PortfolioOne">>) {
  const { one, kinds } = required(data.portfolio, "portfolio.json")
  const entries = data.allPortfolioEntry.nodes
  return (
    <>
      <WorkOpening
        title={pageContext.title}
        crumb={pageContext.crumb}
        text={one.text}
        kinds={kinds}
        current={pageContext.pagePath}
      >
        <HangingCloths />
      </WorkOpening>
      {entries.length > 0 ? (
        <PortfolioEntries entries={entries} />
      ) : (
        <NothingToShow text={one.empty} />
      )}
      <RelatedLinks ways={one.ways} />
      <CallToAction closing={one.closing} colours={grounds.crimson} />
    </>
  )
}

export const query = graphql`
  query PortfolioOnePage {
    portfolio {
      kinds {
        ...WorkOpening
      }
      one {
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
    allPortfolioEntry {
      nodes {
        ...PortfolioEntry
      }
    }
  }
`
