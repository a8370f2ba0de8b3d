import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import * as grounds from "../../sections/grounds.module.css"
import { TitlePoster } from "../../sections/hero/TitlePoster"
import { ComingPortfolio } from "../../sections/projects/ComingPortfolio"
import { CaseBrief } from "../../sections/projects/case/CaseBrief"
import { CaseCredits } from "../../sections/projects/case/CaseCredits"
import { CaseDecisions } from "../../sections/projects/case/CaseDecisions"
import { CaseOpening } from "../../sections/projects/case/CaseOpening"
import { CaseResult } from "../../sections/projects/case/CaseResult"
import { CaseScreens } from "../../sections/projects/case/CaseScreens"
import { CaseVoice } from "../../sections/projects/case/CaseVoice"

/** /single-portfolio: the coming-soon placeholder (docs/specification.md#content-pages), and one project as a case. */
export default function SinglePortfolio({
  data,
  pageContext,
}: PageProps<Queries.SinglePortfolioPageQuery, PageContext<"portfolio/SinglePortfolio">>) {
  const { single } = required(data.portfolio, "portfolio.json")
  const project = data.portfolioCase
  return (
    <>
      <TitlePoster
        title={pageContext.title}
        {...(pageContext.crumb && { crumb: pageContext.crumb })}
        ground={`night ${grounds.crimson}`}
      />
      <ComingPortfolio coming={single} />
      {project && (
        <>
          <section aria-labelledby="case-title">
            <CaseOpening id="case-title" opening={project} />
            <CaseBrief brief={project} />
            <CaseDecisions decisions={project.decisions} />
            <CaseScreens screens={project.screens} />
            <CaseResult result={project.result} />
            <CaseVoice voice={project.voice} />
            <CaseCredits credits={project.credits} />
          </section>
          <CallToAction closing={project.closing} colours={grounds.forest} />
        </>
      )}
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
    portfolioCase {
      ...CaseOpening
      ...CaseBrief
      decisions {
        ...CaseDecisions
      }
      screens {
        ...CaseScreen
      }
      result {
        ...CaseResult
      }
      voice {
        ...CaseVoice
      }
      credits {
        ...CaseCredits
      }
      closing {
        ...CallToAction
      }
    }
  }
`
