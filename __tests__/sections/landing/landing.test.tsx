import { render, screen, within } from "@testing-library/react"
import { ContentBlock } from "../../../src/sections/landing/ContentBlock"
import { FeatureBoxes } from "../../../src/sections/landing/FeatureBoxes"
import { FlightPlan } from "../../../src/sections/landing/FlightPlan"
import { PricingTickets } from "../../../src/sections/landing/PricingTickets"
import { VideoSection } from "../../../src/sections/landing/VideoSection"
import { drawing, sharpPicture } from "../../support/pictures"

const film = {
  eyebrow: "From the workshop",
  title: "Twelve weeks",
  text: "Filmed from the first day.",
  video: {
    label: "Watch the film",
    title: "The film",
    url: "https://vimeo.com/123456",
    img: sharpPicture("A workshop table."),
  },
}
const features = {
  title: "Three things",
  items: ["Light", "Hands", "A date"].map((title) => ({
    id: title,
    title,
    description: "A sentence.",
    img: drawing("A woven sun."),
  })),
}
const block = {
  eyebrow: "Research",
  title: "We stand in the queue",
  text: "For a week.",
  points: ["Forty conversations"],
  img: sharpPicture("Baskets."),
  action: { label: "Have it read", to: "/contact-us" as string | null },
}
const plans = {
  eyebrow: "Boarding",
  title: "Seats",
  text: "By the month.",
  unit: "USD a month",
  highlight: "Most sit here",
  action: { label: "Take this seat", to: "/contact-us" as string | null },
  items: [
    { id: "a", title: "Basic", description: "For one.", price: 19, active: false, features: ["A"] },
    {
      id: "b",
      title: "Startup",
      description: "For two.",
      price: 29.99,
      active: true,
      features: ["B"],
    },
  ],
}

test.each(["wide", "beside", "bill"] as const)(
  "the film section has its play button: %s",
  async (look) => {
    render(<VideoSection film={film} look={look} />)
    const band = within(screen.getByRole("region", { name: "Twelve weeks" }))
    expect(band.getByRole("button", { name: "Watch the film" })).toBeVisible()
  },
)

test.each(["row", "stairs"] as const)("each feature has its picture: %s", async (look) => {
  render(<FeatureBoxes features={features} look={look} />)
  expect(screen.getAllByRole("listitem")).toHaveLength(3)
  expect(screen.getAllByRole("img", { name: "A woven sun." })).toHaveLength(3)
})

test.each(["open", "bill"] as const)("a content block has its link: %s", async (look) => {
  render(<ContentBlock id="market" block={block} side="left" look={look} tone="bold" />)
  expect(screen.getByRole("link", { name: "Have it read" })).toHaveAttribute("href", "/contact-us")
})

test("a block without points has no empty list, one without a link no button", () => {
  const bare = { ...block, points: [], action: { label: "Have it read", to: "" } }
  render(<ContentBlock id="market" block={bare} side="right" />)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  expect(screen.queryByText("Have it read")).not.toBeInTheDocument()
})

test("each plan shows its price with cents, and its link names the plan", async () => {
  render(<PricingTickets plans={plans} />)
  expect(screen.getByText("$19.00")).toBeVisible()
  expect(screen.getByText("$29.99")).toBeVisible()
  expect(screen.getByRole("link", { name: "Take this seat in Basic" })).toHaveAttribute(
    "href",
    "/contact-us?plan=a",
  )
  expect(screen.getAllByText("Most sit here")).toHaveLength(1)
})

test("without plans the section is left out", () => {
  render(<PricingTickets plans={{ ...plans, items: [] }} />)
  expect(screen.queryByRole("region")).not.toBeInTheDocument()
})

test("a section beyond the last station has no mark", () => {
  const bands = ["one", "two"].map((key) => ({ key, side: "left" as const, content: <p>{key}</p> }))
  render(<FlightPlan stations={[{ mark: "T−12", label: "Crew" }]} bands={bands} />)
  expect(screen.getByText("T−12")).toBeVisible()
  expect(screen.getByText("two")).toBeVisible()
})
