import { group } from "../../structure"
import { shortText, text } from "../../texts"
import { hero, picturedSteps, projects, services } from "../landing"
import { closing } from "../shared"

const experience = group("The claim beside the headline.", "HeroNote", {
  title: shortText("The claim."),
  text: text("Evidence for the claim."),
})

/** /home-two, the digital agency (docs/specification.md#home-pages). */
export const homeTwo = { hero, experience, services, projects, steps: picturedSteps, closing }
