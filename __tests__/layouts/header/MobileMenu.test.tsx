import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { useRef } from "react"
import { DialogOpener } from "../../../src/components/disclosure/Dialog"
import { MobileMenu } from "../../../src/layouts/header/MobileMenu"
import { expectNoViolations } from "../../support/axe"
import { expectRemarkOn, serverRender } from "../../support/serverRender"
import { fullMenu, site } from "../../support/site"

function Page({ path = "/" }: { path?: string }) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  return (
    <>
      <DialogOpener opens="menu" dialogRef={dialogRef}>
        Menu
      </DialogOpener>
      <MobileMenu
        dialogRef={dialogRef}
        menu={fullMenu}
        path={path}
        button={{ label: "Talk to an expert", to: "/contact-us", look: "solid" }}
        socials={site.socials}
      />
    </>
  )
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true })
const summary = (label: string) =>
  within(dialog()).getByText(label).closest("summary") as HTMLElement
const level = (label: string) => summary(label).parentElement as HTMLDetailsElement
const back = (label: string) => within(summary(label)).getByText("Back")

async function openMenu() {
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Menu" }))
  return user
}

test("has no axe violations two levels deep", async () => {
  render(<Page />)
  const user = await openMenu()
  await user.click(summary("Services"))
  await user.click(summary("IT services"))
  await expectNoViolations()
})

test("opens as a dialog with the menu, the header's button and the social networks", async () => {
  render(<Page />)
  await openMenu()
  expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible()
  expect(screen.getByRole("link", { name: "About Us" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Talk to an expert" })).toBeVisible()
  expect(screen.getByRole("link", { name: "LinkedIn" })).toBeVisible()
})

test("the second and third level open, down to the deepest entry", async () => {
  render(<Page />)
  const user = await openMenu()
  const deepest = within(dialog()).getByText("Data centres")
  await user.click(summary("Services"))
  expect(deepest).not.toBeVisible()
  await user.click(summary("IT services"))
  expect(deepest).toBeVisible()
  expect(deepest.closest("a")).toHaveAttribute("href", "/datacenter-design-and-deployment")
})

test("Back closes the deepest open level first, then the one above it", async () => {
  render(<Page />)
  const user = await openMenu()
  await user.click(summary("Services"))
  await user.click(summary("IT services"))
  await user.click(back("IT services"))
  expect(level("IT services").open).toBe(false)
  expect(level("Services").open).toBe(true)
  await user.click(back("Services"))
  expect(level("Services").open).toBe(false)
  expect(dialog().open).toBe(true)
})

test("every level has a Back control", () => {
  render(<Page />)
  const levels = dialog().querySelectorAll("details > summary")
  expect(levels).toHaveLength(4)
  for (const control of levels) expect(control).toHaveTextContent(/^Back/)
})

test("sibling levels share a name, nested levels have another", () => {
  render(<Page />)
  const name = (label: string) => level(label).getAttribute("name")
  expect(name("Services")).toBe(name("Facts"))
  expect(name("IT services")).not.toBe(name("Services"))
})

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ["Escape", (user) => user.keyboard("{Escape}")],
  ["the close button", (user) => user.click(screen.getByRole("button", { name: "Close" }))],
  ["a click on the backdrop", (user) => user.click(dialog())],
])("closing it with %s resets it to its first level", async (_, close) => {
  render(<Page />)
  const user = await openMenu()
  await user.click(summary("Services"))
  await user.click(summary("IT services"))
  await close(user)
  expect(dialog().open).toBe(false)
  expect(level("Services").open).toBe(false)
  expect(level("IT services").open).toBe(false)
  expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus()
})

test("following a link closes it once its page is there", async () => {
  const { rerender } = render(<Page path="/" />)
  const user = await openMenu()
  await user.click(summary("Facts"))
  await user.click(within(dialog()).getByText("FAQ"))
  expect(navigate).toHaveBeenCalledWith("/faq")
  // What the transition between the pages begins with.
  expect(dialog().open).toBe(true)
  rerender(<Page path="/faq" />)
  expect(dialog().open).toBe(false)
})

test("following a link within the current page closes it too", async () => {
  render(<Page path="/" />)
  const user = await openMenu()
  await user.click(summary("Facts"))
  await user.click(within(dialog()).getByText("Portfolio"))
  expect(navigate).toHaveBeenCalledWith("/#projects")
  expect(dialog().open).toBe(false)
})

test("a menu opened before hydration stays open at its level", () => {
  const hydrate = serverRender(<Page />)
  dialog().showModal()
  level("Services").open = true
  const remarkedOnce = expectRemarkOn("open")
  hydrate()
  remarkedOnce()
  expect(dialog().open).toBe(true)
  expect(level("Services").open).toBe(true)
})

test("marks the current page", async () => {
  render(<Page path="/about-us" />)
  await openMenu()
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("About Us")
})
