import { choice, flag, optionalLink, optionalPicture, picture, slug } from "../fields"
import { group, list } from "../structure"
import { shortText, summary, text } from "../texts"
import { type ContentFiles, many, one } from "./contentFile"
import { action, closing, id, relatedLinks, titledText } from "./shared"

const serviceGroup = (doc: string) =>
  choice(doc, "ServiceGroup", ["used", "reliedOn", "recognised", "found"])

const serviceCard = {
  id,
  title: shortText("Name of the service."),
  description: text("A sentence or two."),
  group: serviceGroup("Chapter of /service that it belongs to."),
  featured: flag("true to show it on the homepage too; six are shown there."),
  link: optionalLink("The service's page. If left out, the card says 'No link available'."),
  img: picture("Landscape, 4:3."),
  frames: optionalPicture(
    "How the picture came to be, in pictures of its shape, one below the other, which scrolling shows on the consulting home page. Screen readers don't read their text. Leave them out if you use another picture.",
    400,
  ),
}

const serviceList = {
  text: text("A sentence under the page's title."),
  img: optionalPicture("A subject on gold, portrait, beside the title; shown on wide screens."),
  contents: text("Question above the list of chapters."),
  chapters: list(
    "Chapters, in order. A chapter without services isn't shown.",
    group("A chapter.", "ServiceChapter", {
      group: serviceGroup("The group of services that it shows."),
      look: choice(
        "gallery (large pictures), mirrored (the same, heading on the other side), ledger (cells side by side) or night (rows of one colour each, on dark).",
        "ChapterLook",
        ["gallery", "mirrored", "ledger", "night"],
      ),
      word: text("The answer to the question, in a word or two."),
      title: shortText("Heading."),
      text: text("A sentence or two."),
    }),
  ),
  empty: text("Shown when there are no services at all."),
  closing,
}

const features = list(
  "What it includes.",
  group("A block.", "ServiceFeature", {
    title: shortText("Its heading."),
    points: list("Bullet points.", text("A few words.")),
  }),
)

const itService = {
  id,
  slug: slug("Last part of its address. Don't change it once published: links to it would break."),
  title: shortText("Name of the service."),
  subtitle: text("A sentence under the title."),
  summary: summary(
    "One or two sentences for search results and shared links, 70 to 160 characters.",
  ),
  description: list("Description, as paragraphs.", text("A paragraph.")),
  img: picture("Landscape, 4:3."),
  features,
  approach: list("How we work, in order.", titledText("A step.", "TitledText")),
}

const more = group("The list of other services.", "MoreServices", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  text: text("A sentence or two."),
  action,
})

const itPage = {
  process: group("Heading of the steps.", "ItProcess", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    action,
  }),
  more,
  closing,
}

const serviceWays = {
  id: text(
    "The page's list in the content service, as in src/routes/table.ts; unique in its file.",
  ),
  ways: relatedLinks("Links to related pages."),
}

const servicePage = {
  id,
  path: text("The page's address, as in src/routes/table.ts."),
  img: picture("Landscape, 4:3, its subject on a plain ground: the opening continues that colour."),
  facts: list(
    "What it costs, how long it takes and who does it: two or three.",
    group("A fact.", "ServiceFact", {
      value: shortText("The figure or the name.", 24),
      label: text("What it says."),
    }),
  ),
  project: group("A project that shows it.", "ServiceProject", {
    value: shortText("Its result as one figure, set very large.", 12),
    title: shortText("What the figure counts."),
    text: text("What was done for whom, in two or three sentences."),
    client: shortText("The client."),
    img: picture("Landscape, 4:3."),
    link: optionalLink("The page that shows the project, if there is one."),
  }),
  voice: group("What a client says about it.", "ServiceVoice", {
    text: text("The client's words."),
    author: shortText("Who says it."),
    designation: text("The author's role, and where."),
    img: picture("Portrait, square.", 300),
  }),
  faq: group("Questions that clients ask about it.", "ServiceQuestions", {
    title: shortText("Heading."),
    items: list(
      "Three questions.",
      group("A question.", "ServiceQuestion", {
        title: shortText("The question."),
        text: list("The answer, as paragraphs.", text("A paragraph.")),
      }),
    ),
  }),
  closing,
}

const sampleService = {
  subtitle: text("A sentence or two under the page's title."),
  title: shortText("Heading of the explanation."),
  description: list("The explanation, as paragraphs.", text("A paragraph.")),
  img: picture("Portrait or square."),
  features,
  process: group("The steps.", "SampleProcess", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    items: list("Steps, in order.", titledText("A step.", "TitledText")),
    action,
  }),
  more,
  closing,
}

/** Services and their pages. */
export const serviceFiles: ContentFiles = {
  "services.json": many("ServiceCard", serviceCard),
  "service-list.json": one("ServiceList", serviceList),
  "it-services.json": many("ItService", itService),
  "it-page.json": one("ItPage", itPage),
  "service-pages.json": many("ServicePageTexts", servicePage),
  "service-ways.json": many("ServiceWays", serviceWays),
  "single-service.json": one("SampleService", sampleService),
}
