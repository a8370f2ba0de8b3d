import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate, useStaticQuery } from "gatsby"
import { contentListPage } from "../../../src/showcase/contentLists"
import {
  PROJECTS_PER_PAGE,
  ProjectAccordion,
} from "../../../src/showcase/projects/ProjectAccordion"
import { ProjectAccordionSkeleton } from "../../../src/showcase/projects/ProjectAccordionSkeleton"
import { readProject } from "../../../src/showcase/projects/project"
import { loadBelowFirstView } from "../../../src/showcase/projects/useBelowFirstView"
import { Showcase } from "../../../src/showcase/Showcase"
import { ShowcaseProvider } from "../../../src/showcase/ShowcaseProvider"
import { expectNoViolations } from "../../support/axe"
import { interceptNetwork } from "../../support/network"
import { site } from "../../support/site"

beforeAll(loadBelowFirstView)

const requests = interceptNetwork()
const list = "content-creation-projects"
const row = contentListPage("showcase/ProjectAccordionPage", list)
const user = userEvent.setup({ delay: null })

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const docs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Project ${index + 1}`,
    description: `About project ${index + 1}.`,
    mainImage: { url: `/media/${index}.webp`, alt: `Picture ${index + 1}.` },
    gallery: [{ imageUrl: `/media/${index}-a.webp`, alt: `Detail ${index + 1}.` }],
  }))

const page = (search = "") => (
  <main>
    <h1>Content Creation</h1>
    <ShowcaseProvider>
      <Showcase
        list={list}
        texts={row.texts}
        perPage={PROJECTS_PER_PAGE}
        read={readProject}
        skeleton={<ProjectAccordionSkeleton />}
        path="/content-creation"
        title="Content Creation"
        description="Series by series."
        search={search}
      >
        {(projects) => <ProjectAccordion projects={projects} />}
      </Showcase>
    </ShowcaseProvider>
  </main>
)

async function open(count: number, search = "") {
  const { rerender } = render(page(search))
  await requests[0]?.answer({ docs: docs(count), totalPages: 1 })
  return { goTo: (next: string) => rerender(page(next)) }
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)

test("has no axe violations", async () => {
  await open(8)
  await screen.findByRole("heading", { name: "Project 1" })
  await expectNoViolations()
})

test("the whole list is requested at once", async () => {
  await open(2)
  expect(requests.map(({ url }) => url)).toEqual([
    "http://localhost:3001/api/content-creation-projects?limit=10",
  ])
})

test("each project has its title, and its picture, description and gallery when opened", async () => {
  await open(2)
  await screen.findByRole("heading", { name: "Project 1" })
  expect(titles()).toEqual(["Project 1", "Project 2"])
  expect(screen.getByText("About project 1.")).toBeVisible()
  expect(screen.getByRole("img", { name: "Picture 1." })).toBeVisible()
  expect(screen.getByRole("link", { name: /Detail 1\./ })).toBeVisible()
  expect(screen.getByText("About project 2.")).not.toBeVisible()
})

test("a closed project shows its picture, client and result, but no description", async () => {
  const [first, second] = docs(2)
  render(page())
  const result = { client: "Harmattan", result: "58%", resultUnit: "of readers" }
  await requests[0]?.answer({ docs: [first, { ...second, ...result }], totalPages: 1 })
  const title = await screen.findByRole("heading", { level: 2, name: "Project 2" })
  const summary = title.closest("summary")
  expect(summary).toHaveTextContent("Project 2Harmattan58% of readers")
  expect(summary?.querySelector("img")).toHaveAttribute("src", "http://localhost:3001/media/1.webp")
  expect(screen.getByText("About project 2.")).not.toBeVisible()
})

test("a title above the projects opens its project and moves the focus there", async () => {
  const scroll = jest.fn()
  Element.prototype.scrollIntoView = scroll
  await open(3)
  const index = await screen.findByRole("navigation", { name: "On this page" })
  expect(index).toHaveTextContent("3 projects")
  await user.click(within(index).getByRole("button", { name: "Project 3" }))
  const summary = screen.getByRole("heading", { name: "Project 3" }).closest("summary")
  expect(summary).toHaveFocus()
  expect(summary?.closest("details")).toHaveAttribute("open")
  expect(scroll).toHaveBeenCalledTimes(1)
})

test("a single project has no list of titles above it", async () => {
  await open(1)
  await screen.findByRole("heading", { name: "Project 1" })
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})

test("all projects of a page share a name, so that the browser keeps at most one open", async () => {
  await open(3)
  await screen.findByRole("heading", { name: "Project 1" })
  const names = [...document.querySelectorAll("details")].map((group) => group.getAttribute("name"))
  expect(new Set(names).size).toBe(1)
  expect(names).toHaveLength(3)
  expect(names[0]).toBeTruthy()
})

test("a page has six projects, and the next needs no further request", async () => {
  const { goTo } = await open(8)
  await screen.findByRole("heading", { name: "Project 1" })
  expect(titles()).toHaveLength(6)
  expect(screen.getByText("Page 1 of 2")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Next" }))
  expect(navigate).toHaveBeenCalledWith("?page=2")
  const scroll = jest.spyOn(window, "scrollBy")
  goTo("?page=2")
  expect(titles()).toEqual(["Project 7", "Project 8"])
  expect(screen.getByText("About project 7.")).toBeVisible()
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(requests).toHaveLength(1)
})

test("going back leaves scrolling to the router", async () => {
  const { goTo } = await open(8)
  await screen.findByRole("heading", { name: "Project 1" })
  goTo("?page=2")
  const scroll = jest.spyOn(window, "scrollBy")
  goTo("")
  expect(titles()).toHaveLength(6)
  expect(scroll).not.toHaveBeenCalled()
})

test("six or fewer need no paging", async () => {
  await open(6)
  await screen.findByRole("heading", { name: "Project 1" })
  expect(screen.queryByText(/Page \d/)).not.toBeInTheDocument()
})

test("a page past the end says so and links back", async () => {
  await open(8, "?page=5")
  expect(await screen.findByText("There is no page 5: the last one is page 2.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Back to the first page" })).toHaveAttribute(
    "href",
    "/content-creation",
  )
})

test("an empty list says that projects will come", async () => {
  await open(0)
  expect(await screen.findByText("The first projects will be shown here soon.")).toBeVisible()
})

test("a failure replaces the list, with a way to try again", async () => {
  jest.spyOn(console, "error").mockImplementation()
  render(page())
  await requests[0]?.fail()
  expect(await screen.findByText("Failed to load projects. Please try again later.")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await requests[1]?.answer({ docs: docs(1), totalPages: 1 })
  expect(await screen.findByRole("heading", { name: "Project 1" })).toBeVisible()
})
