import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { MainMenu } from "../../../src/layouts/header/MainMenu"
import { expectNoViolations } from "../../support/axe"
import { expectRemarkOn, serverRender } from "../../support/serverRender"
import { fullMenu } from "../../support/site"

const page = (path = "/") => (
  <>
    <MainMenu menu={fullMenu} path={path} />
    <main>
      <h1>Ideas</h1>
      <a href="#ideas">More ideas</a>
    </main>
  </>
)

const nav = () => screen.getByRole("navigation", { name: "Main" })
const summary = (label: string) => within(nav()).getByText(label).closest("summary") as HTMLElement
const group = (label: string) => summary(label).parentElement as HTMLDetailsElement

test("has no axe violations with a group open", async () => {
  const user = userEvent.setup()
  render(page())
  await user.click(summary("Services"))
  await expectNoViolations()
})

test("shows the first level's entries in order", () => {
  render(page())
  const [list] = within(nav()).getAllByRole("list")
  const entries = [...(list?.children ?? [])].map(
    (entry) => (entry.querySelector("summary") ?? entry).textContent,
  )
  expect(entries).toEqual(["Home", "Services", "About Us", "Facts", "Settings"])
})

test.each([
  [
    "Services",
    ["/web-services", "/datacenter-design-and-deployment", "/systems-maintenance", "/service"],
  ],
  ["Facts", ["/faq", "/#projects"]],
  ["Settings", ["/sign-up", "/sign-in", "/reset-password"]],
])("%s opens and links to its pages", async (label, paths) => {
  const user = userEvent.setup()
  render(page())
  expect(group(label).open).toBe(false)
  await user.click(summary(label))
  expect(group(label).open).toBe(true)
  const links = within(group(label)).getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual(paths)
})

test("a nested group is listed under its name", async () => {
  const user = userEvent.setup()
  render(page())
  await user.click(summary("Services"))
  const nested = within(nav()).getByText("IT services").closest("li") as HTMLElement
  expect(within(nested).getAllByRole("link")).toHaveLength(2)
})

test("all groups share a name, so that the browser keeps at most one open", () => {
  render(page())
  const names = ["Services", "Facts", "Settings"].map((label) => group(label).getAttribute("name"))
  expect(names[0]).toBeTruthy()
  expect(new Set(names).size).toBe(1)
})

test("Escape closes the open group and returns focus to its label", async () => {
  const user = userEvent.setup()
  render(page())
  await user.click(summary("Facts"))
  await user.tab()
  expect(screen.getByRole("link", { name: "FAQ" })).toHaveFocus()
  await user.keyboard("{Escape}")
  expect(group("Facts").open).toBe(false)
  expect(summary("Facts")).toHaveFocus()
})

test("Escape leaves focus where it is outside the menu", async () => {
  const user = userEvent.setup()
  render(page())
  group("Facts").open = true
  document.body.focus()
  await user.keyboard("{Escape}")
  expect(group("Facts").open).toBe(false)
  expect(document.body).toHaveFocus()
})

test("other keys leave the group open", async () => {
  const user = userEvent.setup()
  render(page())
  await user.click(summary("Facts"))
  await user.keyboard("a{ArrowDown}")
  expect(group("Facts").open).toBe(true)
})

test("a click elsewhere closes the group", async () => {
  const user = userEvent.setup()
  render(page())
  await user.click(summary("Services"))
  await user.click(screen.getByRole("heading", { name: "Ideas" }))
  expect(group("Services").open).toBe(false)
})

test("tabbing out of the menu closes the group", async () => {
  const user = userEvent.setup()
  render(page())
  await user.click(summary("Settings"))
  await user.tab()
  await user.tab()
  await user.tab()
  expect(group("Settings").open).toBe(true)
  await user.tab()
  expect(screen.getByRole("link", { name: "More ideas" })).toHaveFocus()
  expect(group("Settings").open).toBe(false)
})

test("a click inside that follows no link leaves the group open", async () => {
  const user = userEvent.setup()
  render(page())
  await user.click(summary("Services"))
  await user.click(within(nav()).getByText("IT services"))
  expect(group("Services").open).toBe(true)
})

test("following a link closes the group", async () => {
  const user = userEvent.setup()
  const { rerender } = render(page("/"))
  await user.click(summary("Facts"))
  await user.click(screen.getByRole("link", { name: "FAQ" }))
  expect(navigate).toHaveBeenCalledWith("/faq")
  rerender(page("/faq"))
  expect(group("Facts").open).toBe(false)
})

test("following a link within the current page closes the group too", async () => {
  const user = userEvent.setup()
  render(page("/"))
  await user.click(summary("Facts"))
  await user.click(screen.getByRole("link", { name: "Portfolio" }))
  expect(navigate).toHaveBeenCalledWith("/#projects")
  expect(group("Facts").open).toBe(false)
})

test("a group opened before hydration stays open", () => {
  const hydrate = serverRender(page())
  group("Services").open = true
  const remarkedOnce = expectRemarkOn("open")
  hydrate()
  remarkedOnce()
  expect(group("Services").open).toBe(true)
})

test.each([
  ["/", "Home"],
  ["/faq", "FAQ"],
  ["/systems-maintenance", "Systems maintenance"],
])("on %s only the entry %s is marked as current", (path, label) => {
  render(page(path))
  const marked = [...nav().querySelectorAll("[aria-current]")]
  expect(marked.map((link) => link.textContent)).toEqual([label])
  expect(marked[0]).toHaveAttribute("aria-current", "page")
})

test("on a page outside the menu no entry is marked", () => {
  render(page("/terms"))
  expect(nav().querySelector("[aria-current]")).toBeNull()
})
