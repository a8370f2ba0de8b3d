import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import About from "../../../src/templates/company/About"
import ChiefExecutive from "../../../src/templates/company/ChiefExecutive"
import FaqPage from "../../../src/templates/company/FaqPage"
import PricingPage from "../../../src/templates/company/PricingPage"
import Team from "../../../src/templates/company/Team"
import TeamMember from "../../../src/templates/company/TeamMember"
import TestimonialPage from "../../../src/templates/company/TestimonialPage"
import { expectNoViolations } from "../../support/axe"
import { sharpPicture } from "../../support/pictures"
import { site } from "../../support/site"
import { page, pageContext, testPages } from "../../support/templates"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const img = sharpPicture()
const action = { label: "Talk to us", to: "/contact-us" }
const closing = { title: "Have a thread?", text: "Tell us.", action }
const intro = { eyebrow: "We", title: "A band", text: "A few words." }
const nowhere = { facebook: null, instagram: null, linkedin: null, x: null }
const item = { title: "Listen", text: "A day in the shop." }
const prices = [
  { id: 1, amount: 299 },
  { id: 2, amount: 399 },
]

const memberTexts = {
  decision: "A decision",
  advice: "Advice",
  skills: "Good at",
  articles: "On our blog",
  neighbours: "Who sits next",
  back: "The whole team",
  closing: {
    title: "Ask {name}",
    text: "Put {name} first.",
    action: { ...action, label: "Write to {name}" },
  },
}
const neighbour = { name: "Esi Ampah", designation: "Host", link: "/team/esi-ampah", img }

const nodes = (full: boolean, ...items: object[]) => ({ nodes: full ? items : [] })

/** Every page, with content or with every list of data/ empty. */
const pages = (full: boolean): [name: string, page: ReactElement][] => [
  [
    "/about-us",
    page(About, {
      about: {
        story: { ...intro, text: ["One.", "Two."], since: "Since", img },
        thinking: { ...intro, title: "A cloth", word: [item], values: [item] },
        promise: {
          ...intro,
          title: "Twelve people",
          figures: [{ value: "12", label: "people" }],
          action,
        },
      },
      siteInfo: { established: "2023" },
      allTeamMember: nodes(full, { id: "a", img }),
      allBannerItem: nodes(full, { id: "a", title: "Let's create", img }),
    }),
  ],
  [
    "/faq",
    page(FaqPage, {
      faqTexts: { text: "Answers.", img, empty: "Nothing there yet.", closing },
      allFaqItem: nodes(full, {
        id: "a",
        part: null,
        title: "What does it cost?",
        text: ["It depends."],
        links: [
          { label: "The packages", to: "/pricing" },
          { label: "Still to come", to: "" },
        ],
      }),
    }),
  ],
  [
    "/testimonial",
    page(TestimonialPage, {
      testimonialTexts: {
        text: "Four clients.",
        label: "What they say",
        note: { ...intro, title: "We print the fours" },
        empty: "Nothing there yet.",
        closing,
      },
      allTestimonial: nodes(full, {
        id: "a",
        rating: 4,
        text: "Good.",
        author: "Ama",
        designation: "Owner",
        img,
      }),
    }),
  ],
  [
    "/pricing",
    page(PricingPage, {
      pricing: {
        text: "Three packages.",
        img,
        heading: { title: "Pick a pace", text: "Free at first.", highlight: "Most", action },
        billing: "How?",
        frequencies: [
          { id: 1, label: "Annually", unit: "a month, billed annually" },
          { id: 2, label: "Monthly", unit: "a month, billed monthly" },
        ],
        faq: { eyebrow: "Before", title: "Money", items: [{ title: "Free?", text: ["Yes."] }] },
        empty: "Nothing there yet.",
        ways: { title: "Related pages", items: [{ label: "Sites", text: "Ours.", to: "/faq" }] },
        closing,
      },
      allPlan: nodes(full, {
        id: "a",
        title: "Web Design",
        description: "A site.",
        highlighted: true,
        prices,
        features: ["Pages"],
      }),
    }),
  ],
  [
    "/team",
    page(Team, {
      teamTexts: { text: "Twelve.", heading: intro, empty: "Nothing there yet.", closing },
      allTeamMember: nodes(full, {
        ...nowhere,
        id: "a",
        name: "Kojo Ansah",
        designation: "Writer",
        img,
        link: null,
      }),
    }),
  ],
  [
    "/single-team",
    page(ChiefExecutive, {
      teamTexts: { member: memberTexts },
      previous: full ? neighbour : null,
      next: null,
      teamProfile: {
        ...nowhere,
        name: "Akosua Frimpong",
        designation: "Founder",
        img,
        biography: { title: "Her story", text: full ? ["One."] : [] },
        qualifications: {
          title: "Qualifications",
          items: full ? [{ ...item, year: "2011" }] : [],
        },
        attributes: { title: "Attributes", items: full ? [item] : [] },
        skills: { ...intro, items: full ? [{ title: "Dates", percent: 90 }] : [] },
        closing,
      },
    }),
  ],
  [
    "/team/kojo-ansah",
    page(TeamMember, {
      teamTexts: { member: memberTexts },
      previous: full ? neighbour : null,
      next: full ? { ...neighbour, name: "Yaa Gyamfi", link: "/team/yaa-gyamfi" } : null,
      teamMember: {
        ...nowhere,
        name: "Kojo Ansah",
        designation: "Writer",
        img,
        page: {
          story: { title: "He waits", text: full ? ["One.", "Two."] : [] },
          decision: {
            title: "Three buttons",
            text: "Not eleven.",
            project: "Blackstar",
            link: full ? "/faq" : null,
            img: full ? { ...img, alt: "Three buttons on a phone" } : null,
          },
          advice: "Ask what happens when it breaks.",
          skills: full ? [item] : [],
        },
      },
      allTeamMember: nodes(full, { name: "Ama Serwaa" }, { name: "Kojo Ansah" }),
      allPost: nodes(full, { slug: "speed", title: "Pages for one bar", excerpt: "Short." }),
    }),
  ],
]

