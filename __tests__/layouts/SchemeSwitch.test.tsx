import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SchemeSwitch } from "../../src/layouts/SchemeSwitch"
import { schemeScript } from "../../src/layouts/scheme"
import { forgetListenersAfterEachTest } from "../support/listeners"

forgetListenersAfterEachTest()

const html = document.documentElement
// As the browser does with the script in the page's head.
const runHeadScript = () => new Function(schemeScript)()
const toggle = () => screen.getByRole("button", { name: "Switch between light and dark" })

function systemPrefers(scheme: "dark" | "light") {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ matches: query.includes(scheme) }) as MediaQueryList)
}

afterEach(() => {
  delete html.dataset.scheme
  delete html.dataset.scripted
})

test("who has chosen nothing gets what the system prefers: the page says nothing of it", () => {
  runHeadScript()
  expect(html).not.toHaveAttribute("data-scheme")
})

test.each(["dark", "light"])("a visitor who chose %s has it before the first paint", (scheme) => {
  localStorage.setItem("scheme", scheme)
  runHeadScript()
  expect(html).toHaveAttribute("data-scheme", scheme)
})

test.each(["", "sepia", "null", "<script>"])("a stored %j is no choice", (scheme) => {
  localStorage.setItem("scheme", scheme)
  runHeadScript()
  expect(html).not.toHaveAttribute("data-scheme")
})

test.each([
  ["light", "dark"],
  ["dark", "light"],
] as const)("where the system prefers %s, the first click gives %s", async (system, chosen) => {
  const user = userEvent.setup()
  systemPrefers(system)
  runHeadScript()
  render(<SchemeSwitch />)
  await user.click(toggle())
  expect(html).toHaveAttribute("data-scheme", chosen)
  expect(localStorage.getItem("scheme")).toBe(chosen)
})

test("every click changes it, wherever on the button, and the next visit knows the last", async () => {
  const user = userEvent.setup()
  systemPrefers("light")
  runHeadScript()
  render(<SchemeSwitch />)
  await user.click(toggle())
  await user.click(toggle().querySelector("svg") as Element)
  await user.click(toggle())
  expect(html).toHaveAttribute("data-scheme", "dark")
  expect(localStorage.getItem("scheme")).toBe("dark")
})

test("a click elsewhere changes nothing", async () => {
  const user = userEvent.setup()
  runHeadScript()
  render(<SchemeSwitch />)
  await user.click(document.body)
  expect(html).not.toHaveAttribute("data-scheme")
})

test("a browser that forbids storage keeps the choice for this page", async () => {
  const user = userEvent.setup()
  const forbid = () => {
    throw new DOMException("Storage is forbidden", "SecurityError")
  }
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid)
  systemPrefers("light")
  runHeadScript()
  render(<SchemeSwitch />)
  await user.click(toggle())
  expect(html).toHaveAttribute("data-scheme", "dark")
})

test("the page's styles learn that scripts run", () => {
  runHeadScript()
  expect(html).toHaveAttribute("data-scripted")
})
