import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { AboutFigures } from "../../src/sections/company/AboutFigures"
import { LandingHero } from "../../src/sections/hero/LandingHero"
import { liftoff } from "../../src/sections/hero/looks/liftoff"
import { poster } from "../../src/sections/hero/looks/poster"
import { sheet } from "../../src/sections/hero/looks/sheet"
import { spread } from "../../src/sections/hero/looks/spread"
import { ContentBlock } from "../../src/sections/landing/ContentBlock"
import { FeatureBoxes } from "../../src/sections/landing/FeatureBoxes"
import { FlightPlan } from "../../src/sections/landing/FlightPlan"
import { PricingTickets } from "../../src/sections/landing/PricingTickets"
import { VideoSection } from "../../src/sections/landing/VideoSection"
import { CampaignGallery } from "../../src/sections/projects/CampaignGallery"
import { Figures } from "../../src/sections/proof/Figures"
import { ReviewScore } from "../../src/sections/proof/ReviewScore"
import { ServiceRows } from "../../src/sections/services/landing/ServiceRows"
import { TeamTrio } from "../../src/sections/team/TeamTrio"
import { drawing, sharpPicture } from "../support/pictures"

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

test("a row links to its page, if that exists", () => {
  render(<ServiceRows services={services} />)
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Websites"])
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Websites", "Film", "Strategy"])
})

test("a figure is complete and next to its label", () => {
  render(<Figures figures={figures} seconds={3} look="steps" />)
  const band = within(screen.getByRole("region", { name: "Measured twice" }))
  expect(band.getByText("4.8/5")).toBeVisible()
  expect(band.getByText("rate the result")).toBeVisible()
})

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
const about = {
  eyebrow: "Who",
  title: "Us",
  text: ["One paragraph.", "Another one."],
  img: sharpPicture("A seedling."),
  items: [{ value: 84, suffix: "k", decimals: 0, label: "people" }],
}
const block = {
  eyebrow: "Research",
  title: "We stand in the queue",
  text: "For a week.",
  points: ["Forty conversations"],
  img: sharpPicture("Baskets."),
  action: { label: "Have it read", to: "/contact-us" as string | null },
}
const team = {
  eyebrow: "Who",
  title: "Three desks",
  text: "One after the other.",
  more: "The whole team",
  members: ["Ama", "Ebo", "Dzifa"].map((name, index) => ({
    member: {
      id: name,
      name,
      designation: "Writer",
      link: index === 0 ? "/single-team" : null,
      img: sharpPicture(name),
      facebook: null,
      instagram: null,
      linkedin: null,
      x: null,
    },
  })),
}
const campaigns = {
  eyebrow: "Seen",
  title: "Campaigns",
  items: ["The drum", "The long way"].map((title) => ({
    id: title,
    title,
    description: `${title}, told in a sentence.`,
    img: sharpPicture(`${title}, a poster.`),
  })),
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

test.each(["right", "plinth"] as const)("the about section has its figures: %s", async (look) => {
  render(<AboutFigures about={about} seconds={5} look={look} />)
  expect(screen.getByText("84k")).toBeVisible()
})

test("without figures there is no empty list", () => {
  render(<AboutFigures about={{ ...about, items: [] }} seconds={3} look="right" />)
  expect(screen.getByText("Another one.")).toBeVisible()
  expect(document.querySelector("dl")).toBeNull()
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

test.each(["steps", "bills"] as const)(
  "of three team members, those with a page link to it: %s",
  async (look) => {
    render(<TeamTrio team={team} look={look} tone="bold" />)
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Ama",
      "The whole team",
    ])
  },
)

test("every campaign has its text, and is a Tab stop", async () => {
  render(<CampaignGallery campaigns={campaigns} />)
  const bills = screen.getAllByRole("listitem")
  for (const [index, { title, description }] of campaigns.items.entries()) {
    await userEvent.tab()
    expect(bills[index]?.querySelector("summary")).toHaveFocus()
    const bill = within(bills[index] as HTMLElement)
    expect(bill.getByRole("heading", { name: title })).toBeInTheDocument()
    expect(bill.getByText(description)).toBeInTheDocument()
  }
})

test("without campaigns there is no gallery", () => {
  render(<CampaignGallery campaigns={{ ...campaigns, items: [] }} />)
  expect(screen.queryByRole("region")).not.toBeInTheDocument()
})

test("a score names its source", () => {
  render(<ReviewScore score={{ figure: "4.8/5", of: "from 1K reviews", text: "By buyers." }} />)
  expect(screen.getByText("4.8/5").parentElement).toHaveTextContent("4.8/5 from 1K reviews")
})

test("each plan shows its price with cents, and its link names the plan", async () => {
  render(<PricingTickets plans={plans} />)
  expect(screen.getByText("$19.00")).toBeVisible()
  expect(screen.getByText("$29.99")).toBeVisible()
  expect(screen.getByRole("link", { name: "Take this seat in Basic" })).toBeVisible()
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
