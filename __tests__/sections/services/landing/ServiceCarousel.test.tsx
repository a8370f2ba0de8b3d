import { render, screen, within } from "@testing-library/react"
import { ServiceCarousel } from "../../../../src/sections/services/landing/ServiceCarousel"
import { sharpPicture } from "../../../support/pictures"

const heading = { eyebrow: "Small", title: "A band", text: "A few words." }
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

test("each service of the carousel has its name, text and picture", () => {
  render(<ServiceCarousel services={services} />)
  const strip = within(screen.getByRole("group", { name: "A carousel" }))
  expect(strip.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ["Homes", "Lighting", "Quiet rooms", "Joinery"],
  )
  expect(strip.getByRole("img", { name: "Picture of Joinery." })).toBeVisible()
})
