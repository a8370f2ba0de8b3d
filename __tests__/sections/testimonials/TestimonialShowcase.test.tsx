import { render, screen, within } from "@testing-library/react"
import { Aside } from "../../../src/sections/proof/Aside"
import { TestimonialShowcase } from "../../../src/sections/testimonials/TestimonialShowcase"
import { sharpPicture } from "../../support/pictures"

const said = (author: string, rating: number) => ({
  id: author,
  rating,
  text: `${author} is content.`,
  author,
  designation: "Owner",
  img: sharpPicture(`Portrait of ${author}.`),
})
const showcase = (
  <TestimonialShowcase
    label="What our clients say"
    testimonials={[said("Ama Serwaa", 5), said("Kofi Mensah", 4)]}
    empty="Nobody yet."
  />
)

test("the note below the testimonials is a region of its own", async () => {
  render(
    <main>
      {showcase}
      <Aside note={{ eyebrow: "A star", title: "We print the fours", text: "We do." }} />
    </main>,
  )
  expect(screen.getByRole("region", { name: "We print the fours" })).toHaveTextContent("We do.")
})

test("each testimonial has its text, author and stars, and a button with its author's name", () => {
  render(showcase)
  const strip = screen.getByRole("group", { name: "What our clients say" })
  const [, kofi] = within(strip).getAllByRole("figure")
  const words = within(kofi as HTMLElement)
  expect(words.getByText("Kofi Mensah is content.")).toBeVisible()
  expect(words.getByText("4 out of 5 stars")).toBeInTheDocument()
  expect(words.getByRole("img", { name: "Portrait of Kofi Mensah." })).toBeVisible()
  expect(screen.getByRole("button", { name: "Show Kofi Mensah" })).toBeInTheDocument()
})

test("without testimonials a sentence says so, and there is no slider", () => {
  render(<TestimonialShowcase label="What our clients say" testimonials={[]} empty="Nobody yet." />)
  expect(screen.getByText("Nobody yet.")).toBeVisible()
  expect(screen.queryByRole("group")).not.toBeInTheDocument()
})
