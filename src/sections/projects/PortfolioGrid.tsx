import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { CardArrowLink } from "../../components/action/CardArrowLink"
import { MaybeLink } from "../../components/action/MaybeLink"
import { classes } from "../../components/classes"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { NoPage } from "../services/NoPage"
import * as css from "./PortfolioGrid.module.css"

type PortfolioCardData = {
  readonly id: string
  /** The craft; several cards may show the same one. */
  readonly service: { readonly title: string; readonly link: string | null }
  readonly project: string
  readonly client: string
  readonly result: { readonly figure: string; readonly text: string }
  readonly img: PictureData
  /** The part of the picture that its frame shows: 0 is the left edge, 100 the right one. */
  readonly focus: number
  readonly link: string | null
}

/**
 * Eight cards in a row, one below the other: the place of each in the quilt, the cloth of its block and how wide its
 * picture is drawn on wide screens and on phones, where a frame that is narrower in shape than its picture shows a part.
 */
const fields = [
  { place: css.beside, cloth: css.gold, wide: "64vw", phone: "100vw" },
  { place: css.half, cloth: css.crimson, wide: "50vw", phone: "100vw" },
  { place: css.half, cloth: css.indigo, wide: "50vw", phone: "120vw" },
  { place: css.mirrored, cloth: css.forest, wide: "60vw", phone: "120vw" },
  { place: css.across, cloth: undefined, wide: "100vw", phone: "100vw" },
  { place: css.half, cloth: css.gold, wide: "50vw", phone: "100vw" },
  { place: css.half, cloth: css.forest, wide: "54vw", phone: "107vw" },
  { place: css.beside, cloth: css.indigo, wide: "64vw", phone: "100vw" },
] as const

/**
 * Work by craft: a part of one project each, beside its craft and its result on a block of colour, from edge to edge of
 * the window. The craft leads to its service, the rest of a card to the project.
 */
export function PortfolioGrid({ cards }: { cards: readonly PortfolioCardData[] }) {
  return (
    <ol className={css.quilt} role="list">
      {cards.map((card, index) => {
        const { place, cloth, wide, phone } = fields[index % fields.length] ?? fields[0]
        return (
          <li key={card.id} className={classes(css.cell, place, cloth)}>
            <Card card={card} first={index === 0} sizes={`(min-width: 48em) ${wide}, ${phone}`} />
          </li>
        )
      })}
    </ol>
  )
}

type CardProps = { card: PortfolioCardData; first: boolean; sizes: string }

function Card({ card, first, sizes }: CardProps) {
  const { service, project, client, result, img, focus, link } = card
  return (
    <article className={css.card}>
      <ClothFrame>
        <div className={css.crop} style={{ "--focus": `${focus}%` } as CSSProperties}>
          <Picture picture={img} first={first} sizes={sizes} className={css.img} />
        </div>
      </ClothFrame>
      <div className={css.block}>
        <div>
          <h2 className={css.title}>
            <MaybeLink to={service.link} className={css.service}>
              {service.title}
            </MaybeLink>
          </h2>
          <NoPage link={service.link} />
        </div>
        <p className={css.result}>
          <strong
            className={css.figure}
            style={{ "--characters": result.figure.length } as CSSProperties}
          >
            {result.figure}
          </strong>{" "}
          <span className={css.measure}>{result.text}</span>
        </p>
        <p className={css.project}>
          <CardArrowLink to={link}>{project}</CardArrowLink>{" "}
          <span className={css.client}>{client}</span>
        </p>
      </div>
    </article>
  )
}

export const query = graphql`
  fragment PortfolioCard on PortfolioTwoCard {
    id: jsonId
    service {
      title
      link
    }
    project
    client
    result {
      ...ProjectResult
    }
    img {
      ...HeroPicture
    }
    focus
    link
  }
  fragment ProjectResult on ProjectResult {
    figure
    text
  }
`
