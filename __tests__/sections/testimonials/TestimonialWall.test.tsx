import { fireEvent, render, screen, within } from "@testing-library/react"
import { TestimonialWall } from "../../../src/sections/testimonials/TestimonialWall"
import { sharpPicture } from "../../support/pictures"

const figure = (value: number, suffix: string, label: string) => ({
  value,
  suffix,
  decimals: 0,
  label,
})
const said = (author: string, rating: number) => ({
  id: author,
  rating,
  text: `${author} is content.`,
  author,
  designation: "Owner",
  img: sharpPicture(`Portrait of ${author}.`),
})
const testimonials = (
  <TestimonialWall
    counters={[figure(15, "+", "years"), figure(50, "+", "projects"), figure(100, "%", "content")]}
    heading={{
      eyebrow: "They say",
      title: "What people say",
      counters: [figure(80, "k+", "hours")],
    }}
    testimonials={[
      { ...said("Ama Serwaa", 5), frames: sharpPicture("How it came to be.") },
      said("Kofi Mensah", 4),
    ]}
  />
)

test("figures are associated with their labels", () => {
  render(testimonials)
  const figures = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.parentElement?.querySelector("dd")?.textContent])
  expect(figures).toEqual([
    ["hours", "80k+"],
    ["years", "15+"],
    ["projects", "50+"],
    ["content", "100%"],
  ])
})

test("a testimonial has its author, portrait and stars", () => {
  render(testimonials)
  const [, kofi] = within(screen.getByRole("list")).getAllByRole("listitem")
  const words = within(kofi as HTMLElement)
  expect(words.getByText("Kofi Mensah is content.")).toBeVisible()
  expect(words.getByText("4 out of 5 stars")).toBeInTheDocument()
  expect(words.getByRole("img", { name: "Portrait of Kofi Mensah." })).toBeVisible()
})

test("of a portrait that rises from its wall, screen readers announce the portrait alone", () => {
  Object.assign(window, { ViewTimeline: class {} })
  render(testimonials)
  fireEvent.keyDown(window)
  const [ama] = within(screen.getByRole("list")).getAllByRole("listitem")
  expect(ama?.querySelectorAll("[data-layer] img")).toHaveLength(1)
  expect(within(ama as HTMLElement).getAllByRole("img")).toEqual([
    screen.getByRole("img", { name: "Portrait of Ama Serwaa." }),
  ])
})
