import { group, list, number, picture, text, wholeNumber } from "../fields"
import { type ContentFiles, one } from "./contentFile"
import { id } from "./shared"

const contact = {
  title: text("Heading beside the form."),
  text: text("A sentence or two under it."),
  img: picture("Portrait, 397 × 635."),
  boxes: group("Headings of the three boxes.", "ContactBoxes", {
    title: text("Heading of the block."),
    phone: text("Over the telephone numbers."),
    email: text("Over the e-mail address."),
    address: text("Over the office's address."),
  }),
  map: group("The map.", "ContactMap", {
    title: text("Heading."),
    text: text("How to find the office; stands there when no map can be had."),
    latitude: number("Of the pin, in degrees."),
    longitude: number("Of the pin, in degrees."),
    zoom: wholeNumber("3 (the world) to 19 (a house).", 3, 19),
  }),
  faq: group("Questions before writing, in two columns.", "ContactFaq", {
    title: text("Heading."),
    text: text("A sentence under it."),
    items: list(
      "Questions; the first half stands in the left column. Six make three and three.",
      group("A question.", "ContactQuestion", {
        id,
        title: text("The question."),
        text: list("The answer, paragraph by paragraph.", text("A paragraph.")),
      }),
    ),
  }),
}

/** /contact-us. */
export const contactFiles: ContentFiles = {
  "contact.json": one("Contact", contact),
}
