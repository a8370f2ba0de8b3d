import { homeNames } from "../../../routes/choices"
import { link, word } from "../fields"
import { group, list } from "../structure"
import { shortText, text } from "../texts"
import { type ContentFiles, one } from "./contentFile"
import { closing } from "./shared"

const designs = {
  text: text("A sentence or two below the title."),
  items: list(
    "The homepages, in order; picture and headline come from each homepage.",
    group("A homepage.", "Design", {
      id: word("The homepage's name.", homeNames),
      title: shortText("The audience, in a word or two."),
      description: text("What it is like."),
      link: link("The homepage itself: its name with a slash before it."),
    }),
  ),
  closing,
}

/** /designs. */
export const designFiles: ContentFiles = { "designs.json": one("Designs", designs) }
