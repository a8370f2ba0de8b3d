import { act, render, screen } from "@testing-library/react"
import { expectNoViolations } from "../support/axe"
import { serverRender } from "../support/serverRender"
import {
  answerOf,
  busy,
  list,
  open,
  openFailure,
  openProject,
  page,
  project,
  requests,
} from "./showcasePage"

test.each<[string, () => Promise<unknown>]>([
  ["while it loads", async () => render(page())],
  ["with a project", () => openProject(1)],
  [
    "while a page is turned",
    async () => {
      const { goTo } = await openProject(1)
      goTo("?page=2")
    },
  ],
  ["after a failure", openFailure],
  [
    "with an empty list",
    async () => {
      await open("", { docs: [], totalPages: 1 })
      await screen.findByText(/first projects/)
    },
  ],
])("has no axe violations %s", async (_, arrive) => {
  await arrive()
  await expectNoViolations()
})

test("while the first project loads, the page says so", async () => {
  render(page())
  expect(screen.getByRole("status")).toHaveTextContent("Loading the project")
  expect(busy()).toBe("true")
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})

test("the placeholder reserves the project's space, and is not announced", () => {
  const hydrate = serverRender(page())
  const room = document.querySelector("[aria-hidden=true] [style*=aspect-ratio]")
  expect(room).toBeInTheDocument()
  expect(screen.getByRole("main")).toHaveTextContent(
    /^Web Design & DevelopmentLoading the project$/,
  )
  hydrate()
})

test("the placeholder is removed once a project has arrived", async () => {
  await open("", { docs: [{ id: 1, title: "Only a title" }], totalPages: 1 })
  await project("Only a title")
  expect(document.querySelector("[style*=aspect-ratio]")).toBeNull()
})

test.each([
  ["", `${list}&page=1`],
  ["?page=1", `${list}&page=1`],
  ["?page=2", `${list}&page=2`],
  ["?page=nonsense", `${list}&page=1`],
  [
    "?project=kente-lane-market",
    "http://localhost:3001/api/projects?where[slug][equals]=kente-lane-market",
  ],
])("the address %j requests %s, once, and nothing else", (search, url) => {
  render(page(search))
  expect(requests.map((request) => request.url)).toEqual([url])
})

test("the built page requests nothing; after hydration it requests only the page in the address", () => {
  const hydrate = serverRender(page())
  expect(screen.getByText("Loading the project")).toBeVisible()
  expect(requests).toHaveLength(0)
  hydrate(page("?page=2"))
  expect(requests.map(({ url }) => url)).toEqual([`${list}&page=2`])
})

test("a project shows with its page number", async () => {
  await openProject(2)
  expect(screen.getByText("Page 2 of 3")).toBeVisible()
  expect(screen.getByText("A client")).toBeVisible()
  expect(busy()).toBe("false")
})

test("a project's own address shows that project and links to all", async () => {
  await open("?project=volta-coffee", { docs: [{ id: 2, title: "Volta Coffee" }], totalPages: 1 })
  await project("Volta Coffee")
  expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "See all projects, one by one" })).toHaveAttribute(
    "href",
    "/web-design-development",
  )
})

test.each([
  ["?page=2", answerOf(2), "Web Design & Development, page 2 | Adwene"],
  [
    "?project=volta-coffee",
    { docs: [{ id: 2, title: "Volta Coffee" }] },
    "Volta Coffee, a project | Adwene",
  ],
])("the document's title has the current place: %s", async (search, answer, title) => {
  await open(search, answer)
  await project("Volta Coffee")
  await act(() => new Promise(requestAnimationFrame))
  expect(document.title).toBe(title)
})

test("a project's address in the head is URL-encoded", async () => {
  await open("?project=a%26b%20c", { docs: [{ id: 2, title: "Volta Coffee" }] })
  await project("Volta Coffee")
  await act(() => new Promise(requestAnimationFrame))
  expect(document.querySelector("link[rel=canonical]")).toHaveAttribute(
    "href",
    "http://localhost:9000/web-design-development?project=a%26b%20c",
  )
})
