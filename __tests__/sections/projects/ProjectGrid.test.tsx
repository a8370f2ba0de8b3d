import { render, screen, within } from "@testing-library/react"
import { ProjectGrid } from "../../../src/sections/projects/ProjectGrid"
import { sharpPicture } from "../../support/pictures"

const heading = { eyebrow: "Small", title: "A band", text: "A few words." }
const action = { label: "Tell us about yours", to: "/contact-us" as string | null }
const room = (title: string, colSize: number, link?: string | null) => ({
  id: title,
  title,
  description: "A sentence.",
  company: "Osu, Accra",
  category: "Stair",
  link,
  colSize,
  img: sharpPicture(`Picture of ${title}.`),
})
const projects = {
  ...heading,
  items: [room("A counter", 8), room("A pot", 4, "/faq"), room("A tree", 6, "")],
  vacancy: { title: "This one is empty", text: "We have kept it.", action },
}

test("the grid ends with an empty slot that links to the contact page", () => {
  render(<ProjectGrid projects={projects} />)
  const rooms = screen.getAllByRole("listitem")
  expect(rooms).toHaveLength(4)
  const free = within(rooms.at(-1) as HTMLElement)
  expect(free.getByRole("heading", { name: "This one is empty" })).toBeVisible()
  expect(free.getByRole("link", { name: "Tell us about yours" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
})

test("a project links to its page, if it has one", () => {
  render(
    <ProjectGrid
      projects={{
        ...projects,
        vacancy: { ...projects.vacancy, action: { label: "Tell us", to: null } },
      }}
    />,
  )
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["A pot"])
})

test("on phones, small rooms that follow each other share rows, two at a time", () => {
  const items = [4, 4, 4, 6, 4].map((colSize, index) => room(`Room ${index + 1}`, colSize))
  const { container } = render(<ProjectGrid projects={{ ...projects, items }} />)
  const onPhones = [...container.querySelectorAll("source")].map(({ sizes }) =>
    sizes.split(", ").at(-1),
  )
  expect(onPhones).toEqual(["42vw", "42vw", "90vw", "90vw", "90vw"])
})