testPages(pages(true).map(([name, element]) => [name, element, pageContext.title]))

test.each(pages(false))(
  "%s has no axe violations while its lists are empty",
  async (_, element) => {
    render(element)
    await expectNoViolations()
  },
)

test.each(
  pages(false).filter(
    ([name]) => !["/about-us", "/single-team", "/team/kojo-ansah"].includes(name),
  ),
)("%s says so while there is nothing to show", (_, element) => {
  render(element)
  expect(screen.getByText("Nothing there yet.")).toBeVisible()
})

test("an answer links to pages that exist, and to no others", () => {
  const [, [, faq]] = pages(true) as [unknown, [string, ReactElement]]
  render(faq)
  const answer = screen.getByRole("group")
  const ways = within(answer).getAllByRole("link")
  expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
    ["The packages", "/pricing"],
  ])
})

test("the FAQ's parts are linked from its opening", () => {
  const questions = ["What?", "How?"].map((part) => ({
    id: part,
    part,
    title: `${part} Why?`,
    text: ["Yes."],
    links: [],
  }))
  render(
    page(FaqPage, {
      faqTexts: { text: "Answers.", img, empty: "Nothing there yet.", closing },
      allFaqItem: { nodes: questions },
    }),
  )
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
    "link",
  )
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["What?", "#part-1"],
    ["How?", "#part-2"],
  ])
  expect(screen.getByRole("region", { name: "How?" })).toHaveAttribute("id", "part-2")
})

test("a question starts a part where it names one, and of all parts one answer is open", () => {
  const question = (title: string, part: string | null) => ({
    id: title,
    part,
    title,
    text: ["Yes."],
    links: [],
  })
  const questions = [question("One?", null), question("Two?", "How?"), question("Three?", null)]
  const { container } = render(
    page(FaqPage, {
      faqTexts: { text: "Answers.", img, empty: "Nothing there yet.", closing },
      allFaqItem: { nodes: questions },
    }),
  )
  const part = within(screen.getByRole("region", { name: "How?" }))
  expect(
    part.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent]),
  ).toEqual([
    ["H2", "How?"],
    ["H3", "Two?"],
    ["H3", "Three?"],
  ])
  expect(screen.getByRole("heading", { name: "One?", level: 2 })).toBeVisible()
  const answers = [...container.querySelectorAll("details")]
  expect(answers.map(({ open }) => open)).toEqual([true, false, false])
  expect(new Set(answers.map((answer) => answer.getAttribute("name"))).size).toBe(1)
})

test("a member's page leads to the project, to the articles, to both neighbours and back to the team", () => {
  const [, member] = pages(true).find(([name]) => name === "/team/kojo-ansah") ?? []
  render(member as ReactElement)
  expect(screen.getByRole("link", { name: "Blackstar" })).toHaveAttribute("href", "/faq")
  expect(screen.getByRole("link", { name: "Pages for one bar" })).toHaveAttribute(
    "href",
    "/blog/speed",
  )
  const ways = within(screen.getByRole("navigation", { name: "Who sits next" }))
  expect(ways.getAllByRole("link").map((way) => way.getAttribute("href"))).toEqual([
    "/team/esi-ampah",
    "/team/yaa-gyamfi",
    "/team",
  ])
})

test("a member's page shows what came of the decision, and asks by the first name", () => {
  const [, member] = pages(true).find(([name]) => name === "/team/kojo-ansah") ?? []
  render(member as ReactElement)
  const decision = within(screen.getByRole("region", { name: "Three buttons" }))
  expect(decision.getByRole("img", { name: "Three buttons on a phone" })).toBeVisible()
  const closing = within(screen.getByRole("region", { name: "Ask Kojo" }))
  expect(closing.getByText("Put Kojo first.")).toBeVisible()
  expect(closing.getByRole("link", { name: "Write to Kojo" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
})
