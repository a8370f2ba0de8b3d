import { graphql } from "gatsby"
import { classes } from "../../../components/classes"
import { Picture, type PictureData } from "../../../components/media/Picture"
import { Slider } from "../../../components/media/Slider"
import { Container } from "../../../components/text/Container"
import { SectionHeading } from "../../../components/text/SectionHeading"
import type { IntroData } from "../../fragments"
import * as css from "./ServiceCarousel.module.css"

type ServiceCarouselProps = {
  services: IntroData & {
    readonly items: readonly {
      readonly title: string
      readonly text: string
      /** Shape of the picture. */
      readonly shape: "tall" | "low"
      readonly img: PictureData
    }[]
  }
  /** A ground of its own (docs/design.md#tokens). */
  ground?: "night"
}

/** A looping slider of services; breakpoints as in docs/specification.md#interpretations. */
export function ServiceCarousel({
  services: { eyebrow, title, text, items },
  ground,
}: ServiceCarouselProps) {
  if (items.length === 0) return null
  return (
    <section className={classes(css.band, ground)} aria-labelledby="carousel-title">
      <Container>
        <SectionHeading id="carousel-title" eyebrow={eyebrow} text={text}>
          {title}
        </SectionHeading>
      </Container>
      <Slider
        label={title}
        inView={{ 0: 1, 640: 1.5, 900: 1.5, 1400: 2.5 }}
        gap={30}
        loop
        bleed
        slides={items.map((item) => ({
          key: item.title,
          content: (
            <article className={css.service}>
              <Picture
                picture={item.img}
                sizes="(min-width: 87.5em) 34vw, (min-width: 40em) 58vw, 90vw"
                className={classes(css.img, item.shape === "tall" && css.tall)}
              />
              <div className={css.label}>
                <h3 className={css.title}>{item.title}</h3>
                <p className={css.text}>{item.text}</p>
              </div>
            </article>
          ),
        }))}
      />
    </section>
  )
}

export const query = graphql`
  fragment ServiceCarousel on ServiceCarousel {
    eyebrow
    title
    text
    items {
      title
      text
      shape
      img {
        ...HalfPicture
      }
    }
  }
`
