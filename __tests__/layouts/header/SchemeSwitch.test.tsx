import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SchemeSwitch } from "../../../src/layouts/header/SchemeSwitch"
import { schemeScript } from "../../../src/layouts/scheme"
import { forgetListenersAfterEachTest } from "../../support/listeners"

forgetListenersAfterEachTest()

const html = document.documentElement
// The browser runs this script in the page's head.
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

test("without a choice, the page leaves the scheme to the system", () => {
  runHeadScript()
  expect(html).not.toHaveAttribute("data-scheme")
})

test.each(["dark", "light"])(
  "a visitor's choice of %s applies before the first paint",
  (scheme) => {
    localStorage.setItem("scheme", scheme)
    runHeadScript()
    expect(html).toHaveAttribute("data-scheme", scheme)
  },
)

test.each(["", "sepia", "null", "<script>"])("a stored %j counts as no choice", (scheme) => {
  localStorage.setItem("scheme", scheme)
  runHeadScript()
  expect(html).not.toHaveAttribute("data-scheme")
})

test.each([
  ["light", "dark"],
  ["dark", "light"],
] as const)(
  "when the system prefers %s, the first click switches to %s",
  async (system, chosen) => {
    const user = userEvent.setup()
    systemPrefers(system)
    runHeadScript()
    render(<SchemeSwitch />)
    await user.click(toggle())
    expect(html).toHaveAttribute("data-scheme", chosen)
    expect(localStorage.getItem("scheme")).toBe(chosen)
  },
)

test("every click on any part of the button switches, and the last choice is stored", async () => {
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

test("where storage is blocked, the choice holds for the page", async () => {
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

test("stylesheets can tell that scripts run", () => {
  runHeadScript()
  expect(html).toHaveAttribute("data-scripted")
})
