import { render } from "@testing-library/react"
import { planLink } from "../../src/components/action/planLink"
import { planScript } from "../../src/contact/planSubject"
import { serverRender } from "../support/serverRender"
import { button, field, fill, form, requests, typed, user } from "./contactForm"

const subject = () => field("Subject")
const runPlanScript = () => new Function(planScript)()

function visit(query: string) {
  window.history.replaceState(null, "", `/contact-us${query}`)
}

/** Opens the page as a document: the browser runs its inline script before hydration. */
function openDocument() {
  const hydrate = serverRender(form)
  runPlanScript()
  return hydrate
}

afterEach(() => visit(""))

test.each([
  ["/contact-us", "ux-ui", "/contact-us?plan=ux-ui"],
  ["/contact-us", "a & b", "/contact-us?plan=a%20%26%20b"],
  ["/pricing", "ux-ui", "/pricing"],
  ["https://example.com/", "ux-ui", "https://example.com/"],
])("a button that leads to %s and belongs to the plan %j leads to %s", (to, plan, expected) => {
  expect(planLink(to, plan)).toBe(expected)
})

test("a plan chosen on a page of the site is the subject", () => {
  visit("?plan=branding")
  render(form)
  expect(subject()).toHaveValue("Plan: Branding Package")
})

test("a plan in the address is the subject before hydration, and stays it", () => {
  visit("?plan=basic")
  const hydrate = openDocument()
  expect(subject()).toHaveValue("Plan: Basic")
  hydrate()
  expect(subject()).toHaveValue("Plan: Basic")
})

test.each(["", "?plan=", "?plan=gold", "?plan=constructor", "?plan=__proto__"])(
  "without a known plan the subject is empty (%j)",
  (query) => {
    visit(query)
    const { unmount } = render(form)
    expect(subject()).toHaveValue("")
    unmount()
    const hydrate = openDocument()
    expect(subject()).toHaveValue("")
    hydrate()
    expect(subject()).toHaveValue("")
  },
)

test.each(["A shop", ""])("a subject changed to %j before hydration stays", (text) => {
  visit("?plan=branding")
  const hydrate = openDocument()
  subject().value = text
  hydrate()
  expect(subject()).toHaveValue(text)
})

test("a subject that the browser has restored is not replaced", () => {
  visit("?plan=branding")
  serverRender(form)
  subject().value = "A shop"
  runPlanScript()
  expect(subject()).toHaveValue("A shop")
})

test("the subject of a plan can be changed, and is sent", async () => {
  visit("?plan=branding")
  render(form)
  await user.type(subject(), ", monthly")
  const { subject: _, ...others } = typed
  await fill(others)
  await user.click(button())
  expect(requests[0]?.body).toEqual({
    data: { ...typed, subject: "Plan: Branding Package, monthly", statuses: "pending" },
  })
  await requests[0]?.answer({})
  expect(subject()).toHaveValue("")
})
