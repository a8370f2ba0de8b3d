import { networks } from "../../../components/media/networks"
import {
  flag,
  number,
  optionalLink,
  optionalPicture,
  optionalWebAddress,
  picture,
  wholeNumber,
} from "../fields"
import { group, list, optionalGroup } from "../structure"
import { optionalText, shortText, summary, text } from "../texts"
import { type ContentFiles, many, one } from "./contentFile"
import { action, closing, closingFields, id, intro, relatedLinks, titledText } from "./shared"

const testimonial = {
  id,
  rating: wholeNumber("Stars, 1 to 5.", 1, 5),
  text: text("What the client said."),
  author: text("The author."),
  designation: text("The author's role, and where."),
  img: picture("Portrait, square.", 300),
}

/** Of the testimonials on /testimonial. */
const provenTestimonial = {
  ...testimonial,
  frames: optionalPicture(
    "How the portrait came to be, in pictures of its shape, one below the other, which scrolling shows on the consulting home page. Screen readers don't read their text. Leave them out if you use another portrait.",
    400,
  ),
  work: optionalGroup("What we did for the author.", "TestimonialWork", {
    project: shortText("Name of the project."),
    bought: shortText("What was bought, and how long it took."),
    value: shortText("What it brought, as one figure.", 12),
    label: shortText("What the figure counts."),
    mark: picture("The client's mark, square, SVG."),
    link: optionalLink("The page that shows the project, if there is one."),
  }),
}

const testimonialPage = {
  text: text("A sentence or two below the title."),
  label: shortText("Label of the testimonials, for screen readers."),
  note: intro("The section below the testimonials."),
  empty: text("Shown while there are no testimonials."),
  closing,
}

const answer = list("The answer, as paragraphs.", text("A paragraph."))

const faqItem = {
  id,
  part: optionalText(
    "A word or two, set large beside this question and those after it. Leave it out to stay in the part above.",
  ),
  title: shortText("The question."),
  text: answer,
  links: list("Links below the answer; [] for none.", action),
}

const faqPage = {
  text: text("A sentence or two below the title."),
  img: picture("Portrait, 3:4."),
  empty: text("Shown while there are no questions."),
  closing,
}

const profiles = Object.fromEntries(
  Object.entries(networks).map(([key, name]) => [
    key,
    optionalWebAddress(`${name} page. Leave it out to show the icon without a link.`),
  ]),
)

const teamMember = {
  id,
  name: shortText("First name and surname."),
  designation: text("The member's role here."),
  img: picture("Portrait, square.", 300),
  link: optionalLink(
    'The member\'s page on this site, if there is one: /team/ and a name for a page that shows "page" below.',
  ),
  page: optionalGroup("What the member's page shows.", "MemberPage", {
    summary: summary(
      "One or two sentences for search results and shared links, 70 to 160 characters.",
    ),
    story: group("Who it is.", "MemberStory", {
      title: shortText("Heading."),
      text: list("Paragraphs; the first is set larger.", text("A paragraph.")),
    }),
    decision: group("A decision in a project.", "MemberDecision", {
      title: shortText("The decision."),
      text: text("Why, and what came of it."),
      project: shortText("The project."),
      link: optionalLink("The page that shows the project, if there is one."),
      img: optionalPicture("What came of it, landscape, beside the text."),
    }),
    advice: text("What the member would tell a client."),
    skills: list("Skills.", titledText("A skill.", "TitledText")),
  }),
  ...profiles,
}

const teamPage = {
  text: text("A sentence or two below the title."),
  heading: intro("Heading of the portraits."),
  empty: text("Shown while the team is empty."),
  closing,
  member: group("Texts on every member's own page.", "MemberTexts", {
    decision: shortText("Small line above the decision."),
    advice: shortText("Heading of what the member would tell a client."),
    skills: shortText("Heading of the skills."),
    articles: shortText("Heading of the articles that the member has written."),
    neighbours: shortText("Label of the links to the next members, for screen readers."),
    back: shortText("Label of the link back to /team."),
    closing: group(
      "The last section. {name} is the member's first name.",
      "Closing",
      closingFields,
    ),
  }),
}

