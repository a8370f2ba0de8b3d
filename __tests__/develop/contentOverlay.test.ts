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

const reload = jest.fn()

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Events })
  showContentProblems(reload)
})

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
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

test("a page that crashed without its content is reloaded once that is valid again", () => {
  tell(["data/team.json is missing"])
  window.dispatchEvent(new ErrorEvent("error", { message: "Cannot read properties of null" }))
  jest.runAllTimers()
  expect(reload).not.toHaveBeenCalled()
  tell([])
  jest.runAllTimers()
  expect(reload).toHaveBeenCalledTimes(1)
})

test("an error of the page itself doesn't reload it", () => {
  tell([])
  window.dispatchEvent(new ErrorEvent("error", { message: "Something else" }))
  jest.runAllTimers()
  expect(reload).not.toHaveBeenCalled()
})
