import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { LatestPosts } from "../../src/sections/blog/posts/LatestPosts"
import { PlanHero } from "../../src/sections/hero/PlanHero"
import { WordMarquee } from "../../src/sections/landing/WordMarquee"
import { ProjectGrid } from "../../src/sections/projects/ProjectGrid"
import { ServiceCarousel } from "../../src/sections/services/landing/ServiceCarousel"
import { TestimonialBand } from "../../src/sections/testimonials/TestimonialBand"
import { sharpPicture } from "../support/pictures"

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
const services = {
  ...heading,
  title: "A carousel",
  items: ["Homes", "Lighting", "Quiet rooms", "Joinery"].map((title) => ({
    title,
    text: "A sentence.",
    shape: title === "Homes" ? ("tall" as const) : ("low" as const),
    img: sharpPicture(`Picture of ${title}.`),
  })),
}
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

test("the hero has a picture with a caption, one call to action, and marquees that can be paused", async () => {
  render(
    <PlanHero
      hero={{
        ...heading,
        title: ["Rooms with a", "point of view"],
        action,
        img: sharpPicture("A living room."),
        caption: "Living room, Labone.",
        bands: { label: "What we draw", rooms: ["Kitchens", "Stairs"], materials: ["Odum"] },
      }}
    />,
  )
  const hero = within(screen.getByRole("region", { name: "Rooms with a point of view" }))
  const figure = within(hero.getByRole("figure"))
  expect(figure.getByRole("img", { name: "A living room." })).toHaveAttribute(
    "fetchpriority",
    "high",
  )
  expect(figure.getByText("Living room, Labone.")).toBeVisible()
  expect(hero.getByRole("link", { name: "Tell us about yours" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
  await userEvent.click(hero.getByRole("checkbox", { name: "Pause What we draw" }))
  expect(hero.getByRole("checkbox")).toBeChecked()
})

test("two marquees are announced once each, and share one pause control", () => {
  render(<WordMarquee label="Words" words={["Odum", "Cane"]} below={["Clay"]} look="outline" />)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Odum",
    "Cane",
    "Clay",
  ])
  expect(screen.getAllByRole("checkbox")).toHaveLength(1)
})

test("each service of the carousel has its name, text and picture", () => {
  render(<ServiceCarousel services={services} />)
  const strip = within(screen.getByRole("group", { name: "A carousel" }))
  expect(strip.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ["Homes", "Lighting", "Quiet rooms", "Joinery"],
  )
  expect(strip.getByRole("img", { name: "Picture of Joinery." })).toBeVisible()
})

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

test("without articles the section is left out", () => {
  render(<LatestPosts heading={{ ...heading, action }} posts={[]} />)
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
})
