import { choice, group, list, optionalLink, picture, text, wholeNumber } from "../../fields"
import { about, features, film, opening, voices, words } from "../landing"
import { action, id } from "../shared"

const planHero = group("The opening band.", "PlanHero", {
  ...opening,
  action,
  caption: text("At the picture's foot, as on a drawing."),
  bands: group("Two bands of words that move below the picture.", "PlanBands", {
    label: text("Names both for screen readers, and their pause control."),
    rooms: words,
    materials: words,
  }),
})

const carousel = group("What is offered, as a carousel.", "ServiceCarousel", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  text: text("A sentence or two."),
  items: list(
    "Services, in order; at least four, so that the carousel can go round.",
    group("A service.", "CarouselService", {
      title: text("What it is called."),
      text: text("A sentence."),
      shape: choice("Height of its picture.", ["tall", "low"]),
      img: picture("It is cut to the shape."),
    }),
  ),
})

const projectGrid = group("Projects in a grid of twelve columns.", "ProjectGrid", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  text: text("A sentence or two."),
  items: list(
    "Projects, in order; three rows of twelve columns look best.",
    group("A project.", "GridProject", {
      id,
      title: text("What it is called."),
      description: text("A sentence."),
      company: text("For whom, and where."),
      category: text("Which kind of room."),
      link: optionalLink("The page that says more, if there is one."),
      colSize: wholeNumber("Columns of twelve that it takes: 4, 6 or 8.", 4, 8).oneOf(
        [4, 6, 8],
        "must be 4, 6 or 8",
      ),
      img: picture("Upright where it takes 4 columns, landscape else."),
    }),
  ),
  vacancy: group("The empty room at the end of the grid.", "GridVacancy", {
    title: text("What it says."),
    text: text("A sentence."),
    action,
  }),
})

const latest = group("The two newest articles of the blog.", "LatestPosts", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  action,
})

/** /home-four, the interior design studio (SPEC 2.5). */
export const homeFour = {
  hero: planHero,
  film,
  features,
  about,
  services: carousel,
  projects: projectGrid,
  voices,
  posts: latest,
}
