import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./FeatureBoxes.module.css"

type FeatureBoxesProps = {
  features: {
    readonly title: string
    readonly items: readonly {
      readonly id: string
      readonly title: string
      readonly description: string
      readonly img: PictureData
    }[]
  }
  /** "row": side by side under one rule; "stairs": each on a higher step than the last. */
  look?: "row" | "stairs"
}

/** Features, each with a small woven icon. */
export function FeatureBoxes({ features: { title, items }, look = "row" }: FeatureBoxesProps) {
  if (items.length === 0) return null
  return (
    <section className={`${css.band} ${css[look]}`} aria-labelledby="features-title">
      <Container className={css.inner}>
        <h2 id="features-title" className={css.heading}>
          {title}
        </h2>
        <ul className={css.features} role="list">
          {items.map(({ id, title: name, description, img }) => (
            <li key={id} className={css.feature}>
              <Picture picture={img} className={css.sign} />
              <h3 className={css.title}>{name}</h3>
              <p className={css.text}>{description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment FeatureBoxes on LandingFeatures {
    title
    items {
      id
      title
      description
      img {
        ...LogoPicture
      }
    }
  }
`
