import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useStaticQuery } from "gatsby"
import { useSite } from "../../src/layouts/useSite"
import { wrapPageElement } from "../../src/layouts/wrapPage"
import { serverRender } from "../support/serverRender"
import { sidePanel, site } from "../support/site"

const pageContext = {
  pagePath: "/faq",
  title: "Frequently asked questions",
  description: "What we do and how we do it.",
  layout: "loom",
  runtime: "late",
  indexed: true,
}

function Page({ fails = false }) {
  if (fails) throw new Error("The loom has stopped.")
  return <h1>Frequently asked questions</h1>
}

function page({ path = "/faq", fails = false } = {}) {
  const props = { pageContext: { ...pageContext, pagePath: path } }
  return wrapPageElement({ element: <Page fails={fails} />, props } as never)
}

const layoutData = {
  siteInfo: site,
  sidePanel,
  allMenuItem: {
    nodes: [
      { id: "home", label: "Home", to: "/", children: [] },
      { id: "about", label: "About Us", to: null, children: [] },
    ],
  },
  allFooterLink: {
    nodes: [
      { label: "Home", to: "/" },
      { label: "About Us", to: null },
    ],
  },
}

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(layoutData)
})

test("a page is between header and footer, in the element that the skip link targets", async () => {
  const user = userEvent.setup()
  render(page())
  const main = screen.getByRole("main")
  expect(screen.getByRole("banner").compareDocumentPosition(main)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.getByRole("contentinfo").compareDocumentPosition(main)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
  expect(within(main).getByRole("heading", { level: 1 })).toBeVisible()
  await user.tab()
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus()
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute(
    "href",
    `#${main.id}`,
  )
})

test("the head has the page's title and theme", async () => {
  render(page())
  await act(() => new Promise(requestAnimationFrame))
  expect(document.title).toBe("Frequently asked questions | Adwene")
  expect(document.documentElement).toHaveAttribute("data-theme", "loom")
})

test("menu and footer have no link to a page that doesn't exist yet", () => {
  render(page())
  expect(screen.queryByText("About Us")).not.toBeInTheDocument()
})

test("a page that fails keeps its header and footer, and the next page shows", () => {
  jest.spyOn(console, "error").mockImplementation()
  const { rerender } = render(page({ fails: true }))
  expect(within(screen.getByRole("main")).getByText("The loom has stopped.")).toBeVisible()
  expect(screen.getByRole("banner")).toBeVisible()
  expect(screen.getByRole("contentinfo")).toBeVisible()
  rerender(page({ path: "/", fails: false }))
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Frequently asked questions")
})

test("the preloader hides nothing and is not announced", () => {
  serverRender(page())
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible()
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
})

test("the built page hydrates without a mismatch", () => {
  const hydrate = serverRender(page())
  hydrate()
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible()
})

function Rooms() {
  return <h1>Rooms</h1>
}

Rooms.Footer = function RoomsFooter({ site }: { site: { name: string } }) {
  return <footer>The footer of {site.name}</footer>
}

test("a template's own footer replaces the simple one", () => {
  const props = { pageContext: { ...pageContext, layout: "interior" } }
  render(wrapPageElement({ element: <Rooms />, props } as never))
  expect(screen.getByRole("contentinfo")).toHaveTextContent("The footer of Adwene")
})

function Site() {
  return <p>{useSite().site.name}</p>
}

test.each([
  ["siteInfo", "data/site.json"],
  ["sidePanel", "data/side-panel.json"],
])("without %s the layout reports that %s is missing", (part, file) => {
  jest.spyOn(console, "error").mockImplementation()
  jest.mocked(useStaticQuery).mockReturnValue({ ...layoutData, [part]: null })
  expect(() => render(<Site />)).toThrow(`${file} has not been read`)
})
