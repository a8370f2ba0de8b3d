import { graphql } from "gatsby"
import { useId } from "react"
import { Accordion } from "../../components/disclosure/Accordion"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./ContactFaq.module.css"

type ContactFaqProps = {
  faq: {
    readonly eyebrow?: string
    readonly title: string
    readonly text?: string
    /** The first half goes into the left column. */
    readonly items: readonly {
      readonly id: string
      readonly title: string
      readonly text: readonly string[]
    }[]
  }
}

/** An FAQ in two columns, with one answer open at a time across both (docs/specification.md#states). */
export function ContactFaq({ faq }: ContactFaqProps) {
  const group = useId()
  const { eyebrow, title, text, items } = faq
  if (items.length === 0) return null
  const half = Math.ceil(items.length / 2)
  const columns = [items.slice(0, half), items.slice(half)].filter(({ length }) => length > 0)
  return (
    <section className={css.band} aria-labelledby="contact-faq-title">
      <Container className={css.inner}>
        <SectionHeading
          id="contact-faq-title"
          {...(eyebrow && { eyebrow })}
          {...(text && { text })}
        >
          {title}
        </SectionHeading>
        <div className={css.columns}>
          {columns.map((column, index) => (
            <Accordion
              key={column[0]?.id}
              group={group}
              startsOpen={index === 0}
              items={column.map((item) => ({
                ...item,
                content: item.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
              }))}
            />
          ))}
        </div>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment ContactFaq on ContactFaq {
    title
    text
    items {
      id
      title
      text
    }
  }
`
