import { list, picture, text, wholeNumber } from "../fields"
import { type ContentFiles, many } from "./contentFile"
import { id } from "./shared"

const testimonial = {
  id,
  rating: wholeNumber("Stars, 1 to 5.", 1, 5),
  text: text("What was said."),
  author: text("Who said it."),
  designation: text("What the author does, and where."),
  img: picture("Portrait, square."),
}

const faqItem = {
  id,
  title: text("The question."),
  text: list("The answer, paragraph by paragraph.", text("A paragraph.")),
}

/** The agency itself: what people say of it and ask it. */
export const companyFiles: ContentFiles = {
  "testimonials.json": many("Testimonial", testimonial),
  "faq.json": many("FaqItem", faqItem),
}
