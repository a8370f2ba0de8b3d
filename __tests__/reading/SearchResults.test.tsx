import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SearchResults } from "../../src/reading/SearchResults"
import { expectNoViolations } from "../support/axe"
import { interceptNetwork } from "../support/network"

const texts = {
  hint: "Write a word.",
  pages: "Other pages",
  moreArticles: "More articles",
  morePages: "More pages",
  nothing: "Nothing holds that.",
  failed: "The list could not be loaded.",
  withoutScript: "Scripts are off.",
}
const shelves = [{ slug: "business", name: "Business" }]

const article = (title: string) => ({
  path: `/blog/${title.toLowerCase()}`,
  title,
  text: `On ${title}.`,
  date: "2025-11-04",
  category: "Business",
})
const index = {
  articles: 2,
  entries: 3,
  shown: [
    article("Speed"),
    article("Type"),
    { path: "/pricing", title: "Pricing", text: "What a page costs." },
  ],
  words: { speed: [0], page: [0, -1], pages: [2], price: [2] },
}

const requests = interceptNetwork()
type Held = (typeof requests)[number]

const ask = (question: string | null) =>
  render(<SearchResults question={question} texts={texts} shelves={shelves} />)

/** Searches the index and answers its request. */
async function answered(question: string, body: unknown = index) {
  const view = ask(question)
  await requests[0]?.answer(body)
  await waitFor(() => expect(screen.queryByText("Searching the blog")).toBeNull())
  return view
}

/** Searches a large index, whose parts have yet to be requested. */
async function askedOfLarge(question: string) {
  const view = ask(question)
  await requests[0]?.answer(large)
  await request(1)
  return view
}

/** A request, once it has been sent. */
async function request(place: number): Promise<Held> {
  await waitFor(() => expect(requests.length).toBeGreaterThan(place))
  return requests[place] as Held
}

/** Links in the lists; the text for a failed runtime contains a link too. */
const links = () =>
  screen.getAllByRole("list").flatMap((list) =>
    within(list)
      .getAllByRole("link")
      .map((link) => link.textContent),
  )
const status = () => screen.getAllByRole("status").at(-1)

test("lists what contains every word, and announces the number", async () => {
  await answered("page speed")
  expect(screen.getByRole("link", { name: "Speed" })).toHaveAttribute("href", "/blog/speed")
  expect(links()).toEqual(["Speed"])
  expect(status()).toHaveTextContent("1 article for “page speed”")
  await expectNoViolations()
})

test("marks the words found, whatever their case and accents, and the singulars of plurals", async () => {
  const shown = [
    { ...article("Café speed"), text: "A page’s speed: Speeding, not breakneck-speed? A company." },
  ]
  await answered("SPEED pages cafe companies", {
    articles: 1,
    entries: 1,
    shown,
    words: { cafe: [0], company: [0], pages: [0], speed: [0] },
  })
  const marked = within(screen.getByRole("listitem")).getAllByRole("mark")
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    "Café",
    "speed",
    "page’s",
    "speed",
    "Speeding",
    "speed",
    "company",
  ])
  expect(screen.getByRole("link", { name: "Café speed" })).toBeVisible()
})

test("shows the sentence in which the words were found, unless the excerpt has them", async () => {
  const body = "Nothing here.\nA kente <b>loom</b> stands still. Another line."
  const shown = [
    { ...article("Looms"), body },
    { ...article("Cloth"), text: "On kente.", body },
    { ...article("Tags"), body: "" },
  ]
  await answered("kente", { articles: 3, entries: 3, shown, words: { kente: [0, -2] } })
  const texts = screen
    .getAllByRole("listitem")
    .map((item) => item.querySelector("h2 + p")?.textContent)
  expect(texts).toEqual(["A kente <b>loom</b> stands still.", "On kente.", "On Tags."])
  expect(screen.getAllByRole("mark")).toHaveLength(2)
})

