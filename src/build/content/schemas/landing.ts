import { optionalLink, optionalPicture, picture, reference } from "../fields"
import { group, list } from "../structure"
import { requiredRichText, shortText, text } from "../texts"
import { action, counter, introWithLink, video } from "./shared"

/** Sections that several of the other home pages share (docs/specification.md#home-pages): one group of fields each. */

export const opening = {
  eyebrow: shortText("Small line above the headline."),
  title: list(
    "The headline, line by line; the page's title in data/pages.json.",
    text("One line."),
  ),
  text: requiredRichText(
    "Two or three sentences below it; links are written as [label](/path) or [label](https://…).",
  ),
  img: picture("Landscape, 4:3; the page's largest picture.", 900),
}

export const hero = group("The opening section.", "LandingHero", { ...opening, action })

const heading = {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  text: text("A sentence or two."),
}

export const services = group("The services.", "LandingServices", {
  ...heading,
  items: list(
    "Services, in order.",
    group("A service.", "LandingService", {
      title: shortText("Its name."),
      text: text("A sentence."),
      link: optionalLink("The page with more details, if there is one."),
      img: optionalPicture(
        "On its tile of /home-two, where the first and the last of eight have room for one, both or neither; other pages show none.",
      ),
    }),
  ),
})

export const figures = group("The figures section.", "LandingFigures", {
  title: shortText("Heading."),
  items: list("Figures that count up.", counter),
})

export const about = group("About the agency, with figures.", "LandingAbout", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  text: list("Paragraphs.", text("A paragraph.")),
  img: picture("The picture beside it."),
  items: list("Figures that count up.", counter),
})

export const features = group("The advantages.", "LandingFeatures", {
  title: shortText("Heading."),
  items: list(
    "Features, in order.",
    group("A feature.", "LandingFeature", {
      id: text("Unique in the list; never shown."),
      title: shortText("Its heading."),
      description: text("A sentence or two."),
      img: picture("A small square drawing, SVG."),
    }),
  ),
})

export const film = group("The video section.", "LandingFilm", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  text: text("A sentence or two."),
  video,
})

export const block = (doc: string) =>
  group(doc, "LandingBlock", {
    ...heading,
    points: list("Short points.", text("A few words.")),
    img: picture("Landscape, 4:3."),
    action,
  })

export const steps = group("Steps; one is open at a time.", "LandingSteps", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  items: list(
    "Steps, in order.",
    group("A step.", "LandingStep", {
      title: shortText("Its name."),
      text: text("A paragraph."),
    }),
  ),
})

export const picturedSteps = group(
  "Steps, each with a picture; one is open at a time.",
  "LandingPicturedSteps",
  {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    items: list(
      "Steps, in order.",
      group("A step.", "LandingPicturedStep", {
        title: shortText("Its name."),
        text: text("A paragraph."),
        img: picture("Portrait, 9:11; shown while the step is open."),
      }),
    ),
  },
)

export const projects = introWithLink("The projects, which come from projects.json.")

export const trio = group("Three people of the team.", "LandingTeam", {
  ...heading,
  more: text("Label of the link to the whole team."),
  members: list(
    "Three team members.",
    group("A team member.", "LandingMember", {
      member: reference("The id of a member in team.json.", "team.json", "TeamMember"),
    }),
  ),
})

export const testimonials = group("Testimonials for this page.", "TestimonialBand", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  items: list(
    "Clients, in order.",
    group("A client.", "TestimonialBandItem", {
      testimonial: reference(
        "The id of a testimonial in landing-voices.json.",
        "landing-voices.json",
        "LandingTestimonial",
      ),
    }),
  ),
})

export const questions = group("Questions and answers.", "LandingQuestions", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  items: list(
    "Questions.",
    group("A question.", "LandingQuestion", {
      id: text("Unique in the list; never shown."),
      title: shortText("The question."),
      text: list("The answer, as paragraphs.", text("A paragraph.")),
    }),
  ),
})

/** Words that scroll across a section. */
export const words = list("The words, in order.", text("One or more words."))

export const logos = group(
  "The moving strip of logos, which come from brands.json.",
  "LandingLogos",
  {
    title: shortText("Heading."),
  },
)
