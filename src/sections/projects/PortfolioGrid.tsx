import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { CardArrowLink } from "../../components/action/CardArrowLink"
import { MaybeLink } from "../../components/action/MaybeLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
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
 * How wide the pictures of eight cards in a row are drawn on wide screens. Frames that are narrower in shape than their
 * picture show a part of it, and the whole is wider than the frame.
 */
const widths = ["62vw", "57vw", "55vw", "56vw", "100vw", "37vw", "53vw", "83vw"]

/** On phones, where three of eight frames show a part: half of the labels and of the spread, most of the film's frame. */
const phoneWidths = ["79vw", "135vw", "79vw", "79vw", "112vw", "79vw", "125vw", "79vw"]

/**
 * Work by craft: a part of one project each, with its result and client, in frames of different shapes. The craft leads
 * to its service, the rest of a card to the project.
 */
export function PortfolioGrid({ cards }: { cards: readonly PortfolioCardData[] }) {
  return (
    <div className={css.band}>
      <Container>
        <ol className={css.grid} role="list">
          {cards.map((card, index) => (
            <li key={card.id} className={css.cell}>
              <Card
                card={card}
                first={index === 0}
                sizes={`(min-width: 40em) ${widths[index % widths.length]}, ${phoneWidths[index % phoneWidths.length]}`}
              />
            </li>
          ))}
        </ol>
      </Container>
    </div>
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
      <div className={css.words}>
        <p className={css.result}>
          <strong className={css.figure}>{result.figure}</strong>{" "}
          <span className={css.measure}>{result.text}</span>
        </p>
        <div className={css.craft}>
          <h2 className={css.title}>
            <MaybeLink to={service.link} className={css.service}>
              {service.title}
            </MaybeLink>
          </h2>
          <p className={css.project}>
            <CardArrowLink to={link}>{project}</CardArrowLink>{" "}
            <span className={css.client}>{client}</span>
          </p>
          <NoPage link={service.link} />
        </div>
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
