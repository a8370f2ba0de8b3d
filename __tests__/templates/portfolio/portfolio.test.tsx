import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import PortfolioOne from "../../../src/templates/portfolio/PortfolioOne"
import PortfolioTwo from "../../../src/templates/portfolio/PortfolioTwo"
import SinglePortfolio from "../../../src/templates/portfolio/SinglePortfolio"
import { sharpPicture } from "../../support/pictures"
import { site } from "../../support/site"
import { page, pageContext, testPages } from "../../support/templates"

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
const service = { title: "Service web", link: null }
const result = { figure: "2/3", text: "of all orders" }

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
        result,
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
      nodes: ids.map((id) => ({
        id,
        service,
        project: `Project ${id}`,
        client: "Weavers in Bonwire",
        result,
        img,
        focus: 50,
        link: id === "a" ? "/web-design-development?project=a" : null,
      })),
    },
  })
}

const titled = (title: string) => ({ title, text: `About ${title}.` })
const portfolioCase = {
  eyebrow: "A whole project",
  title: "Nobody queues",
  text: "A clinic.",
  facts: [{ name: "Client", value: "The clinic" }],
  img,
  problem: titled("What was wrong"),
  constraint: titled("What could not change"),
  decisions: { title: "Decisions", items: [titled("Words first")] },
  screens: [{ img, caption: "The nurses' morning." }],
  result: {
    figure: "50",
    unit: "minutes",
    text: "from the door.",
    bars: [{ label: "Before", words: "3 hours", percent: 100 }],
  },
  voice: { text: "Kind.", author: "Efua Boateng", designation: "Head nurse", img },
  credits: {
    title: "Who made it",
    items: [{ role: "Built it", member: { name: "Selorm Agbeko", link: null } }],
  },
  closing,
}

const singlePortfolio = (project: typeof portfolioCase | null) =>
  page(SinglePortfolio, {
    portfolioCase: project,
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

testPages([
  ["the portfolio in one column", portfolioOne(3), pageContext.title],
  ["the portfolio in two columns", portfolioTwo(["a", "b"]), pageContext.title],
  ["the portfolio to come", singlePortfolio(portfolioCase), pageContext.title],
])

test.each([
  ["one column", portfolioOne(0)],
  ["two columns", portfolioTwo([])],
])("an empty portfolio in %s says so", (_, element) => {
  render(element)
  expect(screen.getByText("Nothing hangs here yet.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Contact us" })).toBeVisible()
})

test("by craft, the same craft may appear twice, each time with another project and its result", () => {
  render(portfolioTwo(["a", "b"]))
  expect(screen.getAllByRole("heading", { name: "Service web" })).toHaveLength(2)
  expect(screen.getAllByText("2/3")).toHaveLength(2)
  expect(screen.getByRole("link", { name: "Project a" })).toHaveAttribute(
    "href",
    "/web-design-development?project=a",
  )
  expect(screen.getByText("Project b")).toBeVisible()
  expect(screen.queryByRole("link", { name: "Project b" })).not.toBeInTheDocument()
})

test("a case gives the client's words and credits the people who made it", () => {
  render(singlePortfolio(portfolioCase))
  const project = within(screen.getByRole("region", { name: "Nobody queues" }))
  expect(project.getByRole("blockquote")).toHaveTextContent("“Kind.”")
  expect(project.getByText("Selorm Agbeko")).toBeVisible()
  expect(project.getByText("3 hours")).toBeVisible()
})

test("a portfolio links to each kind of work and to other pages", () => {
  render(portfolioOne(1))
  const tabs = within(screen.getByRole("navigation", { name: "Kinds of work" }))
  expect(tabs.getByRole("link", { name: "Web" })).toHaveAttribute("href", "/web-design-development")
  const others = within(screen.getByRole("navigation", { name: "Related pages" }))
  expect(others.getByRole("link", { name: "Prices" })).toHaveAttribute("href", "/pricing")
})

test("a portfolio that is coming soon links to pages that exist, and to no others", () => {
  render(singlePortfolio(null))
  expect(screen.getByRole("heading", { name: "Coming Soon!" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Projects" })).toHaveAttribute("href", "/portfolio-one")
  expect(screen.queryByText("Later")).not.toBeInTheDocument()
})
