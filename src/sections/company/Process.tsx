import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { ActionData, TitledTextData } from "../fragments"
import * as css from "./Process.module.css"

type ProcessProps = {
  process: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly TitledTextData[]
    readonly action: ActionData
  }
}

/**
 * The steps of our process: strips of cloth, the first with the heading. The page's thread joins them as a ribbon
 * (docs/design.md#signature-moves).
 */
export function Process({ process }: ProcessProps) {
  if (process.items.length === 0) return null
  return (
    <section aria-labelledby="process-title">
      <Container className={css.inner} crossed>
        <div className={`bold ${css.opening}`}>
          <SectionHeading id="process-title" eyebrow={process.eyebrow}>
            {process.title}
          </SectionHeading>
          {process.action.to && (
            <p className={css.action}>
              <ButtonLink to={process.action.to}>{process.action.label}</ButtonLink>
            </p>
          )}
        </div>
        <ol className={css.steps} role="list">
          {process.items.map(({ title, text }, index) => (
            <li key={title} className={css.step}>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Process on HomeProcess {
    eyebrow
    title
    items {
      ...TitledText
    }
    action {
      ...Action
    }
  }
`
