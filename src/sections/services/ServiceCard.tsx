import { graphql } from "gatsby"
import { CardArrowLink } from "../../components/action/CardArrowLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { twoDigits } from "../../components/text/twoDigits"
import { NoPage } from "./NoPage"
import * as css from "./ServiceCard.module.css"

export type ServiceCardData = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** "" until the service's page exists; null if it will never have one. */
  readonly link: string | null
  readonly img: PictureData
}

type ServiceCardProps = {
  service: ServiceCardData
  /** The picture's `sizes` attribute. */
  sizes: string
  /** True for the first picture on a page (see Picture). */
  first?: boolean
  /** Its number in a numbered list. */
  number?: number
  /** Level of the title, one below the heading above the card. */
  headingLevel?: 2 | 3
}

/** A service card; on hover the weave slides over a third of the picture (docs/design.md#signature-moves). */
export function ServiceCard({
  service,
  sizes,
  first = false,
  number,
  headingLevel = 3,
}: ServiceCardProps) {
  const { title, description, link, img } = service
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.card}>
      <ClothFrame>
        <Picture picture={img} first={first} sizes={sizes} className={css.img} />
      </ClothFrame>
      {number !== undefined && (
        <span className={css.number} aria-hidden="true">
          {twoDigits(number)}
        </span>
      )}
      <Heading className={css.title}>
        <CardArrowLink to={link}>{title}</CardArrowLink>
      </Heading>
      <p className={css.text}>{description}</p>
      <NoPage link={link} />
    </article>
  )
}

export const query = graphql`
  fragment ServiceCard on ServiceCard {
    id: jsonId
    title
    description
    link
    img {
      ...CardPicture
    }
  }
  fragment LargeServiceCard on ServiceCard {
    id: jsonId
    title
    description
    link
    img {
      ...HalfPicture
    }
  }
`
