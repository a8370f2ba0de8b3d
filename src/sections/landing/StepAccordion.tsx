import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Accordion } from "../../components/disclosure/Accordion"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./StepAccordion.module.css"

type StepAccordionProps = {
  steps: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly { readonly title: string; readonly text: string }[]
  }
  /** What stands beside the words of each step. */
  pictures?: readonly ReactNode[]
}

/** Steps of which one is open, the first at the start, numbered as they are taken (SPEC 2.5, 4). */
export function StepAccordion({ steps: { eyebrow, title, items }, pictures }: StepAccordionProps) {
  return (
    <section className={css.band} aria-labelledby="steps-title">
      <Container className={css.inner}>
        <SectionHeading id="steps-title" eyebrow={eyebrow}>
          {title}
        </SectionHeading>
        <Accordion
          width={pictures ? "full" : "text"}
          items={items.map((item, index) => ({
            id: item.title,
            title: `${String(index + 1).padStart(2, "0")} ${item.title}`,
            content: (
              <div className={css.step}>
                <p>{item.text}</p>
                {pictures?.[index]}
              </div>
            ),
          }))}
        />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment StepAccordion on LandingSteps {
    eyebrow
    title
    items {
      title
      text
    }
  }
`
