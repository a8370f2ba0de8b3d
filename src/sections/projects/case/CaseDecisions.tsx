import { graphql } from "gatsby"
import { DecisionList } from "../../../components/case/DecisionList"
import { Container } from "../../../components/text/Container"
import type { TitledTextData } from "../../fragments"
import * as css from "./CaseDecisions.module.css"

type CaseDecisionsProps = {
  decisions: { readonly title: string; readonly items: readonly TitledTextData[] }
}

/** The decisions that mattered. */
export function CaseDecisions({ decisions: { title, items } }: CaseDecisionsProps) {
  if (items.length === 0) return null
  return (
    <div className={`night ${css.band}`}>
      <Container>
        <h3 className={css.heading}>{title}</h3>
        <DecisionList decisions={items} />
      </Container>
    </div>
  )
}

export const query = graphql`
  fragment CaseDecisions on CaseDecisions {
    title
    items {
      ...TitledText
    }
  }
`
