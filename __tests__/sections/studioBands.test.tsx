import { render, screen, within } from "@testing-library/react"
import { HeroNote } from "../../src/sections/hero/HeroNote"
import { LandingHero } from "../../src/sections/hero/LandingHero"
import { spread } from "../../src/sections/hero/looks/spread"
import { StepAccordion } from "../../src/sections/landing/StepAccordion"
import { ProjectSlider } from "../../src/sections/projects/ProjectSlider"
import { ServiceTiles } from "../../src/sections/services/landing/ServiceTiles"
import { sharpPicture } from "../support/pictures"

const services = {
  eyebrow: "What we do",
  title: "Three ways to begin",
  text: "Take one.",
  items: [
    { title: "Websites", text: "Pages that open.", link: "/faq" },
    { title: "Film", text: "Six seconds.", link: "" },
    { title: "Strategy", text: "One sentence.", link: null },
  ],
}

const steps = {
  eyebrow: "How it goes",
  title: "From thread to cloth",
  items: [
    { title: "Project idea", text: "You talk.", img: sharpPicture("A knot.") },
    { title: "Launch", text: "It goes out.", img: sharpPicture("A kite.") },
  ],
}

test("a tile links to its page, if that exists", async () => {
  render(<ServiceTiles services={services} />)
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Websites"])
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Websites", "Film", "Strategy"])
})

test("a step's picture shows while the step is open", () => {
  render(<StepAccordion look="stage" steps={steps} />)
  expect(screen.getByRole("img", { name: "A knot." })).toBeVisible()
  expect(screen.getByText("It goes out.")).not.toBeVisible()
})

test("steps need no pictures", () => {
  const items = steps.items.map(({ title, text }) => ({ title, text }))
  render(<StepAccordion steps={{ ...steps, items }} />)
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
  expect(screen.getByText("You talk.")).toBeVisible()
})

test("without steps the section is left out", () => {
  const { container } = render(<StepAccordion steps={{ ...steps, items: [] }} />)
  expect(container).toBeEmptyDOMElement()
})

const heading = {
  eyebrow: "Work",
  title: "Two ideas",
  text: "That left the house.",
  action: { label: "More", to: "/service" },
}
const projects = ["Kente Lane Market", "Asaase Clinic"].map((title) => ({
  id: title,
  title,
  company: "Kente Lane",
  category: "Web shop",
  description: "Forty weavers, one shop.",
  link: null,
  img: sharpPicture(title),
}))

test("the reel has a button for each project, the shelf has a scrollbar", async () => {
  const { container, rerender } = render(
    <ProjectSlider look="reel" heading={heading} projects={projects} />,
  )
  expect(screen.getByText("Show Asaase Clinic")).toBeInTheDocument()
  expect(container.querySelector('[data-swiper="bar"]')).toBeNull()
  rerender(<ProjectSlider heading={heading} projects={projects} />)
  expect(screen.queryByText("Show Asaase Clinic")).not.toBeInTheDocument()
  expect(container.querySelector('[data-swiper="bar"]')).not.toBeNull()
})

const hero = {
  eyebrow: "Digital agency, Accra",
  title: ["Ideas that", "move brands"],
  text: "At one table.",
  img: sharpPicture("A ball woven of bands."),
}

test("the headline can have a note beside it", async () => {
  const note = { title: "12 years of experience", text: "came first." }
  render(
    <main>
      <LandingHero look={spread} hero={hero} aside={<HeroNote note={note} />} />
    </main>,
  )
  const band = within(screen.getByRole("region", { name: "Ideas that move brands" }))
  expect(band.getByText(note.title)).toBeVisible()
})
