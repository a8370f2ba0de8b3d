import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import type { CounterData } from "../../components/text/Counter"
import { SectionHeading } from "../../components/text/SectionHeading"
import { Counters } from "../proof/Counters"
import * as css from "./AboutFigures.module.css"

type AboutFiguresProps = {
  about: {
    readonly eyebrow: string
    readonly title: string
    /** Paragraph by paragraph. */
    readonly text: readonly string[]
    readonly img: PictureData
    readonly items: readonly CounterData[]
  }
  /** How long the figures count, in seconds (SPEC 9). */
  seconds: number
  /** Where the picture stands on wide screens. */
  look?: "left" | "right"
}

/** Who does this, and the figures that go with it (SPEC 2.5). */
export function AboutFigures({ about, seconds, look = "left" }: AboutFiguresProps) {
  const { eyebrow, title, text, img, items } = about
  return (
    <section className={`${css.band} ${css[look]}`} aria-labelledby="about-title">
      <Container className={css.inner}>
        <div className={css.picture}>
          <Picture picture={img} sizes="(min-width: 900px) 42vw, 92vw" className={css.img} />
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
        <Counters counters={items} seconds={seconds} />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment AboutFigures on LandingAbout {
    eyebrow
    title
    text
    img {
      ...HalfPicture
    }
    items {
      ...Counter
    }
  }
`
