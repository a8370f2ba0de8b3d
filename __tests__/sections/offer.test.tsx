import { render, screen, within } from "@testing-library/react"
import { Process } from "../../src/sections/company/Process"
import { ProjectSlider } from "../../src/sections/projects/ProjectSlider"
import { ServiceGrid } from "../../src/sections/services/ServiceGrid"
import { sharpPicture } from "../support/pictures"

const heading = {
  eyebrow: "What we do",
  title: "Our offer",
  text: "A few of many.",
  action: { label: "All of it", to: "/service" },
}
const process = {
  eyebrow: "How we work",
  title: "Three steps",
  items: [
    { title: "Initial Contact", text: "We listen." },
    { title: "Solutions", text: "We draw." },
  ],
  action: { label: "Begin", to: "/contact-us" as string | null },
}
const card = (title: string, link: string | null) => ({
  id: title,
  title,
  description: `About ${title}.`,
  link,
  img: sharpPicture(`Picture of ${title}.`),
})
const services = [card("Web", "/web-services"), card("Video", null)]
const projects = services.map((service) => ({
  ...service,
  company: "Kente Lane",
  category: "Shop",
}))

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

test("a project links to its page; one without a page is only named", () => {
  render(<ProjectSlider heading={heading} projects={projects} />)
  expect(screen.getByRole("link", { name: "Web" })).toHaveAttribute("href", "/web-services")
  expect(screen.queryByRole("link", { name: "Video" })).not.toBeInTheDocument()
  expect(screen.getByRole("heading", { name: "Video" })).toBeVisible()
})

test.each([
  ["services", <ServiceGrid key="services" heading={heading} services={services} />],
  ["projects", <ProjectSlider key="projects" heading={heading} projects={projects} />],
])("the %s' heading links to more of them", (_, band) => {
  render(band)
  expect(screen.getByRole("link", { name: "All of it" })).toHaveAttribute("href", "/service")
})

test("the menu's Portfolio link targets the projects", () => {
  render(<ProjectSlider heading={heading} projects={projects} />)
  expect(document.getElementById("projects")).toBe(
    screen.getByRole("region", { name: "Our offer" }),
  )
})

test("the steps of the process are an ordered list that ends with a call to action", () => {
  render(<Process process={process} />)
  const steps = screen.getAllByRole("listitem")
  expect(steps.map((step) => within(step).getByRole("heading").textContent)).toEqual([
    "Initial Contact",
    "Solutions",
  ])
  expect(screen.getByRole("link", { name: "Begin" })).toHaveAttribute("href", "/contact-us")
})

test.each([null, ""])("a call to action without a link (%j) is left out", (to) => {
  render(<Process process={{ ...process, action: { label: "Begin", to } }} />)
  expect(screen.queryByText("Begin")).not.toBeInTheDocument()
})
