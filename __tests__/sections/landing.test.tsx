import { render, screen, within } from "@testing-library/react"
import { ServiceRows } from "../../src/sections/offer/ServiceRows"
import { LandingHero, type LandingLook } from "../../src/sections/opening/LandingHero"
import { Figures } from "../../src/sections/proof/Figures"
import { expectNoViolations } from "../support/axe"
import { sharpPicture } from "../support/pictures"

const hero = {
  eyebrow: "Digital agency, Accra",
  title: ["Ideas that", "move brands"],
  text: "Strategy, design, film and code at one table.",
  action: { label: "Bring us an idea", to: "/contact-us" as string | null },
  img: sharpPicture("A ball woven of bands."),
}
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
const figures = {
  title: "Measured twice",
  items: [{ value: 4.8, suffix: "/5", decimals: 1, label: "rate the result" }],
}
const looks: LandingLook[] = ["spread", "poster"]

test.each(looks)("everyone can use a landing page's bands: %s", async (look) => {
  render(
    <main>
      <LandingHero look={look} hero={hero} />
      <ServiceRows services={services} />
      <Figures figures={figures} seconds={3} />
    </main>,
  )
  await expectNoViolations()
})

test.each(looks)(
  "%s: the headline's lines are read as one sentence, its picture comes first",
  (look) => {
    render(<LandingHero look={look} hero={hero} />)
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Ideas that move brands")
    expect(screen.getByRole("img", { name: "A ball woven of bands." })).toHaveAttribute(
      "fetchpriority",
      "high",
    )
  },
)

test("the opening has one thing to do", () => {
  render(<LandingHero look="spread" hero={hero} />)
  expect(screen.getByRole("link", { name: "Bring us an idea" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
})

test.each([null, ""])("a button that leads nowhere (%j) is left out", (to) => {
  render(
    <LandingHero look="spread" hero={{ ...hero, action: { label: "Bring us an idea", to } }} />,
  )
  expect(screen.queryByText("Bring us an idea")).not.toBeInTheDocument()
})

test("something else may stand in the button's place", () => {
  const { action: _, ...rest } = hero
  render(
    <LandingHero look="poster" hero={rest}>
      <button type="button">Get started</button>
    </LandingHero>,
  )
  expect(screen.getByRole("button", { name: "Get started" })).toBeVisible()
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

test("a row leads to its page, if that has been built", () => {
  render(<ServiceRows services={services} />)
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Websites"])
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Websites", "Film", "Strategy"])
})

test("a figure stands whole with what it counts", () => {
  render(<Figures figures={figures} seconds={3} />)
  const band = within(screen.getByRole("region", { name: "Measured twice" }))
  expect(band.getByText("4.8/5")).toBeVisible()
  expect(band.getByText("rate the result")).toBeVisible()
})
