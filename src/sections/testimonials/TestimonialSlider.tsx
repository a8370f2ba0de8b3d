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
}

/** A slider of testimonials, one to a slide, with clickable pagination (docs/specification.md#constants). */
export function TestimonialSlider({ label, testimonials }: TestimonialSliderProps) {
  return (
    <Slider
      label={label}
      inView={{ 0: 1 }}
      gap={24}
      pagination
      slides={testimonials.map((testimonial) => ({
        key: testimonial.id,
        name: testimonial.author,
        content: <Testimonial testimonial={testimonial} />,
      }))}
    />
  )
}

function Testimonial({ testimonial }: { testimonial: TestimonialData }) {
  const { rating, text, author, designation, img } = testimonial
  return (
    <figure className={css.testimonial}>
      <ClothFrame around className={css.picture}>
        <Picture picture={img} sizes="(min-width: 56.25em) 12vw, 6rem" className={css.img} />
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
