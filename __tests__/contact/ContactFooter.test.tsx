import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContactFooter } from "../../src/contact/ContactFooter"
import { ContactForm } from "../../src/contact/ContactForm"
import { expectNoViolations } from "../support/axe"
import { interceptNetwork } from "../support/network"
import { site } from "../support/site"

const requests = interceptNetwork()
const user = userEvent.setup({ delay: null })
const footer = <ContactFooter details={site} socials={<a href="https://x.com/">X</a>} />
const inBand = () => within(screen.getByRole("region", { name: "Lets start a project together" }))
const send = () => user.click(screen.getByRole("button", { name: "Send Message" }))

async function fillAndSend() {
  render(footer)
  for (const control of screen.getAllByRole("textbox")) {
    await user.click(control)
    await user.paste("ama@example.com")
  }
  await send()
}

test("has no axe violations with errors", async () => {
  render(footer)
  await send()
  await expectNoViolations()
})

test("shows the phone numbers, the e-mail address and the social networks", () => {
  render(footer)
  const links = inBand().getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:+233000000001",
    "tel:+233000000002",
    "mailto:hello@adwene.example",
    "https://x.com/",
    "/privacy",
  ])
})

test("shows a WhatsApp number only if there is one", () => {
  const details = { ...site, whatsapp: "+233 (20) 000-0003" }
  const { rerender } = render(<ContactFooter details={details} socials={null} />)
  expect(inBand().getByRole("link", { name: "WhatsApp +233 (20) 000-0003" })).toHaveAttribute(
    "href",
    "https://wa.me/233200000003",
  )
  rerender(<ContactFooter details={{ ...site, whatsapp: null }} socials={null} />)
  expect(inBand().queryByRole("link", { name: /WhatsApp/ })).not.toBeInTheDocument()
})

test("has a form beside them, under its heading", () => {
  render(footer)
  expect(inBand().getByRole("heading", { name: "Send us a message" })).toBeVisible()
  expect(inBand().getByRole("form", { name: "Contact" })).toBeVisible()
})

test("has its own message for a missing phone number", async () => {
  render(footer)
  await send()
  expect(screen.getByLabelText("Phone number")).toHaveAccessibleDescription("Phone is required.")
  expect(screen.getByLabelText("Your name")).toHaveFocus()
})

test("while sending, the button is disabled and says so", async () => {
  await fillAndSend()
  // The service doesn't respond in this test.
  expect(await screen.findByRole("button", { name: "Sending..." })).toBeDisabled()
  expect(requests[0]?.url).toBe("http://localhost:3001/product/contacts")
})

test("has its own message for success", async () => {
  await fillAndSend()
  await requests[0]?.answer({})
  expect(inBand().getByRole("status").textContent).toBe(
    "✅ Thank you! We’ve received your message.",
  )
})

test("has its own message for a failure, and keeps its entries", async () => {
  jest.spyOn(console, "error").mockImplementation()
  await fillAndSend()
  await requests[0]?.answer({}, { status: 500 })
  const form = within(inBand().getByRole("form"))
  expect(form.getByRole("alert").textContent).toBe(
    "Failed to send message. Please try again later.",
  )
  expect(screen.getByLabelText("Subject")).toHaveValue("ama@example.com")
})

test("shares no ids with another form on the page", async () => {
  render(
    <>
      {footer}
      <ContactForm email={site.email} subjects={{}} />
    </>,
  )
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
