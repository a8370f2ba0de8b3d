import { link, number, optionalLink, picture, reference, wholeNumber } from "../fields"
import { group, list, optionalGroup } from "../structure"
import { shortText, text } from "../texts"
import { type ContentFiles, many, one } from "./contentFile"
import { action, closing, id, ownClosing, relatedLinks, titledText } from "./shared"

const resultFields = {
  figure: shortText("The figure, such as 2/3, with its unit if it has one.", 8),
  text: shortText("What it measures, as the end of a sentence that begins with the figure."),
}

const result = (doc: string) => group(doc, "ProjectResult", resultFields)

const project = {
  id,
  title: shortText("Name of the project."),
  company: text("The client."),
  category: text("What kind of work it was."),
  description: text("A sentence."),
  link: optionalLink("The project's page."),
  img: picture("Landscape, 8:5. `/` shows its middle, as a square."),
}

const corner = (doc: string) =>
  group(doc, "ScreenCorner", {
    x: number("Percent of the picture's width, from its left edge."),
    y: number("Percent of the picture's height, from its upper edge."),
  })

const sliderProject = {
  ...project,
  result: optionalGroup(
    "What became of it, as one figure, in the sliders. Leave it out while there is none.",
    "ProjectResult",
    resultFields,
  ),
  screen: optionalGroup(
    "The screen in its picture, on which the page is scrolled, on the consulting home page, as visitors scroll past. Leave it out if you use another picture.",
    "ProjectScreen",
    {
      page: picture(
        "What is on the screen, in its whole height. Screen readers don't read its text.",
        400,
      ),
      topLeft: corner("Where the screen's upper left corner is in the picture."),
      topRight: corner("Where its upper right corner is."),
      bottomRight: corner("Where its lower right corner is."),
      bottomLeft: corner("Where its lower left corner is."),
      ratio: number("The screen's width, divided by its height."),
      radius: number("How round its corners are, in percent of its width."),
    },
  ),
}

const portfolioEntry = {
  ...project,
  img: picture("Landscape, 6:5 to 16:10; wide screens cut its edges."),
  result: result("What became of it, as one figure."),
  colSize: wholeNumber("Width of its picture on wide screens, in twelfths: 4, 6 or 8.", 4, 8).oneOf(
    [4, 6, 8],
  ),
  story: list("The results, in three short parts.", titledText("A part.", "TitledText")),
}

const portfolioTwoCard = {
  id,
  service: reference("The craft: the service that the card shows.", "services.json", "ServiceCard"),
  project: shortText("Name of the project that the card shows.", 40),
  client: shortText("The client."),
  result: result("What became of it, as one figure."),
  img: picture("The project, as its users see it; landscape. Cards show a part of it."),
  focus: wholeNumber(
    "Where that part lies: 0 at the picture's left edge, 100 at its right.",
    0,
    100,
  ),
  link: optionalLink("The project's page."),
}

const portfolioCase = {
  eyebrow: shortText("Small line above the title."),
  title: shortText("The heading."),
  text: text("What the project was, in a sentence or two."),
  facts: list(
    "Client, duration and the like.",
    group("A fact.", "CaseFact", {
      name: shortText("What it is."),
      value: shortText("The fact itself."),
    }),
  ),
  img: picture("What was made, full width; 6:5 or wider."),
  problem: titledText("What was wrong.", "TitledText"),
  constraint: titledText("What could not be changed.", "TitledText"),
  decisions: group("The decisions that mattered.", "CaseDecisions", {
    title: shortText("Heading."),
    items: list("The decisions, in order.", titledText("A decision.", "TitledText")),
  }),
  screens: list(
    "More of what was made, in order.",
    group("A picture with its caption.", "CaseScreen", {
      img: picture("Landscape."),
      caption: text("What the picture shows, and why it is so."),
    }),
  ),
  result: group("What became of it.", "CaseResult", {
    figure: shortText("The figure.", 4),
    unit: shortText("Its unit.", 12),
    text: text("What it measures."),
    bars: list(
      "The same figure before and after, drawn as bars.",
      group("A bar.", "CaseBar", {
        label: shortText("When or where.", 40),
        words: shortText("The figure in words.", 20),
        percent: wholeNumber("Its length, 100 being the longest.", 1, 100),
      }),
    ),
  }),
  voice: reference("The client's words.", "testimonials.json", "Testimonial"),
  credits: group("Who made it.", "CaseCredits", {
    title: shortText("Heading."),
    items: list(
      "The people, in order.",
      group("A person.", "CaseCredit", {
        role: shortText("What they did."),
        member: reference("Who.", "team.json", "TeamMember"),
      }),
    ),
  }),
  closing,
}

const portfolioPage = (doc: string) =>
  group(doc, "PortfolioPage", {
    text: text("A sentence under the page's title."),
    empty: text("Shown when there is nothing to show."),
    ways: relatedLinks("Other ways to see the work."),
    closing,
  })

const portfolio = {
  kinds: group(
    "The patches that lead from each page of our work to the others. Each kind's page has the cloth of its patch: indigo, gold, green, dark, crimson, clay.",
    "WorkKinds",
    {
      label: shortText("Label of the group, for screen readers."),
      pages: list("The pages, in order.", action),
    },
  ),
  one: portfolioPage("/portfolio-one."),
  two: portfolioPage("/portfolio-two."),
  single: group("/single-portfolio.", "SinglePortfolio", {
    title: shortText("The heading."),
    text: text("What is coming."),
    img: picture("Landscape, 16:10."),
    meanwhile: text("A sentence above the buttons."),
    actions: list("Buttons to other pages.", action),
  }),
}

const showcasePage = {
  id,
  path: link("The page's address, as in data/pages.json."),
  about: text(
    "What the page is about, in two or three sentences. Shown also where the content service does not answer.",
  ),
  closing: ownClosing,
}

/** Projects and the portfolio pages. */
export const portfolioFiles: ContentFiles = {
  "projects.json": many("Project", sliderProject),
  "portfolio.json": one("Portfolio", portfolio),
  "portfolio-one.json": many("PortfolioEntry", portfolioEntry),
  "showcase-pages.json": many("ShowcasePage", showcasePage),
  "portfolio-two.json": many("PortfolioTwoCard", portfolioTwoCard),
  "portfolio-case.json": one("PortfolioCase", portfolioCase),
}
