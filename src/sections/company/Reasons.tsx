import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { type CoverPictureData, coverPicture } from "../../components/media/coverPicture"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { TitledTextData } from "../fragments"
import * as css from "./Reasons.module.css"

type ReasonsProps = {
  reasons: {
    readonly eyebrow: string
    readonly title: string
    readonly img: PictureData
    /** What comes before it, one below the other, as scrolling winds its band round (Reasons.module.css). */
    readonly frames?: CoverPictureData | null
    readonly items: readonly TitledTextData[]
  }
}

/** Why choose us: a list of reasons beside a picture that breaks the margin. */
export function Reasons({ reasons }: ReasonsProps) {
  return (
    <section className={`night ${css.band}`} aria-labelledby="reasons-title" data-crossed="true">
      <div
        className={css.picture}
        // The styles fetch it when the page is scrolled.
        style={{ "--before": coverPicture(reasons.frames) } as CSSProperties}
      >
        <Picture
          picture={reasons.img}
          sizes="(min-width: 56.25em) 54vw, (min-width: 40em) 43vw, 100vw"
          className={css.img}
        />
      </div>
      <Container>
        <div className={css.body}>
          <SectionHeading id="reasons-title" eyebrow={reasons.eyebrow}>
            {reasons.title}
          </SectionHeading>
          <dl className={css.list}>
            {reasons.items.map(({ title, text }) => (
              <div key={title} className={css.item}>
                <dt className={css.title}>{title}</dt>
                <dd className={css.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Reasons on HomeReasons {
    eyebrow
    title
    img {
      ...SmoothPicture
    }
    frames {
      ...FramesPicture
    }
    items {
      ...TitledText
    }
  }
`
