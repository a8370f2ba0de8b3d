import { render, screen, within } from "@testing-library/react"
import { Answerer } from "../../../src/sections/closing/Answerer"
import { CallToAction } from "../../../src/sections/closing/CallToAction"
import { ContactBlock } from "../../../src/sections/closing/ContactBlock"
import { NextSteps } from "../../../src/sections/closing/NextSteps"
import { sharpPicture } from "../../support/pictures"
import { site } from "../../support/site"

const closing = {
  title: "Have a thread?",
  text: "Tell us.",
  action: { label: "Talk to us", to: "/contact-us" as string | null },
}
const headings = {
  title: "Or reach us directly",
  phone: "Call us",
  whatsapp: "Write on WhatsApp",
  booking: "Book a call",
  email: "Write to us",
  address: "Visit us",
}

test("three boxes say how to call, write and visit", () => {
  render(<ContactBlock headings={headings} details={site} />)
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Call us", "Write to us", "Visit us"])
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+233000000001",
    "tel:+233000000002",
    "mailto:hello@adwene.example",
  ])
  expect(screen.getByText("Accra, Ghana")).toBeVisible()
})

test("WhatsApp and a calendar stand beside the telephone once they are configured", () => {
  const booking = "https://calendar.example/adwene"
  const details = { ...site, whatsapp: "+233 20 000 0003", booking }
  render(<ContactBlock headings={headings} details={details} />)
  expect(screen.getByRole("link", { name: "Write on WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/233200000003",
  )
  expect(screen.getByRole("link", { name: "Book a call" })).toHaveAttribute("href", booking)
})

const answer = {
  label: "Who answers",
  text: "You have my answer within one working day.",
  booking: "Book a call with me",
  member: {
    name: "Adwoa Nyarko",
    designation: "Brand strategist",
    link: null,
    img: sharpPicture("Adwoa Nyarko, drawn."),
  },
}

test("a face, a name and a promise say who answers", () => {
  render(<Answerer answer={answer} booking={null} />)
  const figure = within(screen.getByRole("figure"))
  expect(figure.getByRole("img", { name: "Adwoa Nyarko, drawn." })).toBeVisible()
  expect(figure.getByRole("blockquote")).toHaveTextContent(/within one working day/)
  expect(figure.getByText("Adwoa Nyarko")).toBeVisible()
  expect(figure.queryByRole("link")).not.toBeInTheDocument()
})

test("a configured calendar stands beside the person who answers", () => {
  render(<Answerer answer={answer} booking="https://calendar.example/adwene" />)
  expect(screen.getByRole("link", { name: "Book a call with me" })).toHaveAttribute(
    "href",
    "https://calendar.example/adwene",
  )
})

const next = {
  eyebrow: "After you press send",
  title: "What happens next",
  items: ["At once", "Within one working day", "A week later"].map((when) => ({
    when,
    title: `What happens ${when}`,
    text: "A sentence.",
  })),
}

test("the steps after sending are a list in order, each with its time", () => {
  render(<NextSteps next={next} />)
  const steps = within(screen.getByRole("list")).getAllByRole("listitem")
  expect(steps.map((step) => step.firstChild?.textContent)).toEqual(
    next.items.map(({ when }) => when),
  )
})

test("without steps their section is left out", () => {
  const { container } = render(<NextSteps next={{ ...next, items: [] }} />)
  expect(container).toBeEmptyDOMElement()
})

test("the page ends with a call to action", () => {
  render(<CallToAction closing={closing} />)
  expect(screen.getByRole("link", { name: "Talk to us" })).toHaveAttribute("href", "/contact-us")
})

test.each([null, ""])("the call to action is left out without a link (%j)", (to) => {
  render(<CallToAction closing={{ ...closing, action: { label: "Talk to us", to } }} />)
  expect(screen.getByRole("heading", { name: "Have a thread?" })).toBeVisible()
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})
