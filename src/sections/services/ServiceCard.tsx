import { graphql } from "gatsby"
import { CardArrowLink } from "../../components/action/CardArrowLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { PictureFrames } from "../../components/media/PictureFrames"
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
  /** How the picture came to be, where scrolling shows it. */
  readonly frames?: Pick<PictureData, "src"> | null
}

type ServiceCardProps = {
  service: ServiceCardData
  /** The picture's `sizes` attribute. */
  sizes: string
  /** Its number in a numbered list. */
  number?: number
}

/** A service card; on hover the weave rises from the picture's lower edge (docs/design.md#signature-moves). */
export function ServiceCard({ service, sizes, number }: ServiceCardProps) {
  const { title, description, link, img, frames } = service
  return (
    <article className={css.card}>
      <ClothFrame>
        <Picture picture={img} sizes={sizes} className={css.img} />
        {frames && <PictureFrames frames={frames} picture={img} />}
      </ClothFrame>
      {number !== undefined && (
        <span className={css.number} aria-hidden="true">
          {twoDigits(number)}
        </span>
      )}
      <div className={css.words}>
        <h3 className={css.title}>
          <CardArrowLink to={link}>{title}</CardArrowLink>
        </h3>
        <p className={css.text}>{description}</p>
        <NoPage link={link} />
      </div>
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
