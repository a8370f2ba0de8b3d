import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Header } from "../../../src/layouts/header/Header"
import { type LayoutData, layouts } from "../../../src/layouts/layouts"
import { expectNoViolations } from "../../support/axe"
import { scrollPageTo } from "../../support/browser"
import { fullMenu, sidePanel, site } from "../../support/site"

const bare: LayoutData = { ...layouts.plain, hasDark: false }

const page = (layout: LayoutData) => (
  <Header layout={layout} site={site} menu={fullMenu} path="/" sidePanel={sidePanel} />
)

function show(layout: LayoutData = layouts.loom) {
  return render(page(layout))
}

const header = () => within(screen.getByRole("banner"))
const opener = () => screen.getByRole("button", { name: "Menu" })

test.each([
  ["with all its parts", layouts.loom],
  ["with only logo and menu", bare],
  ["with a side panel", layouts.interior],
])("has no axe violations %s and its phone menu open", async (_, layout) => {
  const user = userEvent.setup()
  show(layout)
  await user.click(opener())
  await expectNoViolations()
})

test("the logo links to the homepage and says so", () => {
  show()
  expect(screen.getByRole("link", { name: "Adwene, homepage" })).toHaveAttribute("href", "/")
})

test("layout A has 'Talk to an expert', the social networks and the scheme switch", () => {
  show(layouts.loom)
  expect(header().getByRole("link", { name: "Talk to an expert" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
  for (const name of ["Facebook", "Instagram", "LinkedIn", "X"]) {
    expect(header().getByRole("link", { name })).toBeVisible()
  }
  expect(header().getByRole("button", { name: /light and dark/ })).toBeVisible()
})

test("a layout without a button, social networks or a dark scheme shows none", () => {
  show(bare)
  expect(screen.queryByRole("link", { name: "Talk to an expert" })).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "Facebook" })).not.toBeInTheDocument()
  expect(screen.queryByRole("button", { name: /light and dark/ })).not.toBeInTheDocument()
})

test("on phones a button opens the same menu", async () => {
  const user = userEvent.setup()
  show()
  await user.click(opener())
  const menu = within(screen.getByRole("dialog", { name: "Menu" }))
  expect(menu.getByText("Many more...")).toBeInTheDocument()
  expect(menu.getByText("Reset password")).toBeInTheDocument()
})

test.each([
  ["studio", "Hire Us!"],
  ["interior", "Contact Us"],
  ["signal", "Explore Our Plans"],
  ["launch", "Contact Us"],
] as const)("the header of %s links to the contact page as '%s'", (key, label) => {
  show(layouts[key])
  expect(header().getByRole("link", { name: label })).toHaveAttribute("href", "/contact-us")
  expect(header().queryByRole("button", { name: /light and dark/ })).not.toBeInTheDocument()
})

test("the plain layout has no button, but the scheme switch", () => {
  show(layouts.plain)
  expect(document.querySelector('[href="/contact-us"]')).not.toBeInTheDocument()
  expect(header().getByRole("button", { name: /light and dark/ })).toBeVisible()
})

test.each([
  [0, false],
  [50, false],
  [51, true],
  [2000, true],
])("scrolled to %i px, a header that becomes sticky on scroll is stuck: %s", (top, stuck) => {
  show(layouts.launch)
  scrollPageTo(top)
  expect(screen.getByRole("banner").hasAttribute("data-stuck")).toBe(stuck)
})

test("it slides in from its scrolled position, and is released at the very top", () => {
  show(layouts.launch)
  scrollPageTo(64)
  scrollPageTo(300)
  expect(screen.getByRole("banner").style.getPropertyValue("--from")).toBe("64px")
  scrollPageTo(20)
  expect(screen.getByRole("banner")).toHaveAttribute("data-stuck")
  scrollPageTo(0)
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-stuck")
})

test("it is stuck for a visitor who scrolled before hydration", () => {
  window.scrollY = 400
  show(layouts.launch)
  expect(screen.getByRole("banner")).toHaveAttribute("data-stuck")
})

test("it never sticks on the next page's layout, whose header is always sticky", () => {
  const { rerender } = show(layouts.launch)
  scrollPageTo(400)
  rerender(page(layouts.loom))
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-stuck")
  scrollPageTo(500)
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-stuck")
})

test("the side panel describes the agency, with contact details and social networks", async () => {
  const user = userEvent.setup()
  show(layouts.interior)
  await user.click(screen.getByRole("button", { name: "About the agency" }))
  const panel = within(screen.getByRole("dialog", { name: "About the agency" }))
  expect(panel.getByText(site.blurb)).toBeVisible()
  const targets = panel.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(targets).toEqual([
    "tel:+233000000001",
    "tel:+233000000002",
    "mailto:hello@adwene.example",
    ...site.socials.map(({ url }) => url),
    "/contact-us",
  ])
  expect(panel.getByText("Accra, Ghana")).toBeVisible()
  await expectNoViolations()
})

test("Escape closes the side panel and returns focus to its button", async () => {
  const user = userEvent.setup()
  show(layouts.interior)
  await user.click(screen.getByRole("button", { name: "About the agency" }))
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("dialog", { name: "About the agency" })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "About the agency" })).toHaveFocus()
})

test("a layout without a side panel has no button for one", () => {
  show(layouts.launch)
  expect(screen.queryByRole("button", { name: "About the agency" })).not.toBeInTheDocument()
})
