import { group } from "../../structure"
import { shortText, text } from "../../texts"
import { block, figures, opening, questions, services, steps, trio, words } from "../landing"
import { intro } from "../shared"

const searchHero = group("The opening section.", "SearchHero", {
  ...opening,
  field: group("The e-mail field.", "SearchField", {
    label: shortText("Label above the field."),
    submit: text("Label of the button."),
  }),
  claim: group("The claim below the field.", "SearchClaim", {
    title: shortText("The claim."),
    text: text("Evidence for the claim."),
  }),
})

const ribbon = group("The ribbon of keywords.", "KeywordRibbon", {
  label: shortText("Label of the ribbon and its pause button, for screen readers."),
  words,
})

/** /home-five, search engine optimisation (docs/specification.md#home-pages). */
export const homeFive = {
  hero: searchHero,
  figures,
  words: block("The first of two subjects: content."),
  links: block("The second of two subjects: links from other sites."),
  services,
  steps,
  keywords: ribbon,
  team: trio,
  questions,
  contact: intro("Texts above the form."),
}
