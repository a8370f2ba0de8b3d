import { Picture } from "../../components/media/Picture"
import { Slider } from "../../components/media/Slider"
import { Container } from "../../components/text/Container"
import { Stars } from "../../components/text/Stars"
import type { TestimonialData } from "./Testimonials"
import * as css from "./Voices.module.css"

type VoicesProps = {
  /** Names the strip. */
  label: string
  testimonials: readonly TestimonialData[]
  /** Stands there while there is none. */
  empty: string
}

/** What clients say, one at a time and as large as it deserves: one slide, a button for each (SPEC 2.5, 9). */
export function Voices({ label, testimonials, empty }: VoicesProps) {
  return (
    <Container className={css.band}>
      {testimonials.length === 0 && <p className={css.empty}>{empty}</p>}
      {testimonials.length > 0 && (
        <Slider
          label={label}
          inView={{ 0: 1 }}
          gap={24}
          pagination
          slides={testimonials.map((testimonial, index) => ({
            key: testimonial.id,
            name: testimonial.author,
            content: <Voice testimonial={testimonial} first={index === 0} />,
          }))}
        />
      )}
    </Container>
  )
}

function Voice({ testimonial, first }: { testimonial: TestimonialData; first: boolean }) {
  const { rating, text, author, designation, img } = testimonial
  return (
    <figure className={css.voice}>
      <div className={css.picture}>
        <Picture
          picture={img}
          first={first}
          sizes="(min-width: 900px) 30vw, 45vw"
          className={css.img}
        />
      </div>
      <blockquote className={css.quote}>{text}</blockquote>
      <figcaption className={css.author}>
        <Stars rating={rating} />
        <strong className={css.name}>{author}</strong>
        <span className={css.designation}>{designation}</span>
      </figcaption>
    </figure>
  )
}
