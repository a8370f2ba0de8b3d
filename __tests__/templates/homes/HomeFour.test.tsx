import { render, screen, within } from "@testing-library/react"
import HomeFour from "../../../src/templates/homes/HomeFour"
import { fixture } from "../../support/fixtures"
import { articles, homeOf } from "../../support/homes"

const four = fixture("home-four.json")
const page = homeOf(HomeFour, "homeFour", four, { allPost: { nodes: articles } })

test("shows every testimonial that its file names", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: four.testimonials.title }))
  expect(band.getAllByRole("figure")).toHaveLength(four.testimonials.items.length)
})

test("the two newest articles link to their pages", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: four.posts.title }))
  expect(band.getByRole("link", { name: "The last screen" })).toHaveAttribute(
    "href",
    "/blog/post-0",
  )
  expect(band.getByRole("link", { name: four.posts.action.label })).toHaveAttribute(
    "href",
    four.posts.action.to,
  )
})
