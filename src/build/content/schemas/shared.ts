import { filmAddress, link, number, picture, wholeNumber } from "../fields"
import { group, list, optionalGroup } from "../structure"
import { optionalText, shortText, text } from "../texts"

/** Groups of fields that several files share. */

export const id = text("Unique in this file; never shown.")

export const titledText = (doc: string, name: string) =>
  group(doc, name, { title: shortText("Its heading."), text: text("A sentence or two.") })

export const counter = group("A figure that counts up.", "Counter", {
  value: number("The figure itself."),
  prefix: optionalText("Shown before the figure."),
  suffix: optionalText("Shown after the figure: +, %, k+."),
  decimals: wholeNumber("Digits after the point: 0 or 1.", 0, 1),
  label: shortText("What it counts."),
})

export const action = group("A button.", "Action", {
  label: shortText("Its label."),
  to: link("Link target."),
})

export const video = group("The video that the play button opens.", "Video", {
  label: shortText("Label of the play button."),
  title: shortText("Heading of the player."),
  url: filmAddress("On YouTube or Vimeo, or a file that ends in .mp4 or .webm."),
  img: picture("Still, 16:9, shown until the video is played."),
})

/** Heading of a section. */
export const intro = (doc: string) =>
  group(doc, "Intro", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    text: text("A sentence or two."),
  })

/** The same, with a link to the rest. */
export const introWithLink = (doc: string) =>
  group(doc, "LinkedIntro", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    text: text("A sentence or two."),
    action,
  })

/** Links to related pages. */
export const relatedLinks = (doc: string) =>
  group(doc, "RelatedLinks", {
    title: shortText("Heading."),
    items: list(
      "Pages, in order.",
      group("A page.", "RelatedLink", {
        label: shortText("Name of the page."),
        text: text("A sentence about it."),
        to: link("Link target."),
      }),
    ),
  })

export const closingFields = {
  title: shortText("Heading."),
  text: text("A sentence."),
  action,
}

/** The last section of a page. */
export const closing = group("The last section.", "Closing", closingFields)

/** The last section of a page that otherwise ends like the homepage. */
export const ownClosing = optionalGroup(
  "The last section; without it, that of the homepage.",
  "Closing",
  closingFields,
)
