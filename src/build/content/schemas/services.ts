import { group, list, optionalLink, picture, text } from "../fields"
import { type ContentFiles, many } from "./contentFile"
import { id, titledText } from "./shared"

const serviceCard = {
  id,
  title: text("Name of the service."),
  description: text("A sentence or two."),
  link: optionalLink("The service's page. Left out: the card says 'No link available'."),
  img: picture("Landscape, 4:3."),
}

const project = {
  id,
  title: text("Name of the project."),
  company: text("The client."),
  category: text("What kind of work it was."),
  description: text("A sentence."),
  link: optionalLink("Where the project is shown."),
  img: picture("Landscape, 4:3."),
}

const itService = {
  id,
  slug: text("Last part of its address; must stand in src/routes.ts."),
  title: text("Name of the service."),
  subtitle: text("A sentence under the title."),
  description: list("What it is, paragraph by paragraph.", text("A paragraph.")),
  img: picture("Landscape, 4:3."),
  features: list(
    "What is in it.",
    group("A block.", "ItServiceFeature", {
      title: text("Its heading."),
      points: list("Bullet points.", text("A few words.")),
    }),
  ),
  approach: list("How we work, in order.", titledText("A step.", "TitledText")),
}

/** What the agency offers, and what came of it. */
export const serviceFiles: ContentFiles = {
  "services.json": many("ServiceCard", serviceCard),
  "it-services.json": many("ItService", itService),
  "projects.json": many("Project", project),
}
