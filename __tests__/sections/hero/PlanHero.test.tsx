import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PlanHero } from "../../../src/sections/hero/PlanHero"
import { sharpPicture } from "../../support/pictures"

const heading = { eyebrow: "Small", title: "A band", text: "A few words." }
const action = { label: "Tell us about yours", to: "/contact-us" as string | null }

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
