import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import * as css from "./ServiceFeatures.module.css"

type ServiceFeatureData = {
  readonly title: string
  readonly points: readonly string[]
}

/** The features of a service: blocks of points in large type, each with a woven mark. */
export function ServiceFeatures({ features }: { features: readonly ServiceFeatureData[] }) {
  if (features.length === 0) return null
  return (
    <div className={css.band}>
      <Container>
        <ul className={css.features} role="list">
          {features.map(({ title, points }) => (
            <li key={title} className={css.feature}>
              <h2 className={css.title}>{title}</h2>
              <ul className={css.points} role="list">
                {points.map((point) => (
                  <li key={point} className={css.point}>
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}

export const query = graphql`
  fragment ServiceFeature on ServiceFeature {
    title
    points
  }
`
