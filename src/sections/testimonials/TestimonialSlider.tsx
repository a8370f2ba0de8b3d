import { Picture } from "../../components/media/Picture"
import { Slider } from "../../components/media/Slider"
import { Stars } from "../../components/text/Stars"
import * as css from "./TestimonialSlider.module.css"
import type { TestimonialData } from "./TestimonialWall"

type TestimonialSliderProps = {
  /** Accessible name of the slider. */
  label: string
  testimonials: readonly TestimonialData[]
  /** "large": a portrait with an overlapping quotation mark, the page's first picture; "quiet": text first, with the
   * portrait beside the name. */
  look: "large" | "quiet"
}

/** A slider of testimonials, one to a slide, with clickable pagination (docs/specification.md#constants). */
export function TestimonialSlider({ label, testimonials, look }: TestimonialSliderProps) {
  return (
    <Slider
      label={label}
      inView={{ 0: 1 }}
      gap={24}
      pagination
      slides={testimonials.map((testimonial, index) => ({
        key: testimonial.id,
        name: testimonial.author,
        content: (
          <Testimonial
            testimonial={testimonial}
            look={look}
            first={look === "large" && index === 0}
          />
        ),
      }))}
    />
  )
}

type TestimonialProps = Pick<TestimonialSliderProps, "look"> & {
  testimonial: TestimonialData
  first: boolean
}

function Testimonial({ testimonial, look, first }: TestimonialProps) {
  const { rating, text, author, designation, img } = testimonial
  return (
    <figure className={`${css.testimonial} ${css[look]}`}>
      <div className={css.picture}>
        <Picture
          picture={img}
          first={first}
          sizes={
            look === "large" ? "(min-width: 56.25em) 28vw, 41vw" : "(min-width: 56.25em) 12vw, 6rem"
          }
          className={css.img}
        />
      </div>
      <blockquote className={css.quote}>{text}</blockquote>
      <figcaption className={css.author}>
        <Stars rating={rating} />
        <strong className={css.name}>{author}</strong>{" "}
        <span className={css.designation}>{designation}</span>
      </figcaption>
    </figure>
  )
}
