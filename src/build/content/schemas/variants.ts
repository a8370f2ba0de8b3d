import { group, list, optionalLink, picture, text } from "../fields"
import { type ContentFiles, one } from "./contentFile"
import { action, closing, counter } from "./shared"

const opening = {
  eyebrow: text("Small line above the headline."),
  title: list("The headline, line by line; the page's title in src/routes.ts.", text("One line.")),
  text: text("Two or three sentences below it."),
  img: picture("Landscape, 4:3; the page's largest picture."),
}

const hero = group("The opening band.", "LandingHero", { ...opening, action })

const services = group("What is offered, row by row.", "LandingServices", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  text: text("A sentence or two."),
  items: list(
    "Rows, in order.",
    group("A row.", "ServiceRow", {
      title: text("What it is called."),
      text: text("A sentence."),
      link: optionalLink("The page that says more, if there is one."),
    }),
  ),
})

const figures = group("The band of figures.", "LandingFigures", {
  title: text("Heading."),
  items: list("Figures that count up.", counter),
})

const searchHero = group("The opening band.", "SearchHero", {
  ...opening,
  field: group("The e-mail field.", "SearchField", {
    label: text("Over the field."),
    submit: text("What the button says."),
  }),
})

const comingSoonState = (doc: string) =>
  group(doc, "ComingSoonState", { title: text("The page's heading."), text: text("Under it.") })

const comingSoon = {
  lastDay: text("Last day of the countdown, which ends with it (UTC): 2025-12-31.").matches(
    /^\d{4}-\d\d-\d\d$/,
    "must be a day such as 2025-12-31",
  ),
  before: comingSoonState("While it counts."),
  after: comingSoonState("From then on."),
  timer: text("Says what is counted; for those who can't see the boxes."),
  units: group("Under the four boxes.", "ComingSoonUnits", {
    days: text("Days."),
    hours: text("Hours."),
    minutes: text("Minutes."),
    seconds: text("Seconds."),
  }),
  action,
  notify: group("Over the form.", "ComingSoonNotify", {
    title: text("Heading."),
    text: text("A sentence."),
  }),
  img: picture("Landscape, 8:5."),
}

/** The six other home pages, and /coming-soon. */
export const variantFiles: ContentFiles = {
  "home-two.json": one("HomeTwo", { hero, services, closing }),
  "home-three.json": one("HomeThree", { hero, services }),
  "home-four.json": one("HomeFour", { hero, services, figures }),
  "home-five.json": one("HomeFive", { hero: searchHero, services, figures, closing }),
  "home-six.json": one("HomeSix", { hero, services, figures }),
  "home-seven.json": one("HomeSeven", { hero, services, figures, closing }),
  "coming-soon.json": one("ComingSoon", comingSoon),
}
