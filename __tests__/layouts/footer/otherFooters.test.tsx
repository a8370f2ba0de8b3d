import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useStaticQuery } from "gatsby"
import type { ComponentType } from "react"
import { BlockFooter } from "../../../src/layouts/footer/BlockFooter"
import { MessageFooter } from "../../../src/layouts/footer/MessageFooter"
import type { FooterProps } from "../../../src/layouts/footer/parts"
import { RichFooter } from "../../../src/layouts/footer/RichFooter"
import { expectNoViolations } from "../../support/axe"
import { fixture } from "../../support/fixtures"
import { interceptNetwork } from "../../support/network"
import { serverRender } from "../../support/serverRender"
import { site } from "../../support/site"

interceptNetwork()

const contact = fixture("contact.json")
const special = [
  { label: "Our services", to: "/service" },
  { label: "Blogs", to: "/blog" },
]
const richFooter = {
  columns: special.map((link) => ({ title: "Special Links", links: [link] })),
  subscribe: {
    title: "Subscribe Links",
    text: "Once a month.",
    label: "Your e-mail",
    submit: "Subscribe",
  },
}
const links = [{ label: "About Us", to: "/about-us" }]

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ richFooter, contact })
})

const footer = () => within(screen.getByRole("contentinfo"))
const targets = (container: HTMLElement) =>
  within(container)
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`)

const kinds: [string, ComponentType<FooterProps>][] = [
  ["rich", RichFooter],
  ["with the contact block", BlockFooter],
  ["with the form", MessageFooter],
]

test.each(kinds)("the footer %s has no axe violations", async (_, Footer) => {
  render(<Footer site={site} links={links} />)
  await expectNoViolations()
})

test.each(kinds)("the footer %s has contact details and copyright", (_, Footer) => {
  render(<Footer site={site} links={links} />)
  expect(footer().getAllByRole("link", { name: "+233 00 000 0002" })).not.toHaveLength(0)
  expect(footer().getAllByRole("link", { name: "hello@adwene.example" })).not.toHaveLength(0)
  expect(footer().getByText("© 2025 Adwene. All rights reserved.")).toBeVisible()
})

test.each(kinds)("the footer %s hydrates without a mismatch", (_, Footer) => {
  const hydrate = serverRender(<Footer site={site} links={links} />)
  hydrate()
  expect(screen.getByRole("contentinfo")).toBeVisible()
})

test("the rich footer has the agency's blurb and its four social networks", () => {
  render(<RichFooter site={site} links={links} />)
  expect(footer().getByText(site.blurb)).toBeVisible()
  for (const name of ["Facebook", "Instagram", "LinkedIn", "X"]) {
    expect(footer().getByRole("link", { name })).toBeVisible()
  }
})

test("the rich footer's special links are in two columns", () => {
  render(<RichFooter site={site} links={links} />)
  const headings = footer().getAllByRole("heading", { name: "Special Links" })
  expect(headings.map(({ parentElement }) => targets(parentElement as HTMLElement))).toEqual([
    ["Our services /service"],
    ["Blogs /blog"],
  ])
})

test("a link to a page that doesn't exist yet is left out", () => {
  const columns = [{ title: "Special Links", links: [...special, { label: "Soon", to: "" }] }]
  jest.mocked(useStaticQuery).mockReturnValue({ richFooter: { ...richFooter, columns } })
  render(<RichFooter site={site} links={links} />)
  expect(screen.queryByText("Soon")).not.toBeInTheDocument()
})

test("the subscribe form says that it sends nothing", async () => {
  const user = userEvent.setup()
  render(<RichFooter site={site} links={links} />)
  const box = within(footer().getByRole("region", { name: "Subscribe Links" }))
  await user.type(box.getByRole("textbox", { name: "Your e-mail" }), "ama@example.org")
  await user.click(box.getByRole("button", { name: "Subscribe" }))
  expect(box.getByRole("status")).toHaveTextContent("This sample form sends nothing yet.")
})

test("the contact block is above the simple footer", () => {
  render(<BlockFooter site={site} links={links} />)
  expect(footer().getByRole("region", { name: contact.boxes.title })).toHaveTextContent(site.hours)
  expect(targets(footer().getByRole("navigation", { name: "Footer" }))).toEqual([
    "About Us /about-us",
  ])
})

test("the message form is beside telephone, e-mail and social networks", () => {
  render(<MessageFooter site={site} links={links} />)
  const block = within(footer().getByRole("region", { name: "Lets start a project together" }))
  expect(block.getByRole("heading", { name: "Send us a message" })).toBeVisible()
  expect(block.getByRole("button", { name: "Send Message" })).toBeVisible()
  expect(block.getByRole("link", { name: "LinkedIn" })).toBeVisible()
  expect(footer().getByRole("navigation", { name: "Footer" })).toBeVisible()
})

test.each([
  ["rich-footer.json", RichFooter],
  ["contact.json", BlockFooter],
])("without data/%s the footer reports what is missing", (file, Footer) => {
  jest.spyOn(console, "error").mockImplementation()
  jest.mocked(useStaticQuery).mockReturnValue({ richFooter: null, contact: null })
  expect(() => render(<Footer site={site} links={links} />)).toThrow(
    `data/${file} has not been read`,
  )
})
