import { render, screen, waitFor } from "@testing-library/react"
import type { ReactElement } from "react"
import { mountSwiper } from "../../src/components/media/swiper"
import { ProjectSlider } from "../../src/sections/projects/ProjectSlider"
import { TileSlider } from "../../src/sections/proof/TileSlider"
import { ServiceCarousel } from "../../src/sections/services/landing/ServiceCarousel"
import { TestimonialSlider } from "../../src/sections/testimonials/TestimonialSlider"
import { setInView } from "../support/browser"
import { sharpPicture } from "../support/pictures"

// The browser tests cover what Swiper does with these options.
jest.mock("../../src/components/media/swiper", () => ({ mountSwiper: jest.fn() }))

beforeEach(() => {
  jest.mocked(mountSwiper).mockReturnValue(() => {})
})

const img = sharpPicture()
const heading = {
  eyebrow: "Small",
  title: "Side by side",
  text: "A few words.",
  action: { label: "More", to: "/service" },
}
const project = {
  id: "kente-lane",
  title: "Kente Lane Market",
  company: "Kente Lane",
  category: "Web shop",
  description: "Forty weavers, one shop.",
  link: null,
  result: null,
  img,
}
const testimonial = {
  id: "ama",
  rating: 5,
  text: "Good.",
  author: "Ama Serwaa",
  designation: "Owner, Kente Lane",
  img,
}
const service = { title: "Homes", text: "A plan for every room.", shape: "tall" as const, img }

const reel = <ProjectSlider heading={heading} projects={[project]} look="reel" />
const testimonials = <TestimonialSlider label={heading.title} testimonials={[testimonial]} />

/** Slides in view by minimum width, gap in px, and options (docs/specification.md#constants). */
test.each<[string, ReactElement, object]>([
  [
    "the consulting page's projects",
    <ProjectSlider key="shelf" heading={heading} projects={[project]} />,
    { inView: { 640: 1, 900: 2, 1600: 3 }, gap: 24, scrollbar: true, loop: false },
  ],
  [
    "the digital agency's projects",
    reel,
    { inView: { 640: 1, 900: 2, 1600: 3.5 }, gap: 24, mousewheel: true, loop: false },
  ],
  [
    "the Instagram-style pictures",
    <TileSlider
      key="tiles"
      heading={{ title: heading.title, handle: "@adwene.studio" }}
      tiles={[{ id: "tile", caption: "Bobbins", img }]}
    />,
    { inView: { 640: 2, 900: 3, 1200: 4, 1400: 5 }, loop: true },
  ],
  [
    "the interior studio's services",
    <ServiceCarousel key="services" services={{ ...heading, items: [service] }} />,
    { inView: { 0: 1, 640: 1.5, 900: 1.5, 1400: 2.5 }, gap: 30, loop: true },
  ],
  ["the testimonials", testimonials, { inView: { 0: 1 } }],
])("%s are arranged and turn as specified", async (_, section, options) => {
  render(section)
  setInView(screen.getByRole("group", { name: heading.title }), true)
  await waitFor(() =>
    expect(mountSwiper).toHaveBeenCalledWith(expect.anything(), expect.objectContaining(options)),
  )
})

test.each([
  ["the digital agency's projects", reel, "Show Kente Lane Market"],
  ["the testimonials", testimonials, "Show Ama Serwaa"],
])("%s have clickable pagination", (_, section, name) => {
  render(section)
  expect(screen.getByRole("button", { name })).toBeVisible()
})
