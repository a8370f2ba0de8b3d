import { render, screen, within } from "@testing-library/react"
import { ServiceGrid } from "../../../src/sections/services/ServiceGrid"
import { sharpPicture } from "../../support/pictures"

const heading = {
  eyebrow: "What we do",
  title: "Our offer",
  text: "A few of many.",
  action: { label: "All of it", to: "/service" },
}
const card = (title: string, link: string | null) => ({
  id: title,
  title,
  description: `About ${title}.`,
  link,
  img: sharpPicture(`Picture of ${title}.`),
})
const services = [card("Web", "/web-services"), card("Video", null)]

test("a service links to its page", () => {
  render(<ServiceGrid heading={heading} services={services} />)
  const cards = within(screen.getByRole("region", { name: "Our offer" })).getAllByRole("listitem")
  expect(cards).toHaveLength(2)
  expect(screen.getByRole("link", { name: "Web" })).toHaveAttribute("href", "/web-services")
})

test("a service without a page shows 'No link available'", () => {
  render(<ServiceGrid heading={heading} services={services} />)
  expect(screen.getByRole("heading", { name: "Video" })).toBeVisible()
  expect(screen.queryByRole("link", { name: "Video" })).not.toBeInTheDocument()
  expect(screen.getByText("No link available")).toBeVisible()
})

test("a service whose page doesn't exist yet has no link, and no remark about it", () => {
  render(<ServiceGrid heading={heading} services={[card("Mobile", "")]} />)
  expect(screen.getByRole("heading", { name: "Mobile" })).toBeVisible()
  expect(screen.queryByRole("link", { name: "Mobile" })).not.toBeInTheDocument()
  expect(screen.queryByText("No link available")).not.toBeInTheDocument()
})

test("the heading links to more services", () => {
  render(<ServiceGrid heading={heading} services={services} />)
  expect(screen.getByRole("link", { name: "All of it" })).toHaveAttribute("href", "/service")
})
