import { render, screen } from "@testing-library/react"
import { ServiceRanks } from "../../../../src/sections/services/landing/ServiceRanks"

const heading = { eyebrow: "Small", title: "Four jobs", text: "A few words." }
const services = {
  ...heading,
  items: [
    { title: "Audit", text: "What is seen.", link: "/faq" },
    { title: "Content", text: "What is said.", link: "" },
    { title: "Local", text: "Where you are.", link: null },
  ],
}

test("services are listed in order, and link to their pages if they have one", () => {
  render(<ServiceRanks services={services} />)
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Audit", "Content", "Local"])
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Audit"])
})
