import { flag, number } from "../../fields"
import { group, list } from "../../structure"
import { shortText, text } from "../../texts"
import { about, features, film, hero, logos, questions, services, testimonials } from "../landing"
import { action, closing, id } from "../shared"

const route = list(
  "Stops on the route, one for each section from the logos to the questions.",
  group("A stop.", "FlightStation", {
    mark: text("Time before lift-off."),
    label: shortText("What happens at this stop, in a few words."),
  }),
)

const plans = group("The plans.", "PricingTickets", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  text: text("A sentence or two."),
  unit: text("What a price is for."),
  highlight: text("Label on the active plan."),
  action,
  items: list(
    "Plans, in order.",
    group("A plan.", "PricingTicket", {
      id,
      title: shortText("Its name."),
      description: text("A sentence."),
      price: number("US dollars."),
      active: flag("true for the plan to recommend."),
      features: list("What it includes.", text("A feature.")),
    }),
  ),
})

/** /home-six, for start-ups (docs/specification.md#home-pages). */
export const homeSix = {
  hero,
  route,
  brands: logos,
  features,
  about,
  services,
  film,
  plans,
  testimonials,
  questions,
  closing,
}