test("a heading in which the words were found stands below the excerpt, unless the title has them", async () => {
  const body = "Kente Lane\nKente Road"
  const shown = [
    { path: "/portfolio", title: "Portfolio", text: "Our work.", body },
    { path: "/kente", title: "Kente", text: "A cloth.", body },
  ]
  await answered("kente", { articles: 0, entries: 2, shown, words: { kente: [0, -1] } })
  const texts = screen
    .getAllByRole("listitem")
    .map((item) => [...item.querySelectorAll("p")].map(({ textContent }) => textContent))
  expect(texts).toEqual([["Our work.", "Kente Lane"], ["A cloth."]])
  expect(screen.getAllByRole("mark").map(({ textContent }) => textContent)).toEqual([
    "Kente",
    "Kente",
  ])
})

test("an article shows its picture, or a cloth, if it has none or the browser can't show it", async () => {
  const img = "/static/1a/p.avif"
  const shown = [{ ...article("Speed"), img }, { ...article("Type"), img }, article("Cloth")]
  await answered("all", { articles: 3, entries: 3, shown, words: { all: [0, -2] } })
  const [first, second, third] = screen.getAllByRole("listitem") as HTMLElement[]
  const picture = first?.querySelector("img")
  expect(picture).toHaveAttribute("src", img)
  expect(picture).toHaveAttribute("alt", "")
  expect(second?.querySelector("svg")).toBeNull()
  expect(third?.querySelector("svg")).toBeVisible()
  fireEvent.error(second?.querySelector("img") as HTMLElement)
  expect(second?.querySelector("img")).toBeNull()
  expect(second?.querySelector("svg")).toBeVisible()
  await expectNoViolations()
})

test("articles come first, then the site's other pages under their own heading", async () => {
  await answered("page")
  expect(links()).toEqual(["Speed", "Type", "Pricing"])
  const headings = screen
    .getAllByRole("heading")
    .map(({ tagName, textContent }) => [tagName, textContent])
  expect(headings).toEqual([
    ["H2", "Speed"],
    ["H2", "Type"],
    ["H2", "Other pages"],
    ["H3", "Pricing"],
  ])
  expect(status()).toHaveTextContent("2 articles and 1 page for “page”")
  await expectNoViolations()
})

test("when only pages match, articles are not mentioned", async () => {
  await answered("price")
  expect(links()).toEqual(["Pricing"])
  expect(status()).toHaveTextContent("1 page for “price”")
})

test("a search without matches says so and suggests where to go on", async () => {
  await answered("<b>zebra</b>")
  expect(screen.getByText(texts.nothing)).toBeVisible()
  expect(status()).toHaveTextContent("Nothing found for “<b>zebra</b>”")
  expect(screen.getByRole("link", { name: "Business" })).toHaveAttribute(
    "href",
    "/blog/category/business",
  )
})

test.each(["", "   "])("for %j the page shows a hint, and loads nothing", (question) => {
  ask(question)
  expect(screen.getByText(texts.hint)).toBeVisible()
  expect(requests).toEqual([])
})

test("a word quoted in the hint is a link that searches for it", () => {
  render(
    <SearchResults
      question=""
      texts={{ ...texts, hint: "Write “a & b” or more." }}
      shelves={shelves}
    />,
  )
  expect(screen.getByRole("link", { name: "“a & b”" })).toHaveAttribute(
    "href",
    "/blog/search?q=a%20%26%20b",
  )
})

test("punctuation alone gets the hint too", async () => {
  await answered("?!")
  expect(screen.getByText(texts.hint)).toBeVisible()
  expect(status()).toBeEmptyDOMElement()
})

test("shows no hint before the address has been read", () => {
  ask(null)
  expect(screen.queryByText(texts.hint)).toBeNull()
})

test("while the index loads, the page says so", async () => {
  ask("speed")
  expect(screen.getByText("Searching the blog")).toBeVisible()
  await requests[0]?.answer(index)
  expect(await screen.findByRole("link", { name: "Speed" })).toBeVisible()
  expect(screen.queryByText("Searching the blog")).toBeNull()
})

test("a small index is fetched once for all searches", async () => {
  const { rerender } = await answered("speed")
  rerender(<SearchResults question="type" texts={texts} shelves={shelves} />)
  expect(await screen.findByText(texts.nothing)).toBeVisible()
  expect(requests.map(({ url }) => url)).toEqual(["/blog-index.json"])
})

