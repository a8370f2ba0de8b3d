import { list, optionalLink, picture, text, wholeNumber } from "../fields"
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

const network = (name: string) =>
  optionalLink(`The member's own page on ${name}; left out, its sign stands there without a link.`)

const teamMember = {
  id,
  name: text("First name and surname."),
  designation: text("What the member does here."),
  img: picture("Portrait, square."),
  link: optionalLink("The member's page of this site, if there is one."),
  facebook: network("Facebook"),
  instagram: network("Instagram"),
  linkedin: network("LinkedIn"),
  x: network("X"),
}

/** The agency itself: what people say of it and ask it. */
export const companyFiles: ContentFiles = {
  "testimonials.json": many("Testimonial", testimonial),
  "faq.json": many("FaqItem", faqItem),
  "team.json": many("TeamMember", teamMember),
}
