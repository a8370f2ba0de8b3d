import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import { required } from "../../src/required"
import type { PageContext } from "../../src/routes"
import { cardNamed } from "../../src/seo/cards"
import Contact from "../../src/templates/company/Contact"
import FaqPage from "../../src/templates/company/FaqPage"
import Home from "../../src/templates/homes/Home"
import NotFound from "../../src/templates/other/NotFound"
import ItService from "../../src/templates/services/ItService"
import ProjectAccordionPage from "../../src/templates/showcase/ProjectAccordionPage"
import ProjectsPage from "../../src/templates/showcase/ProjectsPage"
import ServicesPage from "../../src/templates/showcase/ServicesPage"
import { interceptNetwork } from "../support/network"
import { drawing, sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"

interceptNetwork()

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const img = sharpPicture()
const action = { label: "Talk to us", to: "/contact-us" }
const intro = (title: string) => ({ eyebrow: "We", title, text: "A few words." })
const items = [{ title: "Listen", text: "A day in the shop." }]
const figure = { value: 15, suffix: "+", decimals: 0, label: "years" }
const card = { id: "a", title: "Kente Lane", description: "A shop.", link: "/faq", img }

const home = {
  hero: {
    ...intro(""),
    title: ["Every brand", "is a thread."],
    action,
    img,
    video: {
      label: "Watch our film",
      title: "How an idea becomes a cloth",
      url: "https://vimeo.com/76979871",
      img,
    },
  },
  mission: { title: "Our mission", text: "To help.", img },
  vision: { title: "Our vision", text: "To see.", img },
  brands: { title: "We help hundreds of companies to grow" },
  services: { ...intro("Our services"), action },
  reasons: { ...intro("Why choose us"), img, items },
  process: { ...intro("Three steps"), items, action },
  projects: { ...intro("Our work"), action },
  counters: [figure],
  testimonials: { ...intro("They say"), counters: [{ ...figure, label: "hours" }] },
  tiles: { title: "Follow us", handle: "@adwene" },
  closing: { title: "Have a thread?", text: "Tell us.", action },
}

const ways = {
  title: "Related pages",
  items: [{ label: "Prices", text: "Three.", to: "/pricing" }],
}
const serviceWays = { ways }
const showcasePage = { about: "What stands here." }
const portfolio = { kinds: { label: "Kinds of work", pages: [{ label: "Web", to: "/page" }] } }

const context: PageContext = {
  pagePath: "/page",
  title: "The page's subject",
  description: "What the page is about.",
  layout: "loom",
  runtime: "late",
  indexed: true,
  listed: true,
  card: cardNamed("general"),
  parents: [],
}

/** A template, rendered with props like Gatsby's. */
function page(Template: unknown, data: object = {}, variables: object = {}): ReactElement {
  const Page = Template as (props: Record<string, unknown>) => ReactElement
  return (
    <main>
      <Page data={data} pageContext={{ ...context, ...variables }} location={{ search: "" }} />
    </main>
  )
}

const pages: [name: string, page: ReactElement, heading: string][] = [
  [
    "the homepage",
    page(Home, {
      home,
      allBrand: { nodes: [{ id: "a", name: "Anansi", img: drawing() }] },
      allServiceCard: { nodes: [card] },
      allProject: { nodes: [{ ...card, title: "Volta", company: "Volta", category: "Shop" }] },
      allTestimonial: {
        nodes: [{ id: "a", rating: 5, text: "Good.", author: "Ama", designation: "Owner", img }],
      },
      allTile: { nodes: [{ id: "1", handle: "@adwene", img }] },
    }),
    "Every brand is a thread.",
  ],
  [
    "the contact page",
    page(Contact, {
      contact: {
        title: "Send us a message",
        text: "Tell us.",
        img,
        plan: "Plan:",
        answer: {
          label: "Who answers",
          text: "You have my answer within one working day.",
          booking: "Book a call with me",
          member: { name: "Adwoa Nyarko", designation: "Strategist", link: null, img },
        },
        next: {
          eyebrow: "After you press send",
          title: "What happens next",
          items: [{ when: "At once", title: "Your message is safe", text: "It is stored." }],
        },
        boxes: {
          title: "Reach us",
          phone: "Call us",
          whatsapp: "Write on WhatsApp",
          booking: "Book a call",
          email: "Write to us",
          address: "Visit us",
        },
        map: { title: "Find us", text: "Near.", latitude: 5.6, longitude: -0.19, zoom: 12 },
        faq: {
          title: "Before you write",
          text: "Two questions.",
          items: [
            { id: "a", title: "How soon?", text: ["Soon."] },
            { id: "b", title: "How much?", text: ["It depends."] },
          ],
        },
      },
      siteInfo: site,
      allPlan: { nodes: [{ id: "branding", title: "Branding Package" }] },
      homeSix: { plans: { items: [{ id: "basic", title: "Basic" }] } },
    }),
    context.title,
  ],
  [
    "the FAQ page",
    page(FaqPage, {
      faqTexts: { text: "Answers.", img, empty: "Nothing yet.", closing: home.closing },
      allFaqItem: {
        nodes: [{ id: "a", title: "What does it cost?", text: ["It", "depends."], links: [] }],
      },
    }),
    context.title,
  ],
  [
    "a page of an IT service",
    page(ItService, {
      itService: {
        title: "Systems maintenance",
        subtitle: "Dull in the best way.",
        description: ["We patch.", "We back up."],
        img,
        features: [{ title: "What is in it", points: ["Patches", "Backups"] }],
        approach: items,
      },
      itPage: {
        process: { ...intro("How"), action },
        more: { ...intro("More"), action },
        closing: home.closing,
      },
      allItService: {
        nodes: [
          { ...card, slug: "page" },
          { ...card, id: "b", slug: "networks" },
        ],
      },
    }),
    "Systems maintenance",
  ],
  [
    "a page of projects",
    page(ProjectsPage, { home, showcasePage, portfolio }, { list: "projects" }),
    context.title,
  ],
  [
    "a page of folded projects",
    page(
      ProjectAccordionPage,
      { home, showcasePage, portfolio },
      { list: "content-creation-projects" },
    ),
    context.title,
  ],
  [
    "a page of services",
    page(ServicesPage, { home, showcasePage, serviceWays }, { list: "web-services" }),
    context.title,
  ],
  ["the not-found page", page(NotFound), context.title],
]

test.each(pages)("%s has one h1, its subject, before hydration", (_, element, heading) => {
  serverRender(element)
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading)
})

