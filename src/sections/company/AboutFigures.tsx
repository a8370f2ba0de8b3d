import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../components/media/Picture"
import type { CounterData } from "../../components/text/Counter"
import { EdgeGrid } from "../../components/text/EdgeGrid"
import { SectionHeading } from "../../components/text/SectionHeading"
import { Counters } from "../proof/Counters"
import * as css from "./AboutFigures.module.css"

type AboutFiguresProps = {
  about: {
    readonly eyebrow: string
    readonly title: string
    /** Paragraphs. */
    readonly text: readonly string[]
    readonly img: PictureData
    readonly items: readonly CounterData[]
  }
  /** Duration of the count-up, in seconds (docs/specification.md#constants). */
  seconds: number
  /**
   * "right": the picture runs off the page's right edge, with the counters in a row across the page; "portrait": the
   * same, for a picture that is higher than wide; "marks": the counters are large, below dashes like those of a route.
   */
  look: "right" | "portrait" | "marks"
}

/** An introduction to the agency, with a picture and counters. */
export function AboutFigures({ about, seconds, look }: AboutFiguresProps) {
  const { eyebrow, title, text, img, items } = about
  return (
    <EdgeGrid labelledBy="about-title" className={`${css.band} ${css[look]}`}>
      <div className={css.picture}>
        <Picture picture={img} sizes="(min-width: 56.25em) 55vw, 100vw" className={css.img} />
      </div>
      <div className={css.words}>
        <SectionHeading id="about-title" eyebrow={eyebrow}>
          {title}
        </SectionHeading>
        {text.map((paragraph) => (
          <p key={paragraph} className={css.text}>
            {paragraph}
          </p>
        ))}
      </div>
      {items.length > 0 && (
        <div className={css.figures}>
          <Counters counters={items} seconds={seconds} />
        </div>
      )}
    </EdgeGrid>
  )
}

export const query = graphql`
  fragment AboutFigures on LandingAbout {
    eyebrow
    title
    text
    items {
      ...Counter
    }
  }
`
