import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import type { PageContext } from "../../src/routes"
import { cardNamed } from "../../src/seo/cards"
import Legal from "../../src/templates/other/Legal"
import ItService from "../../src/templates/services/ItService"
import { numbered } from "../../src/templates/services/numbered"
import SampleService from "../../src/templates/services/SampleService"
import ServiceList from "../../src/templates/services/ServiceList"
import PortfolioOne from "../../src/templates/work/PortfolioOne"
import PortfolioTwo from "../../src/templates/work/PortfolioTwo"
import SinglePortfolio from "../../src/templates/work/SinglePortfolio"
import { expectNoViolations } from "../support/axe"
import { sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const img = sharpPicture()
const action = { label: "Talk to us", to: "/contact-us" }
const closing = { title: "Have a thread?", text: "Tell us.", action }
const ways = {
  title: "Related pages",
  items: [{ label: "Prices", text: "Three.", to: "/pricing" }],
}
const kinds = { label: "Kinds of work", pages: [{ label: "Web", to: "/web-design-development" }] }
const more = { eyebrow: "More", title: "Further services", text: "A few.", action }
const features = [{ title: "What is in it", points: ["Patches", "Backups"] }]
const service = (id: string, group: string, link: string | null = `/${id}`) => ({
  id,
  title: `Service ${id}`,
  description: `About ${id}.`,
  group,
  link,
  img,
})

const context: PageContext = {
  pagePath: "/it-b",
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
function page(Template: unknown, data: object): ReactElement {
  const Page = Template as (props: Record<string, unknown>) => ReactElement
  return (
    <main>
      <Page data={data} pageContext={context} />
    </main>
  )
}

function serviceList(services: ReturnType<typeof service>[]) {
  const chapter = (group: string, look: string) => ({
    group,
    look,
    word: `Word of ${group}`,
    title: `Chapter of ${group}`,
    text: "What it is.",
  })
  return page(ServiceList, {
    serviceList: {
      text: "All of them.",
      contents: "Which one?",
      chapters: [chapter("used", "gallery"), chapter("found", "ledger"), chapter("other", "night")],
      empty: "Nothing here yet.",
      closing,
    },
    allServiceCard: { nodes: services },
  })
}

function itService(services = ["a", "b", "c"]) {
  return page(ItService, {
    itService: {
      title: "The service b",
      subtitle: "Dull in the best way.",
      description: ["We patch.", "We back up."],
      img,
      features,
      approach: [{ title: "Listen", text: "A day in the shop." }],
    },
    itPage: { process: { eyebrow: "How", title: "Steps", action }, more, closing },
    allItService: { nodes: services.map((id) => ({ ...service(id, ""), slug: `it-${id}` })) },
  })
}

function sampleService() {
  return page(SampleService, {
    sampleService: {
      subtitle: "What it is.",
      title: "The interface",
      description: ["Somebody waits.", "They want to pay."],
      img,
      features,
      process: {
        eyebrow: "Three steps",
        title: "Watch, draw, try",
        items: ["Watch", "Draw", "Try"].map((title) => ({ title, text: `We ${title}.` })),
        action,
      },
      more,
      closing,
    },
    allServiceCard: { nodes: [service("a", "reliedOn")] },
  })
}

function portfolioOne(count: number) {
  return page(PortfolioOne, {
    portfolio: {
      kinds,
      one: { text: "Three projects.", empty: "Nothing hangs here yet.", ways, closing },
    },
    allPortfolioEntry: {
      nodes: Array.from({ length: count }, (_, index) => ({
        id: `project-${index}`,
        title: `Project ${index}`,
        company: "Kente Lane",
        category: "Shop",
        description: "A shop.",
        colSize: 8,
        link: index === 0 ? "/web-design-development?project=a" : null,
        img,
        story: [{ title: "What was needed", text: "A shop." }],
      })),
    },
  })
}

function portfolioTwo(ids: string[]) {
  return page(PortfolioTwo, {
    portfolio: {
      kinds,
      two: { text: "By craft.", empty: "Nothing hangs here yet.", ways, closing },
    },
    allPortfolioTwoCard: {
      nodes: ids.map((id) => ({ id, service: service("web", "used", null) })),
    },
  })
}

const singlePortfolio = page(SinglePortfolio, {
  portfolio: {
    single: {
      title: "Coming Soon!",
      text: "A portfolio experience is coming.",
      img,
      meanwhile: "Until then:",
      actions: [
        { label: "Projects", to: "/portfolio-one" },
        { label: "Later", to: "" },
      ],
    },
  },
})

const legal = page(Legal, {
  legalPage: {
    updated: "2025-11-03",
    intro: "In short.",
    sections: [{ id: "who", title: "Who we are", text: ["An agency."], points: [], links: [] }],
  },
  siteInfo: site,
})

const pages: [name: string, page: ReactElement, heading: string][] = [
  [
    "the list of services",
    serviceList([service("a", "used"), service("b", "found")]),
    context.title,
  ],
  ["an IT service", itService(), "The service b"],
  ["the sample service", sampleService(), context.title],
  ["the portfolio in one column", portfolioOne(3), context.title],
  ["the portfolio in two columns", portfolioTwo(["a", "b"]), context.title],
  ["the portfolio to come", singlePortfolio, context.title],
  ["a legal page", legal, context.title],
]

test.each(pages)("%s has no axe violations", async (_, element) => {
  render(element)
  await expectNoViolations()
})

test.each(pages)("%s has one h1, its subject, before hydration", (_, element, heading) => {
  serverRender(element)
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

test("a chapter without services is left out, also from the table of contents", () => {
  render(serviceList([service("a", "used"), service("b", "found")]))
  const contents = within(screen.getByRole("navigation", { name: "Which one?" }))
  expect(contents.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#used",
    "#found",
  ])
  expect(screen.queryByRole("heading", { name: "Chapter of other" })).not.toBeInTheDocument()
})

test("a list without services says so and links to the contact page", () => {
  render(serviceList([]))
  expect(screen.getByText("Nothing here yet.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact-us")
  expect(screen.queryByRole("navigation", { name: "Which one?" })).not.toBeInTheDocument()
})

test("an IT service shows its number among all, and links to the others", () => {
  render(itService())
  expect(screen.getByText("of 3")).toBeVisible()
  const others = within(screen.getByRole("region", { name: "Further services" }))
  expect(
    others.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Service a", "Service c"])
  expect(others.getByRole("link", { name: "Service a" })).toHaveAttribute("href", "/it-a")
})

test("an IT service without others has no list of them", () => {
  render(itService(["b"]))
  expect(screen.queryByRole("region", { name: "Further services" })).not.toBeInTheDocument()
})

test("the sample service has three steps", () => {
  render(sampleService())
  const steps = within(screen.getByRole("region", { name: "Watch, draw, try" }))
  expect(steps.getAllByRole("listitem")).toHaveLength(3)
})

test.each([
  ["one column", portfolioOne(0)],
  ["two columns", portfolioTwo([])],
])("an empty portfolio in %s says so", (_, element) => {
  render(element)
  expect(screen.getByText("Nothing hangs here yet.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Contact us" })).toBeVisible()
})

test("in two columns the same card may appear twice", () => {
  render(portfolioTwo(["web", "web-again"]))
  expect(screen.getAllByRole("heading", { name: "Service web" })).toHaveLength(2)
})

test("a portfolio links to each kind of work and to other pages", () => {
  render(portfolioOne(1))
  const tabs = within(screen.getByRole("navigation", { name: "Kinds of work" }))
  expect(tabs.getByRole("link", { name: "Web" })).toHaveAttribute("href", "/web-design-development")
  const others = within(screen.getByRole("navigation", { name: "Related pages" }))
  expect(others.getByRole("link", { name: "Prices" })).toHaveAttribute("href", "/pricing")
})

test("a portfolio that is coming soon links to pages that exist, and to no others", () => {
  render(singlePortfolio)
  expect(screen.getByRole("heading", { name: "Coming Soon!" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Projects" })).toHaveAttribute("href", "/portfolio-one")
  expect(screen.queryByText("Later")).not.toBeInTheDocument()
})

test("items are numbered from 1", () => {
  expect(numbered([{ id: "a" }, { id: "b" }])).toEqual([
    { id: "a", number: 1 },
    { id: "b", number: 2 },
  ])
})
