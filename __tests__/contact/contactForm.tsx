import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContactForm } from "../../src/contact/ContactForm"
import { interceptNetwork } from "../support/network"

/** The contact form with a visitor's entries, and helpers that act as the visitor. */

export const requests = interceptNetwork()
const subjects = { branding: "Plan: Branding Package", basic: "Plan: Basic" }
export const form = <ContactForm email="hello@adwene.example" subjects={subjects} />
export const typed = {
  name: "Ama Serwaa",
  email: "ama@example.com",
  phone: "+233 20 000 0000",
  subject: "A shop",
  message: "We sell cloth.",
}
export const labels = {
  name: "Your name",
  email: "E-mail",
  phone: "Phone number",
  subject: "Subject",
  message: "Message",
}
export const required = {
  "Your name": "Name is required.",
  "E-mail": "Email is required.",
  "Phone number": "Phone number is required.",
  Subject: "Subject is required.",
  Message: "Message is required.",
}
export const sentText = "Thank you for your message! We'll get back to you soon."
export const failedText = "Failed to submit the form. Please try again later."

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const values = () =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, field(label).value]))
/** The form itself, without the text beside it that shows only if its script fails to load. */
export const inForm = () => within(screen.getByRole("form", { name: "Contact" }))
export const button = () => inForm().getByRole("button")
export const hearReports = () => jest.spyOn(console, "error").mockImplementation()

export const user = userEvent.setup({ delay: null })

afterEach(() => {
  jest.useRealTimers()
})

export async function fill(entries: Partial<typeof typed> = typed) {
  for (const [name, text] of Object.entries(entries)) {
    await user.click(field(labels[name as keyof typeof labels]))
    await user.paste(text)
  }
}

export async function fillAndSend() {
  const page = render(form)
  await fill()
  await user.click(button())
  return page
}

/** Fills in the form, submits it and answers its request. */
export async function sendAnd(...answer: Parameters<(typeof requests)[number]["answer"]>) {
  const page = await fillAndSend()
  await requests[0]?.answer(...answer)
  return page
}

export function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms))
}
