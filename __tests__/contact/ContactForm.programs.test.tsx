import { render, screen } from "@testing-library/react"
import { serverRender } from "../support/serverRender"
import { button, field, fill, form, labels, requests, typed, user } from "./contactForm"

const trap = () => document.querySelector("input[name=reference]") as HTMLInputElement

test("people neither reach nor hear the field that programs fill in", async () => {
  render(form)
  expect(screen.queryByRole("textbox", { name: "Leave this empty" })).not.toBeInTheDocument()
  expect(screen.getAllByRole("textbox")).toHaveLength(5)
  expect(trap()).toHaveAttribute("autocomplete", "off")
  await user.click(field("Message"))
  await user.tab()
  expect(button()).toHaveFocus()
  await user.tab({ shift: true })
  expect(field("Message")).toHaveFocus()
})

test("what a program has filled in goes along beside the message", async () => {
  render(form)
  await fill()
  trap().value = "https://example.com/"
  await user.click(button())
  expect(requests[0]?.body).toEqual({
    data: { ...typed, statuses: "pending" },
    website: "https://example.com/",
    elapsed: expect.any(Number),
  })
})

const elapsed = () => (requests[0]?.body as { elapsed: number } | undefined)?.elapsed

test("the time that it took is counted from when the form came alive", async () => {
  const now = jest.spyOn(performance, "now").mockReturnValue(60_000)
  render(form)
  await fill()
  now.mockReturnValue(64_000.4)
  await user.click(button())
  expect(elapsed()).toBe(4000)
})

test("what was typed before that has taken the whole time of the page", async () => {
  const now = jest.spyOn(performance, "now").mockReturnValue(60_000)
  const comeAlive = serverRender(form)
  for (const [name, text] of Object.entries(typed)) {
    field(labels[name as keyof typeof labels]).value = text
  }
  comeAlive()
  now.mockReturnValue(60_002)
  await user.click(button())
  expect(elapsed()).toBe(60_002)
})
