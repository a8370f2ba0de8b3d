import { homeNames } from "../../../routes/choices"
import { link, optionalWord, word } from "../fields"
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
      crop: optionalWord(
        "What its card shows of the picture: all of it, as suits a cut-out, or its right or lower part; otherwise its middle.",
        ["whole", "right", "lower"],
      ),
    }),
  ),
  closing,
}

/** /designs. */
export const designFiles: ContentFiles = { "designs.json": one("Designs", designs) }
