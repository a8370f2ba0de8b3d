import { group, link, list, shortText, text } from "../fields"
import { type ContentFiles, one } from "./contentFile"
import { closing, id } from "./shared"

const designs = {
  text: text("A sentence or two below the title."),
  items: list(
    "The homepages, in order; picture and headline come from each homepage.",
    group("A homepage.", "Design", {
      id,
      title: shortText("The audience, in a word or two."),
      description: text("What it is like."),
      link: link("The homepage itself."),
    }),
  ),
  closing,
}

/** /designs. */
export const designFiles: ContentFiles = { "designs.json": one("Designs", designs) }
