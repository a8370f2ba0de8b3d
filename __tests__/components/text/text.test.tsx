import { render, screen } from "@testing-library/react"
import { SectionHeading } from "../../../src/components/text/SectionHeading"
import { Stars } from "../../../src/components/text/Stars"

test("a section is named by its heading", () => {
  render(
    <section aria-labelledby="work">
      <SectionHeading id="work" eyebrow="Our work" text="A few of many.">
        Selected projects
      </SectionHeading>
    </section>,
  )
  expect(screen.getByRole("region", { name: "Selected projects" })).toBeVisible()
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Selected projects")
  expect(screen.getByText("Our work")).toBeVisible()
  expect(screen.getByText("A few of many.")).toBeVisible()
})

test("a heading needs no lines around it", () => {
  render(<SectionHeading id="work">Selected projects</SectionHeading>)
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
})

test.each([1, 2, 3, 4, 5])(
  "a rating of %i is announced in words, and as many stars are filled",
  (rating) => {
    render(<Stars rating={rating} />)
    expect(screen.getByText(`${rating} out of 5 stars`)).toBeInTheDocument()
    const stars = [...document.querySelectorAll("svg")]
    expect(stars).toHaveLength(5)
    expect(stars.filter((star) => star.getAttribute("fill") !== "none")).toHaveLength(rating)
  },
)
