import { number, optionalPicture, picture, reference, wholeNumber } from "../fields"
import { group, list } from "../structure"
import { shortText, text } from "../texts"
import { type ContentFiles, one } from "./contentFile"
import { id } from "./shared"

const contact = {
  title: shortText("Heading above the form."),
  text: text("A sentence or two under the page's title."),
  img: picture("Portrait, 397 × 635."),
  plan: shortText(
    "Start of the subject for a visitor who comes from a plan; its title follows.",
    40,
  ),
  answer: group("Who answers, beside the form.", "ContactAnswer", {
    label: shortText("Small line above."),
    member: reference("The id of a member in team.json.", "team.json", "TeamMember"),
    text: text(
      "What that person promises, in their own words: who reads a message, and when the answer comes.",
    ),
    booking: shortText("Label of the link to `booking` in site.json."),
  }),
  next: group("What happens to a message, below the form.", "ContactNext", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    items: list(
      "Three steps.",
      group("A step.", "ContactStep", {
        when: shortText("When it happens.", 40),
        title: shortText("What happens."),
        text: text("A sentence or two."),
      }),
    ),
  }),
  boxes: group("Headings of the three boxes.", "ContactBoxes", {
    title: shortText("Heading of the block."),
    phone: text("Label above the telephone numbers."),
    whatsapp: text("Label of the link to WhatsApp; the number is `whatsapp` in site.json."),
    booking: text("Label of the link to `booking` in site.json."),
    email: text("Label above the e-mail address."),
    address: text("Label above the office's address."),
  }),
  map: group("The map.", "ContactMap", {
    title: shortText("Heading."),
    text: text("How to find the office; shown in place of the map if it can't be loaded."),
    latitude: number("Position of the pin, in degrees."),
    longitude: number("Position of the pin, in degrees."),
    zoom: wholeNumber("3 (the world) to 19 (a house).", 3, 19),
    still: optionalPicture(
      "The area as a drawing, SVG, with the pin in its middle. Shown until the map has loaded; left out, a pattern of streets is.",
    ),
  }),
  faq: group("Questions below the form, in two columns.", "ContactFaq", {
    title: shortText("Heading."),
    text: text("A sentence under it."),
    items: list(
      "Questions. The first half goes in the left column; six questions make two columns of three.",
      group("A question.", "ContactQuestion", {
        id,
        title: shortText("The question."),
        text: list("The answer, as paragraphs.", text("A paragraph.")),
      }),
    ),
  }),
}

/** /contact-us. */
export const contactFiles: ContentFiles = {
  "contact.json": one("Contact", contact),
}
