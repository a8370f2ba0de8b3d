import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Aside } from "../../../src/sections/proof/Aside"
import { TestimonialStrips } from "../../../src/sections/testimonials/TestimonialStrips"
import { expectNoViolations } from "../../support/axe"
import { sharpPicture } from "../../support/pictures"

const work = {
  project: "Kente Lane",
  bought: "Web shop, 10 weeks",
  value: "2 of 3",
  label: "orders",
  mark: sharpPicture("Awning."),
  link: "/faq",
}
const said = (author: string, rating: number, done: typeof work | null) => ({
  id: author,
  rating,
  text: `${author} is content.`,
  author,
  designation: "Owner",
  img: sharpPicture(`Portrait of ${author}.`),
  work: done,
})
const strips = (
  <TestimonialStrips
    label="What our clients say"
    testimonials={[said("Ama Serwaa", 5, work), said("Kofi Mensah", 4, null)]}
    empty="Nobody yet."
  />
)

test("the note below the testimonials is a region of its own", async () => {
  render(
    <main>
      {strips}
      <Aside note={{ eyebrow: "A star", title: "We print the fours", text: "We do." }} />
    </main>,
  )
  expect(screen.getByRole("region", { name: "We print the fours" })).toHaveTextContent("We do.")
  await expectNoViolations()
})

test("each testimonial has its text, author, stars and portrait", () => {
  render(strips)
  const cloth = screen.getByRole("group", { name: "What our clients say" })
  const [, kofi] = within(cloth).getAllByRole("figure")
  const words = within(kofi as HTMLElement)
  expect(words.getByText("Kofi Mensah is content.")).toBeVisible()
  expect(words.getByText("4 out of 5 stars")).toBeInTheDocument()
  expect(words.getByRole("img", { name: "Portrait of Kofi Mensah." })).toBeVisible()
})

test("one that tells of its project has the client's mark, what was bought, a figure and a link", () => {
  render(strips)
  const [ama, kofi] = screen.getAllByRole("figure")
  const words = within(ama as HTMLElement)
  expect(words.getByRole("img", { name: "Awning." })).toBeVisible()
  expect(words.getByText("Web shop, 10 weeks", { exact: false })).toBeVisible()
  expect(words.getByText("2 of 3")).toBeVisible()
  expect(words.getByRole("link", { name: "Kente Lane" })).toHaveAttribute("href", "/faq")
  expect(within(kofi as HTMLElement).queryByRole("link")).not.toBeInTheDocument()
})

test("the first strip is wide; the keyboard widens another", async () => {
  const user = userEvent.setup()
  render(strips)
  const choice = (author: string) => screen.getByRole("radio", { name: `Widen ${author}` })
  expect(choice("Ama Serwaa")).toBeChecked()
  await user.tab()
  await user.keyboard("{ArrowDown}")
  expect(choice("Kofi Mensah")).toBeChecked()
  expect(choice("Ama Serwaa")).not.toBeChecked()
})

test("without testimonials a sentence says so, and there are no strips", () => {
  render(<TestimonialStrips label="What our clients say" testimonials={[]} empty="Nobody yet." />)
  expect(screen.getByText("Nobody yet.")).toBeVisible()
  expect(screen.queryByRole("group")).not.toBeInTheDocument()
})
