import { choice, flag, group, list, optionalLink, picture, text } from "../fields"
import { type ContentFiles, many, one } from "./contentFile"
import { action, closing, id, titledText, waysOn } from "./shared"

const serviceGroups = ["used", "reliedOn", "recognised", "found"] as const

const serviceCard = {
  id,
  title: text("Name of the service."),
  description: text("A sentence or two."),
  group: choice("Chapter of /service in which it stands.", serviceGroups),
  featured: flag("Does it show on the homepage too? Six do."),
  link: optionalLink("The service's page. Left out: the card says 'No link available'."),
  img: picture("Landscape, 4:3."),
}

const serviceList = {
  text: text("A sentence under the page's title."),
  contents: text("Question over the list of chapters."),
  chapters: list(
    "Chapters, in order. One without services isn't shown.",
    group("A chapter.", "ServiceChapter", {
      group: choice("Which services it holds.", serviceGroups),
      look: choice(
        "gallery (large pictures), mirrored (the same, heading on the other side), ledger (rows) or night (rows on dark).",
        ["gallery", "mirrored", "ledger", "night"],
      ),
      word: text("The answer to the question, in a word or two."),
      title: text("Heading."),
      text: text("A sentence or two."),
    }),
  ),
  empty: text("What stands there when there are no services at all."),
  closing,
}

const features = list(
  "What is in it.",
  group("A block.", "ServiceFeature", {
    title: text("Its heading."),
    points: list("Bullet points.", text("A few words.")),
  }),
)

const itService = {
  id,
  slug: text("Last part of its address; must stand in src/routes.ts."),
  title: text("Name of the service."),
  subtitle: text("A sentence under the title."),
  description: list("What it is, paragraph by paragraph.", text("A paragraph.")),
  img: picture("Landscape, 4:3."),
  features,
  approach: list("How we work, in order.", titledText("A step.", "TitledText")),
}

const more = group("The list of further services.", "MoreServices", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  text: text("A sentence or two."),
  action,
})

const itPage = {
  process: group("Heading of the steps.", "ItProcess", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    action,
  }),
  more,
  closing,
}

const serviceWays = {
  id: text(
    "List of the content service that the page shows, as in src/routes.ts; unique in its file.",
  ),
  ways: waysOn("Where the page leads on to."),
}

const sampleService = {
  subtitle: text("A sentence or two under the page's title."),
  title: text("Heading of the explanation."),
  description: list("The explanation, paragraph by paragraph.", text("A paragraph.")),
  img: picture("Portrait or square."),
  features,
  process: group("The steps.", "SampleProcess", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    items: list("Steps, in order.", titledText("A step.", "TitledText")),
    action,
  }),
  more,
  closing,
}

/** What the agency offers. */
export const serviceFiles: ContentFiles = {
  "services.json": many("ServiceCard", serviceCard),
  "service-list.json": one("ServiceList", serviceList),
  "it-services.json": many("ItService", itService),
  "it-page.json": one("ItPage", itPage),
  "service-ways.json": many("ServiceWays", serviceWays),
  "single-service.json": one("SampleService", sampleService),
}
