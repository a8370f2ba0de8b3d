import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SearchResults } from "../../src/reading/SearchResults"
import { expectNoViolations } from "../support/axe"

const texts = {
  hint: "Write a word.",
  nothing: "No article holds that.",
  failed: "The list could not be loaded.",
  withoutScript: "Scripts are off.",
}
const shelves = [{ slug: "business", name: "Business" }]
const entry = (title: string, words: string) => ({
  path: `/blog/${title.toLowerCase()}`,
  title,
  date: "2025-11-04",
  category: "Business",
  excerpt: `On ${title}.`,
  words,
})
const index = [entry("Speed", "speed page fast"), entry("Type", "type page letters")]

const answer = (body: unknown, ok = true) =>
  new Response(JSON.stringify(body), { status: ok ? 200 : 500 })

let fetchIndex: jest.Mock

beforeEach(() => {
  fetchIndex = jest.fn(async () => answer(index))
  global.fetch = fetchIndex
})

const ask = (question: string | null) =>
  render(<SearchResults question={question} texts={texts} shelves={shelves} />)

test("what holds all words is listed, and its number announced", async () => {
  ask("page speed")
  expect(await screen.findByRole("link", { name: "Speed" })).toHaveAttribute("href", "/blog/speed")
  expect(screen.queryByRole("link", { name: "Type" })).toBeNull()
  expect(screen.getByRole("status")).toHaveTextContent("1 article for “page speed”")
  await expectNoViolations()
})

test("several are counted as several", async () => {
  ask("page")
  await screen.findByRole("link", { name: "Type" })
  expect(screen.getByRole("status")).toHaveTextContent("2 articles for “page”")
})

test("when nothing is found, the page says so and leads on", async () => {
  ask("<b>zebra</b>")
  expect(await screen.findByText(texts.nothing)).toBeVisible()
  expect(screen.getByRole("status")).toHaveTextContent("Nothing found for “<b>zebra</b>”")
  expect(screen.getByRole("link", { name: "Business" })).toHaveAttribute(
    "href",
    "/blog/category/business",
  )
})

test.each(["", "   "])("for %j the page gives a hint, and loads nothing", (question) => {
  ask(question)
  expect(screen.getByText(texts.hint)).toBeVisible()
  expect(fetchIndex).not.toHaveBeenCalled()
})

test("signs without a word get the hint too", async () => {
  ask("?!")
  expect(await screen.findByText(texts.hint)).toBeVisible()
})

test("before the address has been read, the page says nothing of it", () => {
  ask(null)
  expect(screen.queryByText(texts.hint)).toBeNull()
})

test.each([
  ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is answered with an error", () => Promise.resolve(answer(null, false))],
  ["is no list", () => Promise.resolve(answer({}))],
])("an index that %s is reported once, and can be asked for again", async (_, fail) => {
  const report = jest.spyOn(console, "error").mockImplementation()
  fetchIndex.mockImplementationOnce(fail)
  ask("speed")
  expect((await screen.findByText(texts.failed)).closest("[role=alert]")).toBeVisible()
  expect(report).toHaveBeenCalledTimes(1)
  await expectNoViolations()
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByRole("link", { name: "Speed" })).toBeVisible()
  expect(screen.queryByText(texts.failed)).toBeNull()
})

test("leaving the page cancels what is under way, and reports nothing", () => {
  fetchIndex.mockReturnValue(new Promise(() => {}))
  const { unmount } = ask("speed")
  const [[, { signal }]] = fetchIndex.mock.calls as [[string, { signal: AbortSignal }]]
  unmount()
  expect(signal.aborted).toBe(true)
})
