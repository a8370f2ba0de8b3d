import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate, useStaticQuery } from "gatsby"
import { contentListPage } from "../../src/showcase/contentLists"
import { ProjectDetails } from "../../src/showcase/projects/ProjectDetails"
import { ProjectSkeleton } from "../../src/showcase/projects/ProjectSkeleton"
import { readProject } from "../../src/showcase/projects/project"
import { Showcase } from "../../src/showcase/Showcase"
import { ShowcaseProvider } from "../../src/showcase/ShowcaseProvider"
import { expectNoViolations } from "../support/axe"
import { interceptNetwork } from "../support/network"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"

const requests = interceptNetwork()
const list = "http://localhost:3001/api/projects?limit=1"
const row = contentListPage("ProjectsPage", "projects")
const titles = ["Kente Lane Market", "Volta Coffee", "Asaase Clinic"]

/** The service's response for one page of three. */
const answerOf = (page: number) => ({
  docs: [{ id: page, title: titles[page - 1], client: "A client" }],
  totalPages: 3,
})

const page = (search = "") => (
  <main>
    <h1>Web Design & Development</h1>
    <ShowcaseProvider>
      <Showcase
        list="projects"
        texts={row.texts}
        bySlug={row.bySlug}
        read={readProject}
        path="/web-design-development"
        title="Web Design & Development"
        description="Websites Adwene has designed and built."
        search={search}
        skeleton={<ProjectSkeleton parts={row.parts} />}
      >
        {([shown]) => <ProjectDetails project={shown} parts={row.parts} />}
      </Showcase>
    </ShowcaseProvider>
  </main>
)

const project = (title: string) => screen.findByRole("heading", { name: title, level: 2 })
const busy = () => document.querySelector("[aria-busy]")?.getAttribute("aria-busy")
const hearReports = () => jest.spyOn(console, "error").mockImplementation()
const user = userEvent.setup({ delay: null })

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

/** Opens the page at an address and answers its request. */
async function open(search: string, answer: unknown, status = 200) {
  const { rerender, unmount } = render(page(search))
  await requests[0]?.answer(answer, { status })
  // The router re-renders the page when the address changes.
  return { goTo: (next: string) => rerender(page(next)), unmount }
}

async function openProject(number: number) {
  const opened = await open(number > 1 ? `?page=${number}` : "", answerOf(number))
  await project(titles[number - 1] as string)
  return opened
}

async function openFailure() {
  const report = hearReports()
  await open("", { errors: [{ message: "No" }] }, 500)
  await screen.findByRole("button", { name: "Try again" })
  return report
}

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

test("Next puts the next page into the address", async () => {
  await openProject(1)
  await user.click(screen.getByRole("button", { name: "Next" }))
  expect(navigate).toHaveBeenCalledWith("?page=2")
})

test("Previous goes to the previous page; page 1 needs no number", async () => {
  await openProject(2)
  await user.click(screen.getByRole("button", { name: "Previous" }))
  expect(navigate).toHaveBeenCalledWith(window.location.pathname)
})

test("while a page is turned the last project stays, both buttons are disabled and the page is busy", async () => {
  const { goTo } = await openProject(1)
  goTo("?page=2")
  expect(requests[1]?.url).toBe(`${list}&page=2`)
  expect(screen.getByRole("heading", { name: titles[0] })).toBeVisible()
  expect(screen.getByText("Page 2 of 3")).toBeVisible()
  expect(busy()).toBe("true")
  for (const name of ["Previous", "Next"]) {
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true")
  }
})

test("the new project replaces the old one, begins in view and keeps focus on the button", async () => {
  const scroll = jest.spyOn(window, "scrollBy")
  const { goTo } = await openProject(1)
  expect(scroll).not.toHaveBeenCalled()
  await user.click(screen.getByRole("button", { name: "Next" }))
  goTo("?page=2")
  await requests[1]?.answer(answerOf(2))
  await project("Volta Coffee")
  expect(screen.queryByRole("heading", { name: titles[0] })).not.toBeInTheDocument()
  expect(busy()).toBe("false")
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus()
})

test("going back shows the old project and leaves scrolling to the router", async () => {
  const { goTo } = await openProject(1)
  await user.click(screen.getByRole("button", { name: "Next" }))
  goTo("?page=2")
  await requests[1]?.answer(answerOf(2))
  await project("Volta Coffee")
  const scroll = jest.spyOn(window, "scrollBy")
  goTo("")
  await project("Kente Lane Market")
  expect(scroll).not.toHaveBeenCalled()
})

test("a tall picture doesn't push the title below it out of view", async () => {
  const top = { picture: 500, title: 1300 }
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, this.tagName === "H2" ? top.title : top.picture, 300, 40)
  })
  const scroll = jest.spyOn(window, "scrollBy")
  const { goTo } = await openProject(1)
  await user.click(screen.getByRole("button", { name: "Next" }))
  goTo("?page=2")
  await requests[1]?.answer(answerOf(2))
  await project("Volta Coffee")
  expect(scroll).toHaveBeenCalledWith({ top: top.title + 40 - innerHeight })
})

test("turning back within a minute sends no request", async () => {
  const { goTo } = await openProject(1)
  goTo("?page=2")
  await requests[1]?.answer(answerOf(2))
  await project("Volta Coffee")
  goTo("")
  await project("Kente Lane Market")
  expect(requests).toHaveLength(2)
})

