import { group, text } from "../../fields"
import { figures, opening, services } from "../landing"
import { closing } from "../shared"

const searchHero = group("The opening band.", "SearchHero", {
  ...opening,
  field: group("The e-mail field.", "SearchField", {
    label: text("Over the field."),
    submit: text("What the button says."),
  }),
})

/** /home-five, search engine optimisation (SPEC 2.5). */
export const homeFive = { hero: searchHero, services, figures, closing }
