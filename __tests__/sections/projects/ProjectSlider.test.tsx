import { render, screen } from "@testing-library/react"
import { ProjectSlider } from "../../../src/sections/projects/ProjectSlider"
import { sharpPicture } from "../../support/pictures"

const heading = {
  eyebrow: "What we do",
  title: "Our offer",
  text: "A few of many.",
  action: { label: "All of it", to: "/service" },
}
const project = (title: string, link: string | null) => ({
  id: title,
  title,
  description: `About ${title}.`,
  company: "Kente Lane",
  category: "Shop",
  link,
  img: sharpPicture(`Picture of ${title}.`),
  // The one without a page has no result yet either.
  result: link === null ? null : { figure: "2/3", text: "of all orders come straight to us" },
})
const projects = [project("Web", "/web-services"), project("Video", null)]

test("a project links to its page; one without a page is only named", () => {
  render(<ProjectSlider heading={heading} projects={projects} />)
  expect(screen.getByRole("link", { name: "Web" })).toHaveAttribute("href", "/web-services")
  expect(screen.queryByRole("link", { name: "Video" })).not.toBeInTheDocument()
  expect(screen.getByRole("heading", { name: "Video" })).toBeVisible()
})

test("a project shows what became of it, if that is known", () => {
  render(<ProjectSlider heading={heading} projects={projects} />)
  const [web, video] = screen.getAllByRole("article")
  expect(web).toHaveTextContent("2/3 of all orders come straight to us")
  expect(video).toHaveTextContent("Shop, Kente LaneVideo")
})

test("the heading links to more projects", () => {
  render(<ProjectSlider heading={heading} projects={projects} />)
  expect(screen.getByRole("link", { name: "All of it" })).toHaveAttribute("href", "/service")
})

test("the menu's Portfolio link targets the projects", () => {
  render(<ProjectSlider heading={heading} projects={projects} />)
  expect(document.getElementById("projects")).toBe(
    screen.getByRole("region", { name: "Our offer" }),
  )
})

test("the reel has a button for each project, the shelf has a scrollbar", async () => {
  const { container, rerender } = render(
    <ProjectSlider look="reel" heading={heading} projects={projects} />,
  )
  expect(screen.getByText("Show Video")).toBeInTheDocument()
  expect(container.querySelector('[data-swiper="bar"]')).toBeNull()
  rerender(<ProjectSlider heading={heading} projects={projects} />)
  expect(screen.queryByText("Show Video")).not.toBeInTheDocument()
  expect(container.querySelector('[data-swiper="bar"]')).not.toBeNull()
})
