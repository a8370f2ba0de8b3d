import { flag, group, list, number, text } from "../../fields"
import { about, features, film, hero, logos, questions, services, voices } from "../landing"
import { action, closing, id } from "../shared"

const route = list(
  "Stations of the route, one for each band from the logos to the questions.",
  group("A station.", "FlightStation", {
    mark: text("How long before lift-off."),
    label: text("What happens there, in a few words."),
  }),
)

const plans = group("The plans.", "FlightPlans", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  text: text("A sentence or two."),
  unit: text("What a price is for."),
  highlight: text("Stands on the active plan."),
  action,
  items: list(
    "Plans, in order.",
    group("A plan.", "FlightTicket", {
      id,
      title: text("What it is called."),
      description: text("A sentence."),
      price: number("US dollars."),
      active: flag("Is it the one to look at first?"),
      features: list("What is in it.", text("A feature.")),
    }),
  ),
})

/** /home-six, for start-ups (SPEC 2.5). */
export const homeSix = {
  hero,
  route,
  brands: logos,
  features,
  about,
  services,
  film,
  plans,
  voices,
  questions,
  closing,
}
