import { group, text } from "../../fields"
import { block, figures, opening, questions, services, steps, trio, words } from "../landing"
import { intro } from "../shared"

const searchHero = group("The opening band.", "SearchHero", {
  ...opening,
  field: group("The e-mail field.", "SearchField", {
    label: text("Over the field."),
    submit: text("What the button says."),
  }),
  claim: group("Who believes it, below the field.", "SearchClaim", {
    title: text("The claim."),
    text: text("What it rests on."),
  }),
})

const ribbon = group("The ribbon of keywords.", "KeywordRibbon", {
  label: text("Names it for screen readers, and its pause control."),
  words,
})

/** /home-five, search engine optimisation (SPEC 2.5). */
export const homeFive = {
  hero: searchHero,
  figures,
  words: block("The first of two subjects: what is written."),
  links: block("The second: who speaks for it."),
  services,
  steps,
  keywords: ribbon,
  team: trio,
  questions,
  contact: intro("Over the form."),
}