test.each(pages)("%s has no duplicate ids", (_, element) => {
  render(element)
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each(pages)("%s has at most one high-priority picture", (_, element) => {
  render(element)
  expect(document.querySelectorAll("img[fetchpriority=high]").length).toBeLessThanOrEqual(1)
})

test("the not-found page links home", () => {
  render(page(NotFound))
  expect(screen.getByRole("link", { name: "Return to homepage" })).toHaveAttribute("href", "/")
})

test("the page of projects says when scripts are off, and links to the contact page", () => {
  serverRender(page(ProjectsPage, { home, showcasePage, portfolio }, { list: "projects" }))
  const words = document.querySelector("noscript")?.textContent
  expect(words).toContain("scripts are off")
  expect(words).toContain("/contact-us")
})

test("a page of projects ends with its own call to action, or else the homepage's", () => {
  const closing = { title: "Which page?", text: "Send it.", action }
  const { unmount } = render(
    page(
      ProjectsPage,
      { home, showcasePage: { ...showcasePage, closing }, portfolio },
      { list: "projects" },
    ),
  )
  expect(screen.getByRole("region", { name: "Which page?" })).toBeVisible()
  unmount()
  render(page(ProjectsPage, { home, showcasePage, portfolio }, { list: "projects" }))
  expect(screen.getByRole("region", { name: home.closing.title })).toBeVisible()
})

test("a page of projects is marked among the kinds of work", () => {
  render(page(ProjectsPage, { home, showcasePage, portfolio }, { list: "projects" }))
  const tabs = within(screen.getByRole("navigation", { name: "Kinds of work" }))
  expect(tabs.getByRole("link", { name: "Web", current: "page" })).toBeVisible()
})

test("a page of services links to other pages if data/ lists them", () => {
  const services = (found: object | null) =>
    page(ServicesPage, { home, showcasePage, serviceWays: found }, { list: "web-services" })
  const { rerender } = render(services(serviceWays))
  const list = within(screen.getByRole("navigation", { name: "Related pages" }))
  expect(list.getByRole("link", { name: "Prices" })).toHaveAttribute("href", "/pricing")
  rerender(services(null))
  expect(screen.queryByRole("navigation", { name: "Related pages" })).not.toBeInTheDocument()
})

test("an answer on the FAQ page has its paragraphs", () => {
  const [, , [, faq]] = pages as [unknown, unknown, [string, ReactElement]]
  render(faq)
  const answer = screen.getByRole("group")
  expect(
    within(answer)
      .getAllByRole("paragraph")
      .map(({ textContent }) => textContent),
  ).toEqual(["It", "depends."])
})

test("missing content throws, with the file's name", () => {
  expect(() => required(null, "home.json")).toThrow("data/home.json has not been read")
  expect(() => required(undefined, "home.json")).toThrow("data/home.json has not been read")
  expect(required("", "home.json")).toBe("")
})
