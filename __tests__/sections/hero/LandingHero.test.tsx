import { render, screen, within } from "@testing-library/react"
import { HeroNote } from "../../../src/sections/hero/HeroNote"
import { LandingHero } from "../../../src/sections/hero/LandingHero"
import { liftoff } from "../../../src/sections/hero/looks/liftoff"
import { poster } from "../../../src/sections/hero/looks/poster"
import { sheet } from "../../../src/sections/hero/looks/sheet"
import { spread } from "../../../src/sections/hero/looks/spread"
import { sharpPicture } from "../../support/pictures"

const hero = {
  eyebrow: "Digital agency, Accra",
  title: ["Ideas that", "move brands"],
  text: "Strategy, design, film and code at one table.",
  action: { label: "Bring us an idea", to: "/contact-us" as string | null },
  img: sharpPicture("A ball woven of bands."),
}
const looks = Object.entries({ spread, sheet, poster, liftoff })

test.each(looks)(
  "%s: the headline's lines read as one sentence, and its picture has high priority",
  (_, look) => {
    render(<LandingHero look={look} hero={hero} />)
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Ideas that move brands")
    expect(screen.getByRole("img", { name: "A ball woven of bands." })).toHaveAttribute(
      "fetchpriority",
      "high",
    )
  },
)

test("the hero has one call to action", () => {
  render(<LandingHero look={spread} hero={hero} />)
  expect(screen.getByRole("link", { name: "Bring us an idea" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
})

test("the text may hold a link", () => {
  const text = "Strategy, design, film and code. [Packages from 299 USD a month](/pricing)."
  render(<LandingHero look={spread} hero={{ ...hero, text }} />)
  expect(screen.getByRole("link", { name: "Packages from 299 USD a month" })).toHaveAttribute(
    "href",
    "/pricing",
  )
})

test.each([null, ""])("a button without a link (%j) is left out", (to) => {
  render(
    <LandingHero look={spread} hero={{ ...hero, action: { label: "Bring us an idea", to } }} />,
  )
  expect(screen.queryByText("Bring us an idea")).not.toBeInTheDocument()
})

test("other content can take the button's place", () => {
  const { action: _, ...rest } = hero
  render(
    <LandingHero look={poster} hero={rest}>
      <button type="button">Get started</button>
    </LandingHero>,
  )
  expect(screen.getByRole("button", { name: "Get started" })).toBeVisible()
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

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
