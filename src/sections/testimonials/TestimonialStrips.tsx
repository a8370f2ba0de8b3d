import { graphql } from "gatsby"
import { type CSSProperties, useId } from "react"
import { MaybeLink } from "../../components/action/MaybeLink"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { Stars } from "../../components/text/Stars"
import * as css from "./TestimonialStrips.module.css"
import type { TestimonialData } from "./testimonial"

type StripData = TestimonialData & {
  /** What we did for the author, if it may be told. */
  readonly work: {
    readonly project: string
    readonly bought: string
    readonly value: string
    readonly label: string
    readonly mark: PictureData
    readonly link: string | null
  } | null
}

type TestimonialStripsProps = {
  /** What the radio buttons choose from, for screen readers. */
  label: string
  testimonials: readonly StripData[]
  /** Shown when there are no testimonials. */
  empty: string
}

/**
 * Client testimonials as the strips of a cloth, all readable at once. On wide screens one strip is wide: the chosen one, or
 * the one that the pointer or the keyboard's focus is in. Radio buttons choose, so it works before any script.
 */
export function TestimonialStrips({ label, testimonials, empty }: TestimonialStripsProps) {
  const group = useId()
  if (testimonials.length === 0) {
    return (
      <Container className={css.empty}>
        <p>{empty}</p>
      </Container>
    )
  }
  return (
    <fieldset
      className={`whole ${css.cloth}`}
      style={
        {
          "--count": testimonials.length,
          "--letters": Math.max(...testimonials.map(letters)),
          "--figures": Math.max(1, ...testimonials.map(({ work }) => work?.value.length ?? 0)),
        } as CSSProperties
      }
    >
      <legend className="visually-hidden">{label}</legend>
      {testimonials.map((testimonial, index) => (
        <div key={testimonial.id} className={css.strip}>
          <input
            type="radio"
            name={group}
            className={css.choice}
            aria-label={`Widen ${testimonial.author}`}
            defaultChecked={index === 0}
          />
          <Strip testimonial={testimonial} first={index === 0} />
        </div>
      ))}
    </fieldset>
  )
}

/** How many characters a strip has to wrap. */
function letters({ text, author, designation, work }: StripData): number {
  const words = [text, author, designation]
  if (work) words.push(work.project, work.bought, work.label)
  return words.join("").length
}

function Strip({
  testimonial: { rating, text, author, designation, img, work },
  first,
}: {
  testimonial: StripData
  first: boolean
}) {
  return (
    <figure className={css.figure}>
      {work && (
        <p className={css.result}>
          <span className={css.value}>{work.value}</span> <span>{work.label}</span>
        </p>
      )}
      <blockquote className={css.quote}>{text}</blockquote>
      {work && (
        <div className={css.work}>
          <Picture picture={work.mark} last className={css.mark} />
          <p>
            <strong>
              <MaybeLink to={work.link} className={css.project}>
                {work.project}
              </MaybeLink>
            </strong>
            <br />
            {work.bought}
          </p>
        </div>
      )}
      <figcaption className={css.author}>
        <Picture
          picture={img}
          first={first}
          // The first strip is the wide one until the visitor widens another.
          sizes={`(min-width: 68em) ${first ? "min(22vw, 23.5rem)" : "14rem"}, (min-width: 40em) 40vw, 6rem`}
          className={css.portrait}
        />
        <div>
          <Stars rating={rating} />
          <strong className={css.name}>{author}</strong> <span>{designation}</span>
        </div>
      </figcaption>
    </figure>
  )
}

export const query = graphql`
  fragment TestimonialStrip on Testimonial {
    ...Testimonial
    img {
      ...CardPicture
    }
    work {
      project
      bought
      value
      label
      link
      mark {
        ...LogoPicture
      }
    }
  }
`
