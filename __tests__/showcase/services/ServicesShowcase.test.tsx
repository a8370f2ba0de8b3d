import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ContentList } from "../../../src/api/listPath"
import { contentListNames, contentListPage, contentLists } from "../../../src/showcase/contentLists"
import { Showcase } from "../../../src/showcase/Showcase"
import { ShowcaseProvider } from "../../../src/showcase/ShowcaseProvider"
import { ServiceDetails } from "../../../src/showcase/services/ServiceDetails"
import { ServiceSkeleton } from "../../../src/showcase/services/ServiceSkeleton"
import { readService } from "../../../src/showcase/services/service"
import { expectNoViolations } from "../../support/axe"
import { interceptNetwork } from "../../support/network"
import { site } from "../../support/site"

const requests = interceptNetwork()

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const doc = {
  id: 3,
  title: "Apps for Android",
  subtitle: "For full networks and thin ones",
  description: "An app that waits well.\n\nAnd one that forgets nothing.",
  additionalDescription: "We hand over the source.",
  heroImage: { url: "/media/hero.webp", alt: "Three phones." },
  sideImage: { url: "/media/side.webp", alt: "One phone." },
  serviceFeatures: [{ featureTitle: "Made to last", featurePoints: [{ point: "Works offline" }] }],
  workingApproach: [{ stepTitle: "Listen", stepDescription: "A day in the shop." }],
}

async function open(list: ContentList, answer: unknown, status = 200) {
  const row = contentListPage("showcase/ServicesPage", list)
  render(
    <main>
      <h1>Mobile App Development</h1>
      <ShowcaseProvider>
        <Showcase
          list={list}
          texts={row.texts}
          activeOnly
          read={readService}
          path={`/${list}`}
          title="Mobile App Development"
          description="Apps."
          search=""
          skeleton={<ServiceSkeleton />}
        >
          {([service]) => (
            <ServiceDetails service={service} approach={row.approach} steps={row.steps} />
          )}
        </Showcase>
      </ShowcaseProvider>
    </main>,
  )
  await requests[0]?.answer(answer, { status })
}

const openOne = async (list: ContentList = "mobile-app-development") => {
  await open(list, { docs: [doc], totalPages: 2 })
  await screen.findByRole("heading", { level: 2, name: "Apps for Android" })
}

test("has no axe violations", async () => {
  await openOne()
  await expectNoViolations()
})

const lists = contentListNames.filter(
  (list) => contentLists[list].template === "showcase/ServicesPage",
)

test.each(lists)("/%s requests one active service of its list", async (list) => {
  await open(list, { docs: [] })
  expect(requests.map(({ url }) => url)).toEqual([
    `http://localhost:3001/api/${list}?limit=1&page=1&where[isActive][equals]=true`,
  ])
})

test("a service shows its texts, its pictures and its page number", async () => {
  await openOne()
  expect(screen.getByText("For full networks and thin ones")).toBeVisible()
  expect(screen.getByText("And one that forgets nothing.")).toBeVisible()
  expect(screen.getByText("We hand over the source.")).toBeVisible()
  expect(screen.getByRole("img", { name: "Three phones." })).toHaveAttribute("loading", "lazy")
  expect(screen.getByRole("img", { name: "One phone." })).toHaveAttribute("loading", "lazy")
  expect(screen.getByText("Page 1 of 2")).toBeVisible()
})

test("features are lists of points, the approach numbered steps under the page's own heading", async () => {
  await openOne()
  const block = screen.getByRole("heading", { name: "Made to last" }).closest("li") as HTMLElement
  expect(within(block).getByRole("listitem")).toHaveTextContent("Works offline")
  expect(
    screen.getByRole("heading", { level: 3, name: "Our Mobile App Development Process" }),
  ).toBeVisible()
  expect(screen.getByRole("heading", { level: 4, name: "Listen" })).toBeVisible()
})

test("a service with only a title has no empty parts", async () => {
  await open("web-services", { docs: [{ id: 3, title: "Apps for Android" }], totalPages: 1 })
  await screen.findByRole("heading", { level: 2 })
  expect(screen.getAllByRole("heading")).toHaveLength(2)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
})

test("a list without active services says so and offers contact", async () => {
  await open("social-media-management", { docs: [], totalPages: 0 })
  expect(await screen.findByText("No active services found.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Ask us about this service" })).toBeVisible()
})

test("a failure is only logged: the page stays, and offers contact and a retry", async () => {
  const report = jest.spyOn(console, "error").mockImplementation()
  await open("web-services", "<html>Bad gateway</html>", 502)
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible()
  expect(screen.queryByText(/fail|error/i)).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Ask us about this service" })).toBeVisible()
  expect(report).toHaveBeenCalledTimes(1)
})
