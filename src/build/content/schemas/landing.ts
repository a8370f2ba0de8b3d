import { group, list, optionalLink, picture, reference, text } from "../fields"
import { action, counter, introWithLink, video } from "./shared"

/** Bands that several of the other home pages show (SPEC 2.5): one group of fields each. */

export const opening = {
  eyebrow: text("Small line above the headline."),
  title: list("The headline, line by line; the page's title in src/routes.ts.", text("One line.")),
  text: text("Two or three sentences below it."),
  img: picture("Landscape, 4:3; the page's largest picture."),
}

export const hero = group("The opening band.", "LandingHero", { ...opening, action })

const heading = {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  text: text("A sentence or two."),
}

export const services = group("What is offered.", "LandingServices", {
  ...heading,
  items: list(
    "Services, in order.",
    group("A service.", "LandingService", {
      title: text("What it is called."),
      text: text("A sentence."),
      link: optionalLink("The page that says more, if there is one."),
    }),
  ),
})

export const figures = group("The band of figures.", "LandingFigures", {
  title: text("Heading."),
  items: list("Figures that count up.", counter),
})

export const about = group("Who does this, with figures.", "LandingAbout", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  text: list("Paragraph by paragraph.", text("A paragraph.")),
  img: picture("The picture beside it."),
  items: list("Figures that count up.", counter),
})

export const features = group("What speaks for it.", "LandingFeatures", {
  title: text("Heading."),
  items: list(
    "Features, in order.",
    group("A feature.", "LandingFeature", {
      id: text("Unique in the list; never shown."),
      title: text("Its heading."),
      description: text("A sentence or two."),
      img: picture("A small drawing, square, SVG."),
    }),
  ),
})

export const film = group("The band with a film.", "LandingFilm", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
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

export const steps = group("Steps, of which one is open.", "LandingSteps", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  items: list(
    "Steps, in order.",
    group("A step.", "LandingStep", {
      title: text("What it is called."),
      text: text("A paragraph."),
    }),
  ),
})

export const picturedSteps = group(
  "Steps, of which one is open, each with a picture.",
  "LandingPicturedSteps",
  {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    items: list(
      "Steps, in order.",
      group("A step.", "LandingPicturedStep", {
        title: text("What it is called."),
        text: text("A paragraph."),
        img: picture("Portrait, 9:11; it shows while the step is open."),
      }),
    ),
  },
)

export const projects = introWithLink("The projects, which are those of projects.json.")

export const trio = group("Three people of the team.", "LandingTeam", {
  ...heading,
  more: text("What the link to the whole team says."),
  members: list(
    "Three of them.",
    group("One of them.", "LandingMember", {
      member: reference("The id of a member in team.json.", "team.json", "TeamMember"),
    }),
  ),
})

export const voices = group("What clients of this page say.", "LandingVoices", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  items: list(
    "Clients, in order.",
    group("A client.", "LandingVoice", {
      testimonial: reference(
        "The id of an item of landing-voices.json.",
        "landing-voices.json",
        "LandingTestimonial",
      ),
    }),
  ),
})

export const questions = group("Questions and answers.", "LandingQuestions", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  items: list(
    "Questions.",
    group("A question.", "LandingQuestion", {
      id: text("Unique in the list; never shown."),
      title: text("The question."),
      text: list("The answer, paragraph by paragraph.", text("A paragraph.")),
    }),
  ),
})

/** Words that move across a band. */
export const words = list("Words that move, in order.", text("One or a few words."))

export const logos = group(
  "The moving strip of logos, which are those of brands.json.",
  "LandingLogos",
  {
    title: text("Heading."),
  },
)
