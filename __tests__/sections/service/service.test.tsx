import { render, screen } from "@testing-library/react"
import { ServiceCloth } from "../../../src/sections/service/ServiceCloth"
import { ServiceIntro } from "../../../src/sections/service/ServiceIntro"
import { ServiceOpening } from "../../../src/sections/service/ServiceOpening"
import { ServiceSteps } from "../../../src/sections/service/ServiceSteps"
import { sharpPicture } from "../../support/pictures"

const features = [{ title: "Care", points: ["Patches", "Backups"] }]

test("an explanation has its paragraphs, its features, and a heading if it is given one", () => {
  const { rerender } = render(<ServiceIntro description={["One.", "Two."]} features={[]} />)
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    "One.",
    "Two.",
  ])
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  rerender(<ServiceIntro title="The interface" description={[]} features={features} />)
  expect(screen.getByRole("heading", { name: "The interface" })).toBeVisible()
  expect(screen.getByRole("heading", { name: "Care" })).toBeVisible()
  expect(screen.getByText("Backups")).toBeVisible()
})

const process = {
  eyebrow: "How we work",
  title: "Two steps",
  items: [
    { title: "Ask", text: "We listen." },
    { title: "Build", text: "We make it." },
  ],
  action: { label: "Talk", to: "/contact-us" as string | null },
}

test("steps are listed under their heading, with a call to action; without any the section is left out", () => {
  const { container, rerender } = render(<ServiceSteps process={process} />)
  expect(screen.getByRole("region", { name: "Two steps" })).toBeVisible()
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Ask", "Build"])
  expect(screen.getByRole("link", { name: "Talk" })).toHaveAttribute("href", "/contact-us")
  rerender(<ServiceSteps process={{ ...process, items: [] }} />)
  expect(container).toBeEmptyDOMElement()
})

test("an opening has the page's subject and the facts that decide", () => {
  render(
    <ServiceOpening
      title="Web Services"
      text="Sites that open fast."
      img={sharpPicture("Windows.")}
      facts={[{ value: "6–10 weeks", label: "To a full website" }]}
    />,
  )
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Web Services")
  expect(screen.getByRole("img", { name: "Windows." })).toHaveAttribute("fetchpriority", "high")
  expect(screen.getByRole("term")).toHaveTextContent("To a full website")
  expect(screen.getByRole("definition")).toHaveTextContent("6–10 weeks")
})

test("an opening without picture and facts is complete", () => {
  render(<ServiceOpening title="Web Services" text="Sites." img={null} facts={[]} />)
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible()
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
  expect(screen.queryByRole("term")).not.toBeInTheDocument()
})

const img = sharpPicture()
const own = {
  project: {
    value: "2 of 3",
    title: "orders",
    text: "A shop.",
    client: "Kente Lane",
    img,
    link: "/faq" as string | null,
  },
  voice: { text: "Good.", author: "Ama Serwaa", designation: "Chair", img },
  faq: { title: "Before you order", items: [{ title: "Whose is it?", text: ["Yours."] }] },
  closing: { title: "Yours next?", text: "Ask.", action: { label: "Talk", to: "/contact-us" } },
}
const links = () => screen.queryAllByRole("link").map(({ textContent }) => textContent)

test("a service's page ends in a project, a client's words, questions, related pages and a call to action", () => {
  const ways = {
    title: "See it",
    items: [
      { label: "Prices", text: "Three.", to: "/pricing" },
      { label: "Left out", text: "Nothing.", to: null },
    ],
  }
  render(<ServiceCloth own={own} ways={ways} />)
  expect(screen.getByRole("region", { name: "2 of 3 orders" })).toBeVisible()
  expect(screen.getByRole("figure")).toHaveTextContent("“Good.”Ama Serwaa Chair")
  expect(screen.getByRole("region", { name: "Before you order" })).toHaveTextContent("Yours.")
  expect(screen.getByRole("navigation", { name: "See it" })).toBeVisible()
  expect(links()).toEqual(["See the project for Kente Lane", "Prices", "Talk"])
})

test("parts of a service's end that have no page or no content are left out", () => {
  const project = { ...own.project, link: null }
  render(<ServiceCloth own={{ ...own, project, faq: { ...own.faq, items: [] } }} />)
  expect(screen.queryByRole("region", { name: "Before you order" })).not.toBeInTheDocument()
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
  expect(links()).toEqual(["Talk"])
})
