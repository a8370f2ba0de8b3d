import { render, screen, within } from "@testing-library/react"
import { Banner } from "../../../src/sections/company/Banner"
import { Story } from "../../../src/sections/company/Story"
import { Thinking } from "../../../src/sections/company/Thinking"
import { WhatWePromise } from "../../../src/sections/company/WhatWePromise"
import { sharpPicture } from "../../support/pictures"

const img = sharpPicture()
const story = (
  <Story
    story={{
      eyebrow: "Who we are",
      title: "A branding agency",
      text: ["Once.", "And then."],
      since: "In Accra since",
      img,
    }}
    established="2023"
  />
)
const thinking = (
  <Thinking
    thinking={{
      eyebrow: "How we think",
      word: [
        { title: "adwene", text: "mind" },
        { title: "asa", text: "is spent" },
      ],
      title: "The cloth",
      text: "The story goes.",
      values: [{ title: "No loose ends", text: "None." }],
    }}
  />
)
const promise = (faces = [{ id: "a", img: sharpPicture("Akosua, drawn.") }]) => (
  <WhatWePromise
    promise={{
      eyebrow: "What we promise",
      title: "Twelve people",
      text: "Nobody is a resource.",
      figures: [{ value: "30", label: "days of fixes" }],
      action: { label: "Meet all twelve", to: "/team" },
    }}
    faces={faces}
  />
)
const item = (id: string, title = "Let's create new experiences") => ({ id, title, img })
const pause = () => screen.getByRole("checkbox", { name: /^Pause/ })

test("the year of foundation is part of a sentence", () => {
  render(story)
  expect(screen.getByText(/In Accra since/)).toHaveTextContent("In Accra since 2023")
})

test("each part of the word is marked as Twi, its meaning as English", () => {
  render(thinking)
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["adwene", "asa"])
  expect(screen.getByText("adwene").closest("[lang]")).toHaveAttribute("lang", "tw")
  expect(screen.getByText("mind").closest("[lang]")).toHaveAttribute("lang", "en")
})

test("a figure is associated with its label, and the faces link to the team", () => {
  render(promise())
  expect(screen.getByRole("term")).toHaveTextContent("days of fixes")
  expect(screen.getByRole("definition")).toHaveTextContent("30")
  expect(screen.getByRole("img", { name: "Akosua, drawn." })).toBeVisible()
  expect(screen.getByRole("link", { name: "Meet all twelve" })).toHaveAttribute("href", "/team")
})

test("the banner's sentence is announced once, however often it shows", () => {
  render(<Banner items={[item("1"), item("2"), item("3", "Something else"), item("4")]} />)
  const band = screen.getByRole("region", { name: "Let's create new experiences" })
  const heard = within(band).getAllByRole("listitem")
  expect(heard.map(({ textContent }) => textContent)).toEqual([
    "Let's create new experiences",
    "Something else",
  ])
  expect(pause()).toBeInTheDocument()
})

test("without items there is no banner", () => {
  const { container } = render(<Banner items={[]} />)
  expect(container).toBeEmptyDOMElement()
})
