import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import type { TitledTextData } from "../fragments"
import * as css from "./Credentials.module.css"
import * as knots from "./Knots.module.css"

type CredentialsProps = {
  qualifications: {
    readonly title: string
    readonly items: readonly {
      readonly year: string
      readonly title: string
      readonly text: string
    }[]
  }
  attributes: {
    readonly title: string
    readonly items: readonly TitledTextData[]
  }
}

/** A team member's qualifications on a timeline, beside their attributes. */
export function Credentials({ qualifications, attributes }: CredentialsProps) {
  return (
    <Container className={css.columns}>
      <section aria-labelledby="qualifications-title">
        <h2 id="qualifications-title" className={css.title}>
          {qualifications.title}
        </h2>
        <ol className={knots.thread} role="list">
          {qualifications.items.map(({ year, title, text }) => (
            <li key={title} className={`${knots.knot} ${css.year}`}>
              <p className={css.numeral}>{year}</p>
              <h3 className={css.name}>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="attributes-title">
        <h2 id="attributes-title" className={css.title}>
          {attributes.title}
        </h2>
        <dl className={css.attributes}>
          {attributes.items.map(({ title, text }) => (
            <div key={title} className={css.attribute}>
              <dt className={css.name}>{title}</dt>
              <dd className={css.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  )
}

export const query = graphql`
  fragment Credentials on TeamProfile {
    qualifications {
      title
      items {
        year
        title
        text
      }
    }
    attributes {
      title
      items {
        ...TitledText
      }
    }
  }
`
