import { graphql } from "gatsby"
import { Seam } from "../../components/media/Seam"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./NextSteps.module.css"

type NextStepsProps = {
  next: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly {
      readonly when: string
      readonly title: string
      readonly text: string
    }[]
  }
}

/**
 * What happens to a message, in steps along the cord of the telephone beside the form
 * (docs/design.md#signature-moves).
 */
export function NextSteps({ next: { eyebrow, title, items } }: NextStepsProps) {
  if (items.length === 0) return null
  return (
    <section className={`night ${css.band}`} aria-labelledby="next-title">
      <Seam />
      <Container>
        <SectionHeading id="next-title" eyebrow={eyebrow}>
          {title}
        </SectionHeading>
        <ol className={css.steps} role="list">
          {items.map((step) => (
            <li key={step.title} className={css.step}>
              <p className={css.when}>{step.when}</p>
              <h3 className={css.title}>{step.title}</h3>
              <p className={css.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment NextSteps on ContactNext {
    eyebrow
    title
    items {
      when
      title
      text
    }
  }
`
