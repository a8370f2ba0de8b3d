import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import ItService from "../../../src/templates/services/ItService"
import { numbered } from "../../../src/templates/services/numbered"
import SampleService from "../../../src/templates/services/SampleService"
import ServiceList from "../../../src/templates/services/ServiceList"
import { sharpPicture } from "../../support/pictures"
import { site } from "../../support/site"
import { page, pageContext, testPages } from "../../support/templates"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const img = sharpPicture()
const action = { label: "Talk to us", to: "/contact-us" }
const closing = { title: "Have a thread?", text: "Tell us.", action }
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

/** What data/service-pages.json has for a page. */
const own = {
  img,
  facts: [{ value: "1 night", label: "For most offices" }],
  project: {
    value: "5",
    title: "schools",
    text: "One network.",
    client: "Sankofa",
    img,
    link: null,
  },
  voice: { text: "It works.", author: "Nii Lante", designation: "Director", img },
  faq: { title: "Before you ask", items: [{ title: "Must we close?", text: ["No."] }] },
  closing: { ...closing, title: "What is slow?" },
}

function itService(services = ["a", "b", "c"], servicePageTexts: typeof own | null = own) {
  return page(
    ItService,
    {
      servicePageTexts,
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
    },
    { pagePath: "/it-b" },
  )
}

function sampleService() {
  return page(SampleService, {
    servicePageTexts: null,
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

testPages([
  [
    "the list of services",
    serviceList([service("a", "used"), service("b", "found")]),
    pageContext.title,
  ],
  ["an IT service", itService(), "The service b"],
  ["the sample service", sampleService(), pageContext.title],
])

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

test("a service's page has its own facts, project, client, questions and call to action", () => {
  render(itService())
  expect(screen.getByRole("definition")).toHaveTextContent("1 night")
  expect(screen.getByRole("region", { name: "5 schools" })).toHaveTextContent("“It works.”")
  expect(screen.getByRole("region", { name: "Before you ask" })).toHaveTextContent("Must we close?")
  expect(screen.getByRole("region", { name: "What is slow?" })).toBeVisible()
})

test("without these it is complete, and asks like the others", () => {
  render(itService(undefined, null))
  expect(screen.queryByRole("definition")).not.toBeInTheDocument()
  expect(screen.getByRole("region", { name: "Have a thread?" })).toBeVisible()
})

test("the sample service has three steps", () => {
  render(sampleService())
  const steps = within(screen.getByRole("region", { name: "Watch, draw, try" }))
  expect(steps.getAllByRole("listitem")).toHaveLength(3)
})

test("items are numbered from 1", () => {
  expect(numbered([{ id: "a" }, { id: "b" }])).toEqual([
    { id: "a", number: 1 },
    { id: "b", number: 2 },
  ])
})
