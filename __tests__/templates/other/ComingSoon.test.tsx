import { act, render, screen, within } from "@testing-library/react"
import ComingSoon from "../../../src/templates/other/ComingSoon"
import { expectNoViolations } from "../../support/axe"
import { fixture } from "../../support/fixtures"
import { sharpPicture } from "../../support/pictures"
import { serverRender } from "../../support/serverRender"
import { site } from "../../support/site"

const END = "2026-01-01T00:00:00Z"
const soon = fixture("coming-soon.json", {
  lastDay: "2025-12-31",
  units: { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" },
})

function page({ writtenAt = "2025-11-01T09:00:00Z" } = {}) {
  const Page = ComingSoon as unknown as (props: { data: object }) => React.ReactElement
  const data = {
    comingSoon: { ...soon, img: sharpPicture("A cloth half woven.") },
    allServiceCard: { totalCount: 15 },
    allTeamMember: { totalCount: 12 },
    allPost: { totalCount: 6 },
    allFaqItem: { totalCount: 9 },
    siteInfo: site,
    site: { buildTime: writtenAt },
  }
  return (
    <main>
      <Page data={data} />
    </main>
  )
}

/** Sets the clock before the visitor arrives. */
function itIs(time: string) {
  jest.useFakeTimers({ now: new Date(time) })
}

function pass(seconds: number) {
  act(() => jest.advanceTimersByTime(seconds * 1000))
}

const boxes = () =>
  [...screen.getByRole("timer").children].map(({ textContent }) => textContent?.trim())
const heading = () => screen.getByRole("heading", { level: 1 }).textContent
const actionLink = () => screen.queryByRole("link", { name: soon.action.label })

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ["2025-12-01T00:00:00Z", ["31 Days", "00 Hours", "00 Minutes", "00 Seconds"]],
  ["2025-12-30T21:58:57Z", ["01 Days", "02 Hours", "01 Minutes", "03 Seconds"]],
  ["2025-08-01T00:00:00Z", ["153 Days", "00 Hours", "00 Minutes", "00 Seconds"]],
  ["2025-12-31T23:59:59.500Z", ["00 Days", "00 Hours", "00 Minutes", "01 Seconds"]],
  [END, ["00 Days", "00 Hours", "00 Minutes", "00 Seconds"]],
  ["2027-06-01T12:00:00Z", ["00 Days", "00 Hours", "00 Minutes", "00 Seconds"]],
])("at %s the boxes show %j", (time, expected) => {
  itIs(time)
  render(page())
  expect(boxes()).toEqual(expected)
})

test("counts down every second", () => {
  itIs("2025-12-31T23:00:00.300Z")
  render(page())
  expect(boxes()[3]).toBe("00 Seconds")
  pass(1)
  expect(boxes()).toEqual(["00 Days", "00 Hours", "59 Minutes", "59 Seconds"])
  pass(58)
  expect(boxes()[3]).toBe("01 Seconds")
})

test("before the date the page says when it opens, and has no link onwards", () => {
  itIs("2025-12-24T12:00:00Z")
  render(page())
  expect(heading()).toBe(soon.before.title)
  expect(screen.getByText(soon.before.text)).toBeVisible()
  expect(actionLink()).not.toBeInTheDocument()
})

test("opens while a visitor is looking, announces it once, and never goes below zero", () => {
  itIs("2025-12-31T23:59:57Z")
  render(page())
  expect(heading()).toBe(soon.before.title)
  pass(3)
  expect(boxes()).toEqual(["00 Days", "00 Hours", "00 Minutes", "00 Seconds"])
  expect(heading()).toBe(soon.after.title)
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(soon.after.title)
  expect(actionLink()).toHaveAttribute("href", soon.action.to)
  pass(3600)
  expect(boxes()).toEqual(["00 Days", "00 Hours", "00 Minutes", "00 Seconds"])
  expect(jest.getTimerCount()).toBe(0)
})

test("what the open site holds is counted, with links to it, from the opening on", () => {
  itIs("2025-12-31T23:59:59Z")
  render(page())
  const { services, people, articles, answers } = soon.inside
  const doors = () =>
    within(screen.getByRole("list"))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")])
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  pass(1)
  expect(doors()).toEqual([
    [`15 ${services.label}`, services.to],
    [`12 ${people.label}`, people.to],
    [`6 ${articles.label}`, articles.to],
    [`9 ${answers.label}`, answers.to],
  ])
})

test("the form is there before and after", () => {
  itIs("2025-12-31T23:59:59Z")
  render(page())
  expect(screen.getByRole("button", { name: "Notify me" })).toBeVisible()
  pass(2)
  expect(screen.getByRole("button", { name: "Notify me" })).toBeVisible()
})

test("the timer is not announced every second", () => {
  itIs("2025-12-24T12:00:00Z")
  render(page())
  expect(screen.getByRole("timer", { name: soon.timer })).not.toHaveAttribute("aria-live")
  expect(screen.getAllByRole("status")[0]).toBeEmptyDOMElement()
})

test.each([
  ["before the day", "2025-12-24T12:00:00Z"],
  ["long after it", "2027-06-01T12:00:00Z"],
])("a page built early contains no figure, and hydrates without a mismatch %s", (_, time) => {
  itIs(time)
  const hydrate = serverRender(page())
  expect(screen.getByRole("timer").textContent).not.toMatch(/\d/)
  expect(heading()).toBe(soon.before.title)
  hydrate()
  expect(screen.getByRole("timer").textContent).toMatch(/\d/)
})

test("a page built after the date is open from the start", () => {
  itIs("2026-11-21T06:00:00Z")
  const hydrate = serverRender(page({ writtenAt: "2026-02-01T00:00:00Z" }))
  expect(heading()).toBe(soon.after.title)
  expect(actionLink()).toBeVisible()
  hydrate()
  expect(boxes()).toEqual(["00 Days", "00 Hours", "00 Minutes", "00 Seconds"])
})

test("stops counting on unmount", () => {
  itIs("2025-12-24T12:00:00Z")
  render(page()).unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test.each(["2025-12-24T12:00:00Z", "2027-06-01T12:00:00Z"])(
  "has no axe violations at %s",
  async (time) => {
    itIs(time)
    render(page())
    expect(within(screen.getByRole("main")).getByRole("timer")).toBeVisible()
    // axe waits with timers; the countdown's own is a fake one, and stands still from here.
    jest.useRealTimers()
    await expectNoViolations()
  },
)
