import { link, optionalLink, picture, reference, wholeNumber } from "../fields"
import { group, list } from "../structure"
import { shortText, text } from "../texts"
import { type ContentFiles, many, one } from "./contentFile"
import { action, closing, id, relatedLinks, titledText } from "./shared"

const project = {
  id,
  title: shortText("Name of the project."),
  company: text("The client."),
  category: text("What kind of work it was."),
  description: text("A sentence."),
  link: optionalLink("The project's page."),
  img: picture("Landscape, 4:3."),
}

const portfolioEntry = {
  ...project,
  img: picture("Landscape, 16:10."),
  colSize: wholeNumber("Width of its picture on wide screens, in twelfths: 4, 6 or 8.", 4, 8).oneOf(
    [4, 6, 8],
  ),
  story: list("The results, in three short parts.", titledText("A part.", "TitledText")),
}

const portfolioTwoCard = {
  id,
  service: reference("The service that the card shows.", "services.json", "ServiceCard"),
}

const portfolioPage = (doc: string) =>
  group(doc, "PortfolioPage", {
    text: text("A sentence under the page's title."),
    empty: text("Shown when there is nothing to show."),
    ways: relatedLinks("Other ways to see the work."),
    closing,
  })

const portfolio = {
  kinds: group("The tabs on every portfolio page.", "WorkKinds", {
    label: shortText("Label of the group, for screen readers."),
    pages: list("The pages, in order.", action),
  }),
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
    "What the page is about, in two or three sentences. Shown before the content service answers.",
  ),
}

/** Projects and the portfolio pages. */
export const portfolioFiles: ContentFiles = {
  "projects.json": many("Project", project),
  "portfolio.json": one("Portfolio", portfolio),
  "portfolio-one.json": many("PortfolioEntry", portfolioEntry),
  "showcase-pages.json": many("ShowcasePage", showcasePage),
  "portfolio-two.json": many("PortfolioTwoCard", portfolioTwoCard),
}
