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
  /** "" while its page is still to come; null when there is to be none. */
  readonly link: string | null
  readonly img: PictureData
}

type ServiceCardProps = {
  service: ServiceCardData
  /** Which width the picture has at which window width. */
  sizes: string
  /** True for a card that stands first on its page (see Picture). */
  first?: boolean
  /** Its number in a list that counts. */
  number?: number
  /** Level of its heading, one below the heading above it. */
  headingLevel?: 2 | 3
}

/** A service as a card of cloth: the weave slides in behind the picture (BRAND "Signature moves"). */
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
