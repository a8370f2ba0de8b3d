import { graphql } from "gatsby"
import type { ComponentProps } from "react"
import { FeatureStrips } from "../../components/service/FeatureStrips"
import { Container } from "../../components/text/Container"
import * as css from "./ServiceIntro.module.css"

type ServiceIntroProps = Pick<ComponentProps<typeof FeatureStrips>, "features"> & {
  /** Heading of the text; omitted where the h1 says the same. */
  title?: string
  /** Paragraphs; the first is set larger. */
  description: readonly string[]
  /** The service's number and the total. */
  place?: { readonly number: number; readonly total: number }
}

/** A service's description, beside strips of cloth with its features. */
export function ServiceIntro({ title, description, place, features }: ServiceIntroProps) {
  return (
    <Container className={css.intro}>
      <div className={css.words}>
        {title && <h2 className={css.title}>{title}</h2>}
        {place && (
          <p className={css.place}>
            <span className={css.number}>{place.number}</span>{" "}
            <span className={css.total}>of {place.total}</span>
          </p>
        )}
        {description.map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
      <FeatureStrips headingLevel={2} features={features} />
    </Container>
  )
}

export const query = graphql`
  fragment ServiceFeature on ServiceFeature {
    title
    points
  }
`
