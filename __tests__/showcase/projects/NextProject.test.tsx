import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextProject } from "../../../src/showcase/projects/NextProject"
import type { Position } from "../../../src/showcase/Showcase"

const kinds = [
  { label: "Web design", to: "/web" },
  { label: "Left out", to: null },
  { label: "Logos", to: "/logos" },
]
const featured = [
  { label: "Kente Lane", to: "/web?project=kente-lane" },
  { label: "Volta", to: "/web?project=volta" },
]
const turnTo = jest.fn()

function show(position: Partial<Position>, path = "/web", pages = kinds, title = "") {
  const place = { page: null, totalPages: 1, slug: null, turnTo, ...position }
  render(
    <NextProject position={place} title={title} path={path} kinds={pages} featured={featured} />,
  )
}

test("leads to the next page of the list, turned like with the pager", async () => {
  show({ page: 1, totalPages: 4 })
  const link = screen.getByRole("link", { name: "Next project 2 of 4" })
  expect(link).toHaveAttribute("href", "/web?page=2")
  await userEvent.click(link)
  expect(turnTo).toHaveBeenCalledWith(2)
})

test("names the next project if the document does", () => {
  show({ page: 1, totalPages: 4 }, "/web", kinds, "Volta Coffee Roasters")
  expect(
    screen.getByRole("link", { name: "Next project, 2 of 4 Volta Coffee Roasters" }),
  ).toBeVisible()
})

test.each([
  [
    "after the last page, to the next kind of work",
    { page: 4, totalPages: 4 },
    "/web",
    "Next kind of work Logos",
    "/logos",
  ],
  [
    "after the last kind, to the first",
    { page: 1 },
    "/logos",
    "Next kind of work Web design",
    "/web",
  ],
  [
    "after a single project, to the next with an address",
    { slug: "kente-lane" },
    "/web",
    "Next project Volta",
    "/web?project=volta",
  ],
  [
    "after an unknown project, to the next kind of work",
    { slug: "gone" },
    "/web",
    "Next kind of work Logos",
    "/logos",
  ],
])("leads %s", (_, position, path, name, href) => {
  show(position, path)
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href)
})

test("leads nowhere if there is no other kind of work", () => {
  show({ page: 1 }, "/web", kinds.slice(0, 2))
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})
