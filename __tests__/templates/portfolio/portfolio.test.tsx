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
const service = {
  id: "web",
  title: "Service web",
  description: "About web.",
  group: "used",
  link: null,
  img,
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
      nodes: ids.map((id) => ({ id, service })),
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

testPages([
  ["the portfolio in one column", portfolioOne(3), pageContext.title],
  ["the portfolio in two columns", portfolioTwo(["a", "b"]), pageContext.title],
  ["the portfolio to come", singlePortfolio, pageContext.title],
])

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
