import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SubscribeForm } from "../../src/contact/SubscribeForm"
import { expectNoViolations } from "../support/axe"
import { interceptNetwork } from "../support/network"
import { serverRender } from "../support/serverRender"

const requests = interceptNetwork()
const user = userEvent.setup({ delay: null })
const inForm = () => within(screen.getByRole("form", { name: "Subscribe" }))
const answer = () => inForm().getByRole("status")
const subscribe = () => user.click(screen.getByRole("button", { name: "Subscribe" }))

test("has no axe violations after a submit", async () => {
  render(<SubscribeForm />)
  await subscribe()
  await expectNoViolations()
})

test("has a single e-mail field with a visible label", () => {
  render(<SubscribeForm label="News by e-mail" />)
  const control = screen.getByRole("textbox", { name: "News by e-mail" })
  expect(screen.getByText("News by e-mail")).toBeVisible()
  expect(control).toHaveAttribute("type", "email")
  expect(control).toHaveAttribute("name", "email")
  expect(control).toHaveAttribute("autocomplete", "email")
})

test.each(["ama@example.com", "ama", ""])(
  "submitting %j sends nothing, says so, and offers the contact page",
  async (text) => {
    render(<SubscribeForm />)
    expect(answer()).toBeEmptyDOMElement()
    await user.click(screen.getByRole("textbox"))
    if (text) await user.paste(text)
    await subscribe()
    expect(answer()).toHaveTextContent("This sample form sends nothing yet. Write to us instead")
    expect(within(answer()).getByRole("link")).toHaveAttribute("href", "/contact-us")
    expect(screen.getByRole("textbox")).toHaveValue(text)
    expect(requests).toHaveLength(0)
  },
)

test("links to the privacy policy", () => {
  render(<SubscribeForm />)
  expect(inForm().getByRole("link", { name: /How we handle your data/ })).toHaveAttribute(
    "href",
    "/privacy",
  )
})

test("a page can name its button", () => {
  render(<SubscribeForm submit="Get started" />)
  expect(screen.getByRole("button", { name: "Get started" })).toBeVisible()
})

test("entries made before hydration are kept, and nothing is validated", () => {
  const hydrate = serverRender(<SubscribeForm />)
  const form = screen.getByRole<HTMLFormElement>("form")
  expect(form.noValidate).toBe(false)
  expect(form.method).toBe("post")
  expect(form).toHaveAttribute("action", "#")
  screen.getByRole<HTMLInputElement>("textbox").value = "ama@example.com"
  hydrate()
  expect(form.noValidate).toBe(true)
  expect(screen.getByRole("textbox")).toHaveValue("ama@example.com")
})

test("with JavaScript off, a link to the contact page takes its place", () => {
  serverRender(<SubscribeForm />)
  const instead = within(document.querySelector<HTMLElement>(".instead") as HTMLElement)
  expect(instead.getByRole("link")).toHaveAttribute("href", "/contact-us")
})
