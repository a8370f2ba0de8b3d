import { render, screen, within } from "@testing-library/react"
import { ProjectDetails } from "../../../src/showcase/projects/ProjectDetails"
import { ProjectSkeleton } from "../../../src/showcase/projects/ProjectSkeleton"
import { type Project, readProject } from "../../../src/showcase/projects/project"
import { loadBelowFirstView } from "../../../src/showcase/projects/useBelowFirstView"
import { expectNoViolations } from "../../support/axe"

beforeAll(loadBelowFirstView)

const doc = {
  id: 7,
  title: "Kente Lane Market",
  description: "Sixty weavers, one shop.\n\nEvery cloth has the name of its hand.",
  client: "Kente Lane",
  date: "2024-05-01T00:00:00.000Z",
  duration: "8 weeks",
  link: "https://kente.example/",
  mainImage: { url: "/media/main.webp", alt: "Folded cloths." },
  secondaryImage: { url: "/media/second.webp", alt: "The shop on a phone." },
  steps: [
    { id: "a", title: "Listen", text: "A day in the shop." },
    { id: "b", title: "Draw", text: "Two weeks of paper." },
  ],
}

function show(changes: Record<string, unknown> = {}) {
  const project = readProject({ ...doc, ...changes }) as Project
  return render(
    <main>
      <h1>Web Design & Development</h1>
      <ProjectDetails project={project} parts={["picture", "facts", "second", "steps"]} />
    </main>,
  )
}

test.each([
  ["with every field", {}],
  [
    "with only a title",
    {
      description: "",
      client: "",
      date: "",
      duration: "",
      link: "",
      mainImage: null,
      secondaryImage: null,
      steps: [],
    },
  ],
])("has no axe violations %s", async (_, changes) => {
  show(changes)
  await expectNoViolations()
})

test.each([
  ["picture", { mainImage: doc.mainImage }],
  ["film", { videoUrl: "https://youtu.be/aqz-KE-bpKQ", mainImage: doc.mainImage }],
] as const)("the placeholder of its %s has the final aspect ratio", (part, changes) => {
  const shapeOf = ({ container }: ReturnType<typeof render>) =>
    container.querySelector<HTMLElement>("[style*=aspect-ratio]")?.style.aspectRatio
  const parts = [part, "facts"] as const
  const shown = readProject({ ...doc, ...changes }) as Project
  const kept = shapeOf(render(<ProjectSkeleton parts={parts} />))
  expect(kept).toBe(shapeOf(render(<ProjectDetails project={shown} parts={parts} />)))
  expect(kept).toBeTruthy()
})

test("shows client, date and duration", () => {
  show()
  const facts = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ["Client", "Kente Lane"],
    ["Date", "May 2024"],
    ["Duration", "8 weeks"],
  ])
})

test("an unknown fact leaves no empty row", () => {
  show({ client: null, duration: "" })
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Date"])
})

test("shows title and description, paragraph by paragraph", () => {
  show()
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Kente Lane Market")
  expect(screen.getByText("Sixty weavers, one shop.")).toBeVisible()
  expect(screen.getByText("Every cloth has the name of its hand.")).toBeVisible()
})

test("'Pricing ?' links to the contact page", () => {
  show()
  expect(screen.getByRole("link", { name: "Pricing ?" })).toHaveAttribute("href", "/contact-us")
})

test("the main picture loads eagerly, the second one lazily", () => {
  show()
  expect(screen.getByRole("img", { name: "Folded cloths." })).toHaveAttribute("loading", "eager")
  expect(screen.getByRole("img", { name: /The shop on a phone/ })).toHaveAttribute(
    "loading",
    "lazy",
  )
})

test("the second picture links to the project's own site", () => {
  show()
  const link = screen.getByRole("img", { name: /The shop on a phone/ }).closest("a")
  expect(link).toHaveAttribute("href", "https://kente.example/")
  expect(link).toHaveAttribute("rel", "noopener noreferrer")
})

test("the accessible name of the link to the project's site contains its visible text", () => {
  show()
  expect(screen.getByRole("link", { name: /Visit the site/ })).toHaveAttribute(
    "href",
    "https://kente.example/",
  )
})

test.each(["", null, "javascript:alert(1)"])(
  "without an address (%j) the second picture is not a link",
  (link) => {
    show({ link })
    expect(screen.getByRole("img", { name: /The shop on a phone/ }).closest("a")).toBeNull()
  },
)

test("the steps are numbered in order", () => {
  show()
  const steps = within(screen.getByRole("list")).getAllByRole("listitem")
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "1ListenA day in the shop.",
    "2DrawTwo weeks of paper.",
  ])
})

test("without a description there is no empty paragraph", () => {
  show({ description: "" })
  expect(screen.queryAllByRole("paragraph").filter((p) => !p.textContent)).toEqual([])
})

test("a repeated paragraph shows twice", () => {
  show({ description: "And again.\n\nAnd again." })
  expect(screen.getAllByText("And again.")).toHaveLength(2)
})

test("two steps with the same name are both shown", () => {
  show({
    steps: [
      { title: "Listen", text: "To the owner." },
      { title: "Listen", text: "To the buyers." },
    ],
  })
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
})

test("a step without a title has no empty heading", () => {
  show({ steps: [{ text: "Weave it." }] })
  expect(screen.getAllByRole("heading").filter((heading) => !heading.textContent)).toEqual([])
})