const many = (count: number) => Array.from({ length: count }, (_, place) => article(`Post${place}`))

test("many articles are shown in portions; the next portion comes on request and gets focus", async () => {
  const shown = [...many(45), ...index.shown.slice(2)]
  await answered("all", { articles: 45, entries: 46, shown, words: { all: [0, -45] } })
  const list = () => within(screen.getAllByRole("list")[0] as HTMLElement).getAllByRole("link")
  expect(list()).toHaveLength(20)
  expect(status()).toHaveTextContent("45 articles and 1 page for “all”")
  await expectNoViolations()
  await userEvent.click(screen.getByRole("button", { name: "More articles" }))
  expect(list()).toHaveLength(40)
  await waitFor(() => expect(screen.getByRole("link", { name: "Post20" })).toHaveFocus())
  await userEvent.click(screen.getByRole("button", { name: "More articles" }))
  expect(list()).toHaveLength(45)
  await waitFor(() => expect(screen.getByRole("link", { name: "Post40" })).toHaveFocus())
  expect(screen.queryByRole("button", { name: "More articles" })).toBeNull()
})

const parts = {
  folder: "/blog-index/1a",
  entriesEach: 1,
  letters: ["s", "t"],
  beginnings: {},
  whole: {},
}
const large = { articles: 2, entries: 3, parts }

test("of a large index only the parts that a search needs are fetched", async () => {
  await askedOfLarge("speed")
  await (await request(1)).answer({ speed: [1] })
  await (await request(2)).answer([article("Type")])
  expect(await screen.findByRole("link", { name: "Type" })).toBeVisible()
  expect(requests.map(({ url }) => url)).toEqual([
    "/blog-index.json",
    "/blog-index/1a/words-0.json",
    "/blog-index/1a/entries-1.json",
  ])
})

test("a late response to an earlier search never replaces the current results", async () => {
  const { rerender } = await askedOfLarge("speed")
  rerender(<SearchResults question="type" texts={texts} shelves={shelves} />)
  await (await request(2)).answer({ type: [] })
  expect(await screen.findByText("Nothing found for “type”")).toBeVisible()
  await requests[1]?.answer({ speed: [0] })
  await (await request(3)).answer([article("Speed")])
  expect(status()).toHaveTextContent("Nothing found for “type”")
})

test.each<[string, (request: Held) => Promise<void>]>([
  ["can't be reached", (request) => request.fail()],
  ["returns an error status", (request) => request.answer(null, { status: 500 })],
  ["is malformed", (request) => request.answer([])],
])("an index that %s is logged once, and can be retried", async (_, fail) => {
  const report = jest.spyOn(console, "error").mockImplementation()
  ask("speed")
  await fail(await request(0))
  expect((await screen.findByText(texts.failed)).closest("[role=alert]")).toBeVisible()
  expect(report).toHaveBeenCalledTimes(1)
  await expectNoViolations()
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await (await request(1)).answer(index)
  expect(await screen.findByRole("link", { name: "Speed" })).toBeVisible()
  expect(screen.queryByText(texts.failed)).toBeNull()
})

test.each<[string, (request: Held) => Promise<void>]>([
  ["is gone, as after a new build", (request) => request.answer("", { status: 404 })],
  ["is malformed", (request) => request.answer("<!doctype html>")],
])(
  "when a part %s, the failure is logged, and a retry fetches the whole index again",
  async (_, fail) => {
    const report = jest.spyOn(console, "error").mockImplementation()
    await askedOfLarge("speed")
    await fail(await request(1))
    expect(await screen.findByText(texts.failed)).toBeVisible()
    expect(report).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    expect(requests.at(-1)?.url).toBe("/blog-index.json")
  },
)

test("leaving the page cancels the request and logs nothing", async () => {
  const report = jest.spyOn(console, "error").mockImplementation()
  const { unmount } = await askedOfLarge("speed")
  unmount()
  expect(requests[1]?.aborted()).toBe(true)
  expect(report).not.toHaveBeenCalled()
})
