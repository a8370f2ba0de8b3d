import {
  filmAddress,
  group,
  link,
  list,
  number,
  optionalText,
  picture,
  text,
  wholeNumber,
} from "../fields"

/** Groups of fields that several files share. */

export const id = text("Unique in its file; never shown.")

export const titledText = (doc: string, name: string) =>
  group(doc, name, { title: text("Its heading."), text: text("A sentence or two.") })

export const counter = group("A figure that counts up.", "Counter", {
  value: number("The figure itself."),
  prefix: optionalText("Stands before it."),
  suffix: optionalText("Stands after it: +, %, k+."),
  decimals: wholeNumber("Digits after the point: 0 or 1.", 0, 1),
  label: text("What it counts."),
})

export const action = group("A button.", "Action", {
  label: text("What it says."),
  to: link("Where it leads."),
})

export const video = group("What the play button shows.", "Video", {
  label: text("What the play button says."),
  title: text("Heading of the player."),
  url: filmAddress("On YouTube or Vimeo, or a file that ends in .mp4 or .webm."),
  img: picture("Still, 16:9, shown until the film is asked for."),
})

/** Heading of a band. */
export const intro = (doc: string) =>
  group(doc, "Intro", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    text: text("A sentence or two."),
  })

/** The same, and a link to what it does not show. */
export const introWithLink = (doc: string) =>
  group(doc, "LinkedIntro", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    text: text("A sentence or two."),
    action,
  })

/** Where to go from a page. */
export const waysOn = (doc: string) =>
  group(doc, "WaysOn", {
    title: text("Heading."),
    items: list(
      "Pages, in order.",
      group("A page.", "WayOn", {
        label: text("What is there."),
        text: text("A sentence on it."),
        to: link("Where it leads."),
      }),
    ),
  })

/** The last band of a page. */
export const closing = group("The last band.", "Closing", {
  title: text("Heading."),
  text: text("A sentence."),
  action,
})
