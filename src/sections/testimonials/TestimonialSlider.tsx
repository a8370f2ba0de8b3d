import { classes } from "../../components/classes"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture } from "../../components/media/Picture"
import { Slider } from "../../components/media/Slider"
import { Stars } from "../../components/text/Stars"
import * as css from "./TestimonialSlider.module.css"
import type { TestimonialData } from "./testimonial"

type TestimonialSliderProps = {
  /** Accessible name of the slider. */
  label: string
  testimonials: readonly TestimonialData[]
  /** Whether portraits are large on wide screens, beside the words. */
  large?: boolean
}

/** A slider of testimonials, one to a slide, with clickable pagination (docs/specification.md#constants). */
export function TestimonialSlider({ label, testimonials, large = false }: TestimonialSliderProps) {
  return (
    <Slider
      label={label}
      inView={{ 0: 1 }}
      gap={24}
      pagination
      slides={testimonials.map((testimonial) => ({
        key: testimonial.id,
        name: testimonial.author,
        content: <Testimonial testimonial={testimonial} large={large} />,
      }))}
    />
  )
}

type TestimonialProps = { testimonial: TestimonialData; large: boolean }

function Testimonial({ testimonial, large }: TestimonialProps) {
  const { rating, text, author, designation, img } = testimonial
  return (
    <figure className={classes(css.testimonial, large && css.large)}>
      <ClothFrame around className={css.picture}>
        <Picture
          picture={img}
          sizes={`(min-width: 56.25em) ${large ? "22vw" : "12vw"}, 6rem`}
          className={css.img}
        />
      </ClothFrame>
      <blockquote className={css.quote}>{text}</blockquote>
      <figcaption className={css.author}>
        <Stars rating={rating} />
        <strong className={css.name}>{author}</strong>{" "}
        <span className={css.designation}>{designation}</span>
      </figcaption>
    </figure>
  )
}
