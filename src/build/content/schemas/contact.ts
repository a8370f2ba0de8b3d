import { group, number, picture, text, wholeNumber } from "../fields"
import { type ContentFiles, one } from "./contentFile"

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
}

/** /contact-us. */
export const contactFiles: ContentFiles = {
  "contact.json": one("Contact", contact),
}
