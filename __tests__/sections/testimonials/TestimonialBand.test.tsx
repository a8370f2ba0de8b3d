import { render, screen, within } from "@testing-library/react"
import { TestimonialBand } from "../../../src/sections/testimonials/TestimonialBand"
import { sharpPicture } from "../../support/pictures"

const testimonials = {
  eyebrow: "From inside",
  title: "What it is like",
  items: ["Abena Owusu", "Nii Lante"].map((author, index) => ({
    testimonial: {
      id: author,
      rating: 5 - index,
      text: `${author} is content.`,
      author,
      designation: "Owner",
      img: sharpPicture(`Portrait of ${author}.`),
    },
  })),
}

test("the testimonials have a heading, and a pagination button each", () => {
  render(<TestimonialBand testimonials={testimonials} />)
  const band = within(screen.getByRole("region", { name: "What it is like" }))
  expect(band.getAllByRole("figure")).toHaveLength(2)
  expect(band.getByText("4 out of 5 stars")).toBeInTheDocument()
  expect(band.getByText("Show Nii Lante")).toBeInTheDocument()
  expect(document.querySelector("[fetchpriority=high]")).toBeNull()
})

test("without testimonials the section is left out", () => {
  render(<TestimonialBand testimonials={{ ...testimonials, items: [] }} />)
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
})
