import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { CallToAction } from "../sections/closing/CallToAction"
import { NothingToShow } from "../sections/offer/NothingToShow"
import { PortfolioEntries } from "../sections/offer/PortfolioEntries"
import { TitleBar } from "../sections/opening/TitleBar"

/** /portfolio-one: three projects, one under the other (SPEC 2.5). */
export default function PortfolioOne({
  data,
  pageContext,
}: PageProps<Queries.PortfolioOnePageQuery, PageContext>) {
  const { one } = must(data.portfolio, "portfolio.json")
  const entries = data.allPortfolioEntry.nodes
  return (
    <>
      <TitleBar title={pageContext.title} text={one.text} />
      {entries.length > 0 ? (
        <PortfolioEntries entries={entries} />
      ) : (
        <NothingToShow text={one.empty} />
      )}
      <CallToAction closing={one.closing} />
    </>
  )
}

export const query = graphql`
  query PortfolioOnePage {
    portfolio {
      one {
        text
        empty
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
