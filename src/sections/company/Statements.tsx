import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { type CoverPictureData, coverPicture } from "../../components/media/coverPicture"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import type { TitledTextData } from "../fragments"
import { MissionLoom, type MissionLoomData } from "./MissionLoom"
import * as css from "./Statements.module.css"

type StatementsProps = {
  mission: TitledTextData & MissionLoomData
  vision: TitledTextData & {
    readonly img: PictureData
    /** What comes before it, one below the other, as scrolling draws its band on (Statements.module.css). */
    readonly frames?: CoverPictureData | null
  }
}

/** Mission and vision side by side, the second's picture as far as the window's edge. */
export function Statements({ mission, vision }: StatementsProps) {
  return (
    <Container className={css.pair} crossed>
      <article className={css.first}>
        <MissionLoom mission={mission} sizes="(min-width: 40em) 38vw, 93vw" />
        <Statement statement={mission} />
      </article>
      <article
        className={css.second}
        // The styles fetch it when the page is scrolled.
        style={{ "--before": coverPicture(vision.frames) } as CSSProperties}
      >
        <Picture picture={vision.img} sizes="(min-width: 40em) 64vw, 93vw" />
        <Statement statement={vision} />
      </article>
    </Container>
  )
}

function Statement({ statement }: { statement: TitledTextData }) {
  return (
    <>
      <h2 className={css.title}>{statement.title}</h2>
      <p className={css.text}>{statement.text}</p>
    </>
  )
}

export const query = graphql`
  fragment Mission on HomeMission {
    title
    text
    ...MissionLoom
  }
  fragment Statement on HomeStatement {
    title
    text
    img {
      ...SmoothPicture
    }
    frames {
      ...FramesPicture
    }
  }
`
