import { render, screen } from "@testing-library/react"
import { ServiceRows } from "../../../../src/sections/services/landing/ServiceRows"

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

test("a row links to its page, if that exists", () => {
  render(<ServiceRows services={services} />)
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Websites"])
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Websites", "Film", "Strategy"])
})
