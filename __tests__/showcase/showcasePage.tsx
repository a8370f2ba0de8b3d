import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useStaticQuery } from "gatsby"
import { contentListPage } from "../../src/showcase/contentLists"
import { ProjectDetails } from "../../src/showcase/projects/ProjectDetails"
import { ProjectSkeleton } from "../../src/showcase/projects/ProjectSkeleton"
import { readProject } from "../../src/showcase/projects/project"
import { loadBelowFirstView } from "../../src/showcase/projects/useBelowFirstView"
import { Showcase } from "../../src/showcase/Showcase"
import { ShowcaseProvider } from "../../src/showcase/ShowcaseProvider"
import { interceptNetwork } from "../support/network"
import { site } from "../support/site"

beforeAll(loadBelowFirstView)

/** A showcase page of three projects, and helpers that open it and answer its requests. */

export const requests = interceptNetwork()
export const list = "http://localhost:3001/api/projects?limit=1"
const row = contentListPage("showcase/ProjectsPage", "projects")
export const titles = ["Kente Lane Market", "Volta Coffee", "Asaase Clinic"]

/** The service's response for one page of three. */
export const answerOf = (page: number) => ({
  docs: [{ id: page, title: titles[page - 1], client: "A client" }],
  totalPages: 3,
})

export const page = (search = "") => (
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

export const project = (title: string) => screen.findByRole("heading", { name: title, level: 2 })
export const busy = () => document.querySelector("[aria-busy]")?.getAttribute("aria-busy")
export const hearReports = () => jest.spyOn(console, "error").mockImplementation()
export const user = userEvent.setup({ delay: null })

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

/** Opens the page at an address and answers its request. */
export async function open(search: string, answer: unknown, status = 200) {
  const { rerender, unmount } = render(page(search))
  await requests[0]?.answer(answer, { status })
  // The router re-renders the page when the address changes.
  return { goTo: (next: string) => rerender(page(next)), unmount }
}

export async function openProject(number: number) {
  const opened = await open(number > 1 ? `?page=${number}` : "", answerOf(number))
  await project(titles[number - 1] as string)
  return opened
}

export async function openFailure() {
  const report = hearReports()
  await open("", { errors: [{ message: "No" }] }, 500)
  await screen.findByRole("button", { name: "Try again" })
  return report
}
