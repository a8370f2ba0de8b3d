import {
  flag,
  group,
  list,
  number,
  optionalLink,
  optionalWebAddress,
  picture,
  text,
  wholeNumber,
} from "../fields"
import { type ContentFiles, many, one } from "./contentFile"
import { action, closing, id, intro, titledText, waysOn } from "./shared"

const testimonial = {
  id,
  rating: wholeNumber("Stars, 1 to 5.", 1, 5),
  text: text("What was said."),
  author: text("Who said it."),
  designation: text("What the author does, and where."),
  img: picture("Portrait, square."),
}

const testimonialPage = {
  text: text("A sentence or two below the title."),
  label: text("Names the strip of testimonials for screen readers."),
  note: intro("The band below the testimonials."),
  empty: text("Stands there while there is no testimonial."),
  closing,
}

const answer = list("The answer, paragraph by paragraph.", text("A paragraph."))

const faqItem = {
  id,
  title: text("The question."),
  text: answer,
  links: list("Where the answer leads on to; [] for nowhere.", action),
}

const faqPage = {
  text: text("A sentence or two below the title."),
  img: picture("Portrait, 3:4."),
  empty: text("Stands there while there is no question."),
  closing,
}

const networks = {
  facebook: optionalWebAddress("Own page on Facebook; left out, its sign has no link."),
  instagram: optionalWebAddress("Own page on Instagram; left out, its sign has no link."),
  linkedin: optionalWebAddress("Own page on LinkedIn; left out, its sign has no link."),
  x: optionalWebAddress("Own page on X; left out, its sign has no link."),
}

const teamMember = {
  id,
  name: text("First name and surname."),
  designation: text("What the member does here."),
  img: picture("Portrait, square."),
  link: optionalLink("The member's page of this site, if there is one."),
  ...networks,
}

const teamPage = {
  text: text("A sentence or two below the title."),
  heading: intro("Heading of the portraits."),
  empty: text("Stands there while nobody is on the team."),
  closing,
}

const teamProfile = {
  name: text("First name and surname; also the page's title in src/routes.ts."),
  designation: text("What she does here."),
  img: picture("Portrait, square."),
  ...networks,
  biography: group("Who she is.", "ProfileBiography", {
    title: text("Heading."),
    text: list("Paragraph by paragraph; the first is set larger.", text("A paragraph.")),
  }),
  qualifications: group("What she has learned, and where.", "ProfileQualifications", {
    title: text("Heading."),
    items: list(
      "Newest first.",
      group("A qualification.", "ProfileQualification", {
        year: text("Year, or from and to."),
        title: text("What it is."),
        text: text("Where, and a word on it."),
      }),
    ),
  }),
  attributes: group("What she is like to work with.", "ProfileAttributes", {
    title: text("Heading."),
    items: list("Attributes.", titledText("An attribute.", "TitledText")),
  }),
  skills: group("What she can do.", "ProfileSkills", {
    title: text("Heading."),
    text: text("A sentence or two."),
    items: list(
      "Bars.",
      group("A bar.", "Skill", {
        title: text("The skill."),
        percent: wholeNumber("Length of its bar, 0 to 100.", 0, 100),
      }),
    ),
  }),
  closing,
}

const plan = {
  id,
  title: text("Name of the package."),
  description: text("A sentence on what it is."),
  highlighted: flag("true for the one that stands out."),
  prices: list(
    "One for each way of billing.",
    group("A price.", "PlanPrice", {
      id: wholeNumber("Way of billing, as in pricing.json: 1 annually, 2 monthly.", 1, 2),
      amount: number("US dollars a month."),
    }),
  ),
  features: list("What is in it.", text("A feature.")),
}

const pricing = {
  text: text("A sentence or two below the title."),
  img: picture("Portrait, 3:4."),
  heading: group("The packages.", "PricingHeading", {
    title: text("Heading."),
    text: text("What every package begins with."),
    highlight: text("Stands over the highlighted package."),
    action,
  }),
  billing: text("The question that the choice of billing answers."),
  frequencies: list(
    "Ways of billing; the first is chosen at the start.",
    group("A way of billing.", "BillingFrequency", {
      id: wholeNumber("1 annually, 2 monthly.", 1, 2),
      label: text("What it is called."),
      unit: text("Stands after the price: what it is paid for, and when."),
    }),
  ),
  faq: group("Questions about prices.", "PricingFaq", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    items: list(
      "Questions.",
      group("A question.", "PricingQuestion", { title: text("The question."), text: answer }),
    ),
  }),
  empty: text("Stands there while there is no package."),
  ways: waysOn("What the packages are made of."),
  closing,
}

const about = {
  story: group("Who we are.", "AboutStory", {
    eyebrow: text("Small line above."),
    title: text("Heading; it hangs over the picture."),
    text: list("Paragraph by paragraph; the first is set larger.", text("A paragraph.")),
    since: text("Stands over the year in which the agency was established."),
    img: picture("Landscape, 4:3; the page's largest picture."),
  }),
  thinking: group("How we think.", "AboutThinking", {
    eyebrow: text("Small line above."),
    word: list(
      "The word that the agency is named after, part by part.",
      group("A part of the word.", "WordPart", {
        title: text("The part, in Twi."),
        text: text("What it means."),
      }),
    ),
    title: text("Heading."),
    text: text("A paragraph."),
    values: list("What follows from it.", titledText("A value.", "TitledText")),
  }),
  promise: group("What we promise.", "AboutPromise", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    text: text("A sentence or two."),
    figures: list(
      "Figures that hold for every project.",
      group("A figure.", "AboutFigure", {
        value: text("The figure itself."),
        label: text("What it counts."),
      }),
    ),
    action,
  }),
}

const bannerItem = {
  id,
  title: text("What it says."),
  img: picture("Landscape, 4:3."),
}

/** The agency itself: who it is, what it asks, what people say of it and ask it. */
export const companyFiles: ContentFiles = {
  "about.json": one("About", about),
  "banner.json": many("BannerItem", bannerItem),
  "testimonials.json": many("Testimonial", testimonial),
  "landing-voices.json": many("LandingTestimonial", testimonial),
  "testimonial-page.json": one("TestimonialTexts", testimonialPage),
  "faq.json": many("FaqItem", faqItem),
  "faq-page.json": one("FaqTexts", faqPage),
  "team.json": many("TeamMember", teamMember),
  "team-page.json": one("TeamTexts", teamPage),
  "team-member.json": one("TeamProfile", teamProfile),
  "pricing.json": one("Pricing", pricing),
  "plans.json": many("Plan", plan),
}
