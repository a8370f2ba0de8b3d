import { render, screen, within } from "@testing-library/react"
import { ServiceTiles } from "../../../../src/sections/services/landing/ServiceTiles"
import { sharpPicture } from "../../../support/pictures"

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

test("a tile links to its page, if that exists", async () => {
  render(<ServiceTiles services={services} />)
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Websites"])
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Websites", "Film", "Strategy"])
})

test("a tile shows its picture, if it has one", () => {
  const items = services.items.map((item, index) => ({
    ...item,
    img: index === 0 ? sharpPicture("A woven screen.") : null,
  }))
  render(<ServiceTiles services={{ ...services, items }} />)
  const [first, ...others] = screen.getAllByRole("listitem")
  expect(within(first as HTMLElement).getByRole("img", { name: "A woven screen." })).toBeVisible()
  for (const tile of others) expect(within(tile).queryByRole("img")).toBeNull()
})
