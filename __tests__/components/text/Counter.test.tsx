import { act, render, screen } from "@testing-library/react"
import { Counter } from "../../../src/components/text/Counter"
import { expectNoViolations } from "../../support/axe"
import { askForLessMotion, countWatchers, setInView } from "../../support/browser"
import { flushTasks } from "../../support/flushTasks"
import { serverRender } from "../../support/serverRender"

const years = { value: 15, suffix: "+", decimals: 0, label: "years of experience" }

function show(counter: Parameters<typeof Counter>[0]["counter"] = years, seconds = 3) {
  return (
    <dl>
      <Counter counter={counter} seconds={seconds} />
    </dl>
  )
}

/** Scrolls the figure into view, which loads the code that counts. */
async function scrollTo(figure: Element) {
  setInView(figure, false)
  setInView(figure, true)
  await act(flushTasks)
}

const shown = () => screen.getByRole("definition")
/** The running figure, drawn over the final one and hidden from screen readers. */
const running = () => document.querySelector('[aria-hidden="true"]')

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test("has no axe violations while it counts", async () => {
  jest.useRealTimers()
  render(show())
  await scrollTo(shown())
  await expectNoViolations()
})

test.each([
  ["15+", { value: 15, suffix: "+", decimals: 0 }],
  ["80k+", { value: 80, suffix: "k+", decimals: 0 }],
  ["100%", { value: 100, prefix: null, suffix: "%", decimals: 0 }],
  ["4.8/5", { value: 4.8, suffix: "/5", decimals: 1 }],
  ["2", { value: 2, decimals: 0 }],
  ["$5.0", { value: 5, prefix: "$", suffix: null, decimals: 1 }],
])("the built page has the final figure: %s", (figure, counter) => {
  serverRender(show({ ...counter, label: "years of experience" }))
  expect(screen.getByRole("definition").textContent).toBe(figure)
})

test("a figure in view at hydration does not start over", async () => {
  render(show())
  setInView(shown(), true)
  await act(flushTasks)
  expect(running()).not.toBeInTheDocument()
  expect(countWatchers(shown())).toBe(0)
})

test("a figure that comes into view later counts up, and screen readers keep the final one", async () => {
  render(show())
  expect(running()).not.toBeInTheDocument()
  await scrollTo(shown())
  expect(running()).toHaveTextContent("14+")
  expect(screen.getByText("15+")).toBeInTheDocument()
})

test("at the window's edge a figure is the count's first already, and waits until half of it is in view", async () => {
  render(show({ value: 900, decimals: 0, label: "years of experience" }))
  setInView(shown(), false)
  setInView(shown(), true, 0.1)
  await act(flushTasks)
  act(() => jest.advanceTimersByTime(10_000))
  expect(running()).toHaveTextContent("810")
  setInView(shown(), true)
  act(() => jest.advanceTimersByTime(10_000))
  expect(running()).toHaveTextContent("900")
})

/**
 * The figure is precise enough to move visibly until the end, where it is slowest
 * (docs/specification.md#constants).
 */
test.each([3, 5])(
  "a counter of %i seconds shows the final figure after that time",
  async (seconds) => {
    render(show({ value: 900, decimals: 2, label: "years of experience" }, seconds))
    await scrollTo(shown())
    act(() => jest.advanceTimersByTime(seconds * 1000 - 100))
    expect(running()).not.toHaveTextContent("900.00")
    act(() => jest.advanceTimersByTime(200))
    expect(running()).toHaveTextContent("900.00")
  },
)

test.each([
  ["85k", { value: 85, suffix: "k", decimals: 0 }, "8.5", ""],
  ["4.8/5", { value: 4.8, suffix: "/5", decimals: 1 }, "4.8", "5"],
  ["150+", { value: 150, suffix: "+", decimals: 0 }, "15", ""],
  ["2000", { value: 2000, decimals: 0 }, "20", ""],
  ["0", { value: 0, decimals: 0 }, "0", ""],
])("%s has the blocks that a ribbon beside it shows", (_, counter, blocks, outOf) => {
  render(
    <dl>
      <Counter counter={{ ...counter, label: "years of experience" }} seconds={3} ribbon />
    </dl>,
  )
  const style = shown().parentElement?.style
  expect(style?.getPropertyValue("--blocks")).toBe(blocks)
  expect(style?.getPropertyValue("--out-of")).toBe(outOf)
})

test("counts once", async () => {
  render(show())
  await scrollTo(shown())
  expect(countWatchers(shown())).toBe(0)
})

test("never counts under prefers-reduced-motion", () => {
  askForLessMotion()
  render(show())
  expect(countWatchers(shown())).toBe(0)
  expect(running()).not.toBeInTheDocument()
})
