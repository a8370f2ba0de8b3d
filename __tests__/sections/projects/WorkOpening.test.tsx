import { render, screen, within } from "@testing-library/react"
import { WorkOpening } from "../../../src/sections/projects/WorkOpening"

const labels = ["Web", "Logos", "Brands", "Films", "Content", "Social"]
const kinds = {
  label: "Kinds of work",
  pages: labels.map((label) => ({ label, to: `/${label.toLowerCase()}` })),
}

const grounds = () =>
  within(screen.getByRole("navigation", { name: "Kinds of work" }))
    .getAllByRole("listitem")
    .map(({ className }) => className)

test("a page opens on the ground of its kind's patch, and neighbouring patches differ", () => {
  const seen = kinds.pages.map(({ label, to }, index) => {
    const { unmount } = render(
      <WorkOpening title={`${label} projects`} text="All." kinds={kinds} current={to} />,
    )
    const own = grounds()[index]
    const title = screen.getByRole("heading", { level: 1 })
    expect(title.closest(`[class~="whole"]`)?.className).toBe(`whole ${own}`)
    unmount()
    return own
  })
  expect(seen.filter((ground, index) => ground === seen[index + 1])).toEqual([])
})

test("a page of no single kind marks none", () => {
  render(<WorkOpening title="Portfolio" text="All." kinds={kinds} current="/portfolio-one" />)
  for (const link of screen.getAllByRole("link")) {
    expect(link).not.toHaveAttribute("aria-current", "page")
  }
})