const teamProfile = {
  name: shortText("First name and surname; also the title of /single-team in data/pages.json."),
  designation: text("Her role here."),
  img: picture("Portrait, square.", 300),
  ...profiles,
  biography: group("Who she is.", "ProfileBiography", {
    title: shortText("Heading."),
    text: list("Paragraphs; the first is set larger.", text("A paragraph.")),
  }),
  qualifications: group("Her qualifications.", "ProfileQualifications", {
    title: shortText("Heading."),
    items: list(
      "Newest first.",
      group("A qualification.", "ProfileQualification", {
        year: text("A year, or a range of years."),
        title: shortText("What it is."),
        text: text("Where, and a short note."),
      }),
    ),
  }),
  attributes: group("What she is like to work with.", "ProfileAttributes", {
    title: shortText("Heading."),
    items: list("Attributes.", titledText("An attribute.", "TitledText")),
  }),
  skills: group("Her skills.", "ProfileSkills", {
    title: shortText("Heading."),
    text: text("A sentence or two."),
    items: list(
      "Bars.",
      group("A bar.", "Skill", {
        title: shortText("The skill."),
        percent: wholeNumber("Length of its bar, 0 to 100.", 0, 100),
      }),
    ),
  }),
  closing,
}

/** What an `id` of 1 or 2 stands for in prices. */
const billingPeriods = { 1: "Billed annually", 2: "Billed monthly" }

const plan = {
  id,
  title: shortText("Name of the package."),
  description: text("A sentence that describes it."),
  highlighted: flag("true for the highlighted package."),
  prices: list(
    "One price per billing period.",
    group("A price.", "PlanPrice", {
      id: wholeNumber("Billing period, as in pricing.json: 1 annually, 2 monthly.", 1, 2).meta({
        words: billingPeriods,
      }),
      amount: number("US dollars a month."),
    }),
  ),
  features: list("What it includes.", text("A feature.")),
}

const pricing = {
  text: text("A sentence or two below the title."),
  img: picture("Portrait, 3:4."),
  heading: group("The packages.", "PricingHeading", {
    title: shortText("Heading."),
    text: text("What every package includes."),
    highlight: text("Label above the highlighted package."),
    action,
  }),
  billing: text("Label of the billing choice."),
  frequencies: list(
    "Billing periods; the first is selected by default.",
    group("A billing period.", "BillingFrequency", {
      id: wholeNumber("Billing period: 1 annually, 2 monthly.", 1, 2).meta({
        words: billingPeriods,
      }),
      label: shortText("Its name."),
      unit: text("Shown after the price: what it buys, and how it is billed."),
    }),
  ),
  faq: group("Questions about prices.", "PricingFaq", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    items: list(
      "Questions.",
      group("A question.", "PricingQuestion", { title: shortText("The question."), text: answer }),
    ),
  }),
  empty: text("Shown while there are no packages."),
  ways: relatedLinks("Links to what the packages include."),
  closing,
}

const about = {
  story: group("Who we are.", "AboutStory", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading; it overlaps the picture."),
    text: list("Paragraphs; the first is set larger.", text("A paragraph.")),
    since: text("Label above the year in which the agency was founded."),
    img: picture("Landscape, 4:3; the page's largest picture.", 900),
  }),
  thinking: group("How we think.", "AboutThinking", {
    eyebrow: shortText("Small line above."),
    word: list(
      "The word that the agency is named after, in its parts.",
      group("A part of the word.", "WordPart", {
        title: shortText("The part, in Twi."),
        text: text("What it means."),
      }),
    ),
    title: shortText("Heading."),
    text: text("A paragraph."),
    values: list("The values that follow from it.", titledText("A value.", "TitledText")),
  }),
  promise: group("What we promise.", "AboutPromise", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    text: text("A sentence or two."),
    figures: list(
      "Figures that hold for every project.",
      group("A figure.", "AboutFigure", {
        value: text("The figure itself."),
        label: shortText("What it counts."),
      }),
    ),
    action,
  }),
}

const bannerItem = {
  id,
  title: shortText("Its label."),
  img: picture("Landscape, 4:3."),
}

/** The agency itself: who it is, its prices, its testimonials and its FAQ. */
export const companyFiles: ContentFiles = {
  "about.json": one("About", about),
  "banner.json": many("BannerItem", bannerItem),
  "testimonials.json": many("Testimonial", provenTestimonial),
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
