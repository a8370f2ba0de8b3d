import { group, text } from "../../fields"
import { hero, picturedSteps, projects, services } from "../landing"
import { closing } from "../shared"

const experience = group("The claim beside the headline.", "HeroNote", {
  title: text("The claim."),
  text: text("What it rests on."),
})

/** /home-two, the digital agency (SPEC 2.5). */
export const homeTwo = { hero, experience, services, projects, steps: picturedSteps, closing }
