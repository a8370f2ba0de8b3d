import { showContentProblems } from "../../src/develop/contentOverlay"

/** jsdom has no server-sent events. */
class Events extends EventTarget {
  static last: Events

  constructor(readonly url: string) {
    super()
    Events.last = this
  }
}

const overlay = () => document.getElementById("content-problems")?.shadowRoot ?? null
const tell = (problems: string[]) =>
  Events.last.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(problems) }))

beforeEach(() => {
  Object.assign(globalThis, { EventSource: Events })
  showContentProblems()
})

test("mistakes in the content are listed over the page until they are corrected", () => {
  tell([])
  expect(overlay()).toBeNull()
  tell(['data/faq.json, item 1: "title" is missing', "data/team.json is missing"])
  expect(overlay()?.querySelector("[role=alert] h2")?.textContent).toBe(
    "Please correct the content",
  )
  const items = [...(overlay()?.querySelectorAll("li") ?? [])]
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'data/faq.json, item 1: "title" is missing',
    "data/team.json is missing",
  ])
  tell([])
  expect(overlay()).toBeNull()
})

test("the list can be hidden, and comes back with the next mistake", () => {
  tell(["data/team.json is missing"])
  overlay()?.querySelector("button")?.click()
  expect(overlay()).toBeNull()
  tell(["data/team.json is missing", "data/faq.json is missing"])
  expect(overlay()?.querySelectorAll("li")).toHaveLength(2)
})
