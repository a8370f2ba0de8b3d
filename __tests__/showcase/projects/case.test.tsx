import { render, screen, within } from "@testing-library/react"
import { contentListPage } from "../../../src/showcase/contentLists"
import { ProjectDetails } from "../../../src/showcase/projects/ProjectDetails"
import { type Project, readProject } from "../../../src/showcase/projects/project"
import { loadBelowFirstView } from "../../../src/showcase/projects/useBelowFirstView"
import { expectNoViolations } from "../../support/axe"

beforeAll(loadBelowFirstView)

const fields = {
  problem: "Nobody knew the weaver.",
  constraint: "One phone to a compound.",
  decisions: [
    { title: "Sell the strip", text: "As at the loom." },
    { title: "Sign every cloth", text: "Buyers ask for a name." },
  ],
  screens: [{ imageUrl: "/checkout.webp", alt: "A checkout.", caption: "One screen." }],
  result: "2/3",
  resultUnit: "of all orders",
  resultMeasure: "came straight to the weavers.",
  quote: "They asked for a day in our shop.",
  quoteAuthor: "Ama Serwaa",
  quoteRole: "Chair",
  credits: [{ role: "Words", name: "Dzifa Kpodo" }],
  story: [{ title: "Warp", text: "Hundreds of threads." }],
  chartTitle: "Orders, in %",
  chart: [
    { label: "Week 1", value: 31 },
    { label: "Week 2", value: 81 },
  ],
}

const { parts } = contentListPage("showcase/ProjectsPage", "projects")

function show(doc: Record<string, unknown>) {
  const project = readProject({ id: 7, title: "Kente Lane", ...doc }) as Project
  return render(
    <main>
      <h1>Web Design & Development</h1>
      <ProjectDetails project={project} parts={parts} />
    </main>,
  )
}

test("a case has no axe violations", async () => {
  show(fields)
  await expectNoViolations()
})

test("a case shows problem, constraint, decisions, screens, result, the client's words and credits", () => {
  show(fields)
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent)
  expect(headings.slice(1)).toEqual([
    "Kente Lane",
    "The problem",
    "The constraint",
    "Warp",
    "What we decided, and why",
    "Sell the strip",
    "Sign every cloth",
  ])
  const [screenshot] = within(
    screen.getByRole("list", { name: "Screens of Kente Lane" }),
  ).getAllByRole("figure")
  expect(screenshot).toHaveTextContent("One screen.")
  expect(screen.getByRole("img", { name: "A checkout." })).toBeVisible()
  expect(screen.getByText("2/3").closest("section")).toHaveTextContent(
    "2/3 of all orders came straight to the weavers.",
  )
  expect(screen.getByRole("blockquote")).toHaveTextContent("“They asked for a day in our shop.”")
  expect(screen.getByText("Ama Serwaa").closest("figcaption")).toHaveTextContent(
    "Ama Serwaa, Chair",
  )
  expect(screen.getByText("Words").nextElementSibling).toHaveTextContent("Dzifa Kpodo")
})

test.each([
  ["#1f6b4a", "#f7f1e5"],
  ["#F0B429", "#1a1510"],
  ["#7a7a7a", "#000000"],
  ["#727272", "#ffffff"],
])("the result stands on the client's own colour, %s, in %s", (colour, text) => {
  show({ ...fields, colour })
  const { style } = screen.getByText("2/3").closest("section") as HTMLElement
  expect(style.getPropertyValue("--bold")).toBe(colour)
  expect(style.getPropertyValue("--on-bold")).toBe(text)
})

test.each(["red", "#fff", "#1f6b4a;color:red", null])(
  "the result has the theme's colour if its own is %j",
  (colour) => {
    show({ ...fields, colour })
    expect(screen.getByText("2/3").closest("section")).not.toHaveAttribute("style")
  },
)

test("every bar of a story's chart has its label and value as text", () => {
  show(fields)
  const chart = screen.getByText("Orders, in %").closest("figure") as HTMLElement
  expect(
    within(chart)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Week 131", "Week 281"])
})

test.each(Object.keys(fields))("a case without %s leaves nothing empty", (missing) => {
  show({ ...fields, [missing]: null })
  const texts = screen.queryAllByRole("paragraph").concat(screen.queryAllByRole("heading"))
  expect(texts.filter(({ textContent }) => !textContent?.trim())).toEqual([])
  expect(screen.queryAllByRole("list").filter((list) => !list.firstChild)).toEqual([])
})
