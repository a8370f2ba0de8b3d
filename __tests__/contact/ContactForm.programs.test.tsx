import { render, screen } from "@testing-library/react"
import { button, field, fill, form, requests, typed, user } from "./contactForm"

const honeypot = () => document.querySelector("input[name=reference]") as HTMLInputElement

test("people neither reach nor hear the honeypot field", async () => {
  render(form)
  expect(screen.queryByRole("textbox", { name: "Leave this empty" })).not.toBeInTheDocument()
  expect(screen.getAllByRole("textbox")).toHaveLength(5)
  expect(honeypot()).toHaveAttribute("autocomplete", "off")
  await user.click(field("Message"))
  await user.tab()
  expect(button()).toHaveFocus()
  await user.tab({ shift: true })
  expect(field("Message")).toHaveFocus()
})

test("a filled honeypot is sent beside the message", async () => {
  render(form)
  await fill()
  honeypot().value = "https://example.com/"
  await user.click(button())
  expect(requests[0]?.body).toEqual({
    data: { ...typed, statuses: "pending" },
    website: "https://example.com/",
  })
})
