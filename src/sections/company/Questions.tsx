import { graphql } from "gatsby"
import { Accordion } from "../../components/disclosure/Accordion"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./Questions.module.css"

type QuestionsProps = {
  faq: {
    readonly eyebrow?: string
    readonly title: string
    readonly items: readonly { readonly title: string; readonly text: readonly string[] }[]
  }
  /** "dyed": on a cloth in the fourth colour, with a larger heading. */
  look?: "dyed"
}

/** An FAQ beside a sticky heading. */
export function Questions({ faq, look }: QuestionsProps) {
  if (faq.items.length === 0) return null
  return (
    <section
      className={look ? `night ${css.band} ${css[look]}` : css.band}
      aria-labelledby="questions-title"
    >
      <Container className={css.inner}>
        <div className={css.heading}>
          <SectionHeading id="questions-title" {...(faq.eyebrow && { eyebrow: faq.eyebrow })}>
            {faq.title}
          </SectionHeading>
        </div>
        <Accordion
          items={faq.items.map(({ title, text }) => ({
            id: title,
            title,
            content: text.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          }))}
        />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Questions on LandingQuestions {
    eyebrow
    title
    items {
      title
      text
    }
  }
`