test("a late response to an old page never replaces a newer one", async () => {
  const { goTo } = await openProject(1)
  goTo("?page=2")
  goTo("?page=3")
  await requests[2]?.answer(answerOf(3))
  await project("Asaase Clinic")
  await requests[1]?.answer(answerOf(2))
  await act(async () => {})
  expect(requests[1]?.aborted()).toBe(true)
  expect(screen.getByRole("heading", { name: "Asaase Clinic" })).toBeVisible()
  expect(screen.getByText("Page 3 of 3")).toBeVisible()
})

test("leaving the page cancels the request and logs nothing", async () => {
  const { unmount } = render(page())
  unmount()
  await act(async () => {})
  expect(requests[0]?.aborted()).toBe(true)
})

test.each<[string, () => Promise<void> | undefined]>([
  [
    "the service fails",
    () => requests[0]?.answer({ errors: [{ message: "No" }] }, { status: 500 }),
  ],
  ["the network fails", () => requests[0]?.fail()],
  ["the response is no list", () => requests[0]?.answer("<html>Sign in to the Wi-Fi</html>")],
])(
  "when %s, the page stays complete, shows no error, and offers a retry and the contact page",
  async (_, answer) => {
    const report = hearReports()
    render(page())
    await answer()
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible()
    expect(screen.getByRole("link", { name: "Ask us to show you our work" })).toHaveAttribute(
      "href",
      "/contact-us",
    )
    expect(screen.getByRole("heading", { name: "Web Design & Development" })).toBeVisible()
    expect(screen.queryByText(/fail|error/i)).not.toBeInTheDocument()
    expect(screen.queryByText(/Page \d/)).not.toBeInTheDocument()
    expect(report).toHaveBeenCalledTimes(1)
  },
)

test("a retry sends another request and can succeed", async () => {
  await openFailure()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByText("Loading the project")).toBeVisible()
  await requests[1]?.answer(answerOf(1))
  await project("Kente Lane Market")
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument()
})

test("after a retry, Tab goes on from where the button was", async () => {
  await openFailure()
  screen.getByRole("button", { name: "Try again" }).focus()
  await user.keyboard("{Enter}")
  await requests[1]?.answer(answerOf(1))
  await project("Kente Lane Market")
  await user.tab()
  expect(screen.getByRole("link", { name: "Pricing ?" })).toHaveFocus()
})

test("a second failure is logged again", async () => {
  const report = await openFailure()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("Loading the project")
  await requests[1]?.fail()
  await screen.findByRole("button", { name: "Try again" })
  expect(report).toHaveBeenCalledTimes(2)
})

test.each([
  ["an empty list", { docs: [], totalPages: 0 }],
  ["a response without a list", {}],
])("%s says that projects will come, and never 'Page 1 of 0'", async (_, answer) => {
  await open("", answer)
  expect(await screen.findByText("The first projects will be shown here soon.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Ask us to show you our work" })).toBeVisible()
  expect(screen.queryByText(/Page \d/)).not.toBeInTheDocument()
})

test("a page past the end says so and links back", async () => {
  await open("?page=9", { docs: [], totalPages: 3 })
  expect(await screen.findByText("There is no page 9: the last one is page 3.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Back to the first project" })).toHaveAttribute(
    "href",
    "/web-design-development",
  )
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

test("the address of a removed project says so and links to all", async () => {
  await open("?project=gone", { docs: [], totalPages: 1 })
  expect(await screen.findByText("This project is not on show any more.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Back to the first project" })).toBeVisible()
})

test.each<[string, Record<string, unknown>]>([
  ["numbers instead of texts", { client: 12, date: 2024, duration: 8, description: 1 }],
  ["nulls", { client: null, date: null, link: null, mainImage: null, steps: null }],
  [
    "lists instead of texts and texts instead of lists",
    { description: ["a"], client: [], steps: "Listen", mainImage: [] },
  ],
  [
    "javascript: URLs",
    {
      link: "javascript:alert(1)",
      mainImage: { url: "javascript:alert(1)" },
      secondaryImage: "javascript:alert(1)",
    },
  ],
  [
    "markup in its texts",
    { description: "<img src=x onerror=alert(1)>", client: "<script>alert(1)</script>" },
  ],
  [
    "malformed steps",
    { steps: [{ id: {}, title: { title: { title: [] } }, text: 5 }, [[]], null] },
  ],
])("a document with %s shows without harm", async (_, fields) => {
  await open("", { docs: [{ id: 1, title: "Kente Lane Market", ...fields }], totalPages: 1 })
  await project("Kente Lane Market")
  expect(
    document.querySelector("script, [onerror], [href^='javascript'], [src^='javascript']"),
  ).toBeNull()
})

test.each([
  ["", 1],
  ["?page=2", 2],
  ["?page=3", 3],
])(
  "a document that can't be read (%j) is reported, and the others stay reachable",
  async (search, number) => {
    await open(search, { docs: [{ id: number, title: null }], totalPages: 3 })
    expect(await screen.findByText("This project can't be shown right now.")).toBeVisible()
    expect(screen.getByText(`Page ${number} of 3`)).toBeVisible()
    expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute(
      "aria-disabled",
      String(number === 3),
    )
  },
)

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
