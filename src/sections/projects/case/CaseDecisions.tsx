import { graphql } from "gatsby"
import { Container } from "../../../components/text/Container"
import { WovenNumeral } from "../../../components/text/WovenNumeral"
import type { TitledTextData } from "../../fragments"
import * as css from "./CaseDecisions.module.css"

type CaseDecisionsProps = {
  decisions: { readonly title: string; readonly items: readonly TitledTextData[] }
}

/** The decisions that mattered, one a row, each under its number in woven cloth. */
export function CaseDecisions({ decisions: { title, items } }: CaseDecisionsProps) {
  if (items.length === 0) return null
  return (
    <div className={`night ${css.band}`}>
      <Container>
        <h3 className={css.heading}>{title}</h3>
        <ol role="list">
          {items.map((decision, index) => (
            <li key={decision.title} className={css.decision}>
              <WovenNumeral number={index + 1} className={css.numeral} />
              <h4 className={css.title}>{decision.title}</h4>
              <p className={css.text}>{decision.text}</p>
            </li>
          ))}
        </ol>
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
