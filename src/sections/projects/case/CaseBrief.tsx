import { graphql } from "gatsby"
import { Container } from "../../../components/text/Container"
import type { TitledTextData } from "../../fragments"
import * as css from "./CaseBrief.module.css"

type CaseBriefProps = {
  brief: { readonly problem: TitledTextData; readonly constraint: TitledTextData }
}

/** What was wrong, large, and what could not be changed, hanging lower beside it. */
export function CaseBrief({ brief: { problem, constraint } }: CaseBriefProps) {
  return (
    <Container className={css.brief}>
      <div className={css.problem}>
        <h3 className={css.name}>{problem.title}</h3>
        <p className={css.text}>{problem.text}</p>
      </div>
      <div className={css.constraint}>
        <h3 className={css.name}>{constraint.title}</h3>
        <p className={css.text}>{constraint.text}</p>
      </div>
    </Container>
  )
}

export const query = graphql`
  fragment CaseBrief on PortfolioCase {
    problem {
      ...TitledText
    }
    constraint {
      ...TitledText
    }
  }
`
