import { choice, optionalLink, picture, wholeNumber } from "../../fields"
import { group, list } from "../../structure"
import { shortText, text } from "../../texts"
import { about, features, film, opening, testimonials, words } from "../landing"
import { action, id } from "../shared"

const planHero = group("The opening section.", "PlanHero", {
  ...opening,
  action,
  caption: text("Caption at the foot of the picture, as on an architect's drawing."),
  bands: group("Two moving strips of words below the picture.", "PlanBands", {
    label: shortText("Label of both strips and their pause button, for screen readers."),
    rooms: words,
    materials: words,
  }),
})

const carousel = group("The services, as a carousel.", "ServiceCarousel", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  text: text("A sentence or two."),
  items: list(
    "Services, in order; at least four, so that the carousel can loop.",
    group("A service.", "CarouselService", {
      title: shortText("Its name."),
      text: text("A sentence."),
      shape: choice("Height of its picture.", "CarouselShape", ["tall", "low"]),
      img: picture("Cropped to the shape."),
    }),
  ),
})

const projectGrid = group("Projects in a grid of twelve columns.", "ProjectGrid", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  text: text("A sentence or two."),
  items: list(
    "Projects, in order; three rows of twelve columns look best.",
    group("A project.", "GridProject", {
      id,
      title: shortText("Its name."),
      description: text("A sentence."),
      company: text("The client and the place."),
      category: text("Kind of room."),
      link: optionalLink("The page with more details, if there is one."),
      colSize: wholeNumber("Width in columns, out of twelve: 4, 6 or 8.", 4, 8).oneOf(
        [4, 6, 8],
        "must be 4, 6 or 8",
      ),
      img: picture("Portrait for a width of 4 columns, otherwise landscape."),
    }),
  ),
  vacancy: group("The empty tile at the end of the grid.", "GridVacancy", {
    title: shortText("Its label."),
    text: text("A sentence."),
    action,
  }),
})

const latest = group("The two newest articles of the blog.", "LatestPosts", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  action,
})

/** /home-four, the interior design studio (docs/specification.md#home-pages). */
export const homeFour = {
  hero: planHero,
  film,
  features,
  about,
  services: carousel,
  projects: projectGrid,
  testimonials,
  posts: latest,
}
