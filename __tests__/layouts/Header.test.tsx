import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Header } from "../../src/layouts/Header"
import { type LayoutData, layouts } from "../../src/layouts/layouts"
import { SocialLinks } from "../../src/layouts/SocialLinks"
import { expectNoViolations } from "../support/axe"
import { fullMenu, site } from "../support/site"

const plain: LayoutData = { theme: "plain", button: null, headerSocials: false, hasDark: false }

function show(layout: LayoutData = layouts.loom) {
  render(<Header layout={layout} site={site} menu={fullMenu} path="/" />)
}

const header = () => within(screen.getByRole("banner"))
const opener = () => screen.getByRole("button", { name: "Menu" })

test.each([
  ["with everything on it", layouts.loom],
  ["with logo and menu alone", plain],
])("everyone can use it %s, and its phone menu", async (_, layout) => {
  const user = userEvent.setup()
  show(layout)
  await expectNoViolations()
  await user.click(opener())
  await expectNoViolations()
})

test("the logo leads to the homepage and says so", () => {
  show()
  expect(screen.getByRole("link", { name: "Adwene, homepage" })).toHaveAttribute("href", "/")
})

test("layout A carries 'Talk to an expert', the networks and the switch of colours", () => {
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

test("a layout without a button, networks or dark colours shows none", () => {
  show(plain)
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

test("a network without a sign of its own is left out", () => {
  render(
    <SocialLinks socials={[...site.socials, { network: "myspace", url: "https://a.example/" }]} />,
  )
  expect(screen.getAllByRole("link")).toHaveLength(4)
})
