import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {
  hydrate,
  openPage,
  resetPageForEachTest,
  started,
  stillLoading,
} from "../../support/lateLoader"

resetPageForEachTest()

const user = userEvent.setup({ delay: null })
/** MutationObserver callbacks run after the current task. */
const settle = () => Promise.resolve()

/** A button on a page that is not hydrated yet, and the number of clicks it handled after hydration. */
function earlyButton(attributes = "", inside = "Go to top") {
  openPage(`<button type="button" ${attributes}>${inside}</button><p>Text</p>`)
  const answer = jest.fn()
  const live = () => {
    screen.getByRole("button").addEventListener("click", answer)
    hydrate()
  }
  return { answer, live }
}

test("an early click is replayed once after hydration", async () => {
  const { answer, live } = earlyButton("", "<span>Go to top</span>")
  await user.click(screen.getByText("Go to top"))
  live()
  expect(answer).toHaveBeenCalledTimes(1)
  hydrate()
  expect(answer).toHaveBeenCalledTimes(1)
})

test("a click while the rest of the page waits for its stylesheets is replayed too", async () => {
  stillLoading()
  const { answer, live } = earlyButton()
  await user.click(screen.getByRole("button"))
  expect(started()).toBe(false)
  stillLoading("interactive")
  document.dispatchEvent(new Event("DOMContentLoaded"))
  expect(started()).toBe(true)
  live()
  expect(answer).toHaveBeenCalledTimes(1)
})

test("three early clicks on a button are replayed as one", async () => {
  const { answer, live } = earlyButton()
  await user.tripleClick(screen.getByRole("button"))
  live()
  expect(answer).toHaveBeenCalledTimes(1)
})

test("of early clicks on two buttons, the last is replayed", async () => {
  openPage("<button type='button'>Previous</button><button type='button'>Next</button>")
  const [previous, next] = screen.getAllByRole("button") as [HTMLElement, HTMLElement]
  await user.click(previous)
  await user.click(next)
  const answer = jest.fn()
  for (const button of [previous, next]) {
    button.addEventListener("click", () => answer(button.textContent))
  }
  hydrate()
  expect(answer.mock.calls).toEqual([["Next"]])
})

test("a click after hydration is not replayed", async () => {
  const { answer, live } = earlyButton()
  live()
  await user.click(screen.getByRole("button"))
  expect(answer).toHaveBeenCalledTimes(1)
})

test.each([
  ["the switch between light and dark", "data-scheme-switch"],
  ["a button with a native command", 'command="show-modal" commandfor="menu"'],
])("a click on %s is not replayed", async (_, attributes) => {
  Object.assign(HTMLButtonElement.prototype, { command: "" })
  const { answer, live } = earlyButton(attributes)
  await user.click(screen.getByRole("button"))
  live()
  Reflect.deleteProperty(HTMLButtonElement.prototype, "command")
  expect(answer).not.toHaveBeenCalled()
})

test("in a browser without command support, the click is replayed for the runtime", async () => {
  const { answer, live } = earlyButton('command="show-modal" commandfor="menu"')
  await user.click(screen.getByRole("button"))
  live()
  expect(answer).toHaveBeenCalledTimes(1)
})

test("a click on a button that hydration replaced is not replayed", async () => {
  const { answer, live } = earlyButton()
  const button = screen.getByRole("button")
  await user.click(button)
  button.replaceWith(button.cloneNode(true))
  button.addEventListener("click", answer)
  live()
  expect(answer).not.toHaveBeenCalled()
})

test("a click on anything but a button is not replayed", async () => {
  const { answer, live } = earlyButton()
  await user.click(screen.getByText("Text"))
  live()
  expect(answer).not.toHaveBeenCalled()
})

const contact = (name = "contact") => `
  <form method="post" aria-label="${name}">
    <input name="name" value="Ama" />
    <button name="way" value="mail">Send</button>
  </form>`
const form = (name = "contact") => screen.getByRole<HTMLFormElement>("form", { name })

/** Submits that reach a form after hydration. */
function hear(name?: string) {
  const submitted = jest.fn((event: SubmitEvent) => {
    event.preventDefault()
    return event.submitter?.getAttribute("value")
  })
  form(name).addEventListener("submit", submitted)
  return submitted
}

test("an early submit does not navigate, and starts the runtime", async () => {
  stillLoading("interactive")
  openPage(contact())
  const leaves = jest.fn()
  window.addEventListener("submit", (event) => leaves(event.defaultPrevented))
  form().requestSubmit()
  expect(leaves).toHaveBeenCalledWith(true)
  expect(started()).toBe(true)
})

test("an early submit is replayed once after hydration, with the button that was pressed", async () => {
  openPage(contact())
  await user.click(screen.getByRole("button"))
  const submitted = hear()
  hydrate()
  await settle()
  expect(submitted).not.toHaveBeenCalled()
  form().noValidate = true
  await settle()
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(submitted).toHaveReturnedWith("mail")
})

test("three early submits are replayed as one", async () => {
  openPage(contact())
  for (const _ of [1, 2, 3]) await user.click(screen.getByRole("button"))
  const submitted = hear()
  form().noValidate = true
  await settle()
  form().classList.add("touched")
  await settle()
  expect(submitted).toHaveBeenCalledTimes(1)
})

test("Enter in a field counts as an early submit", async () => {
  openPage(contact())
  await user.type(screen.getByRole("textbox"), "{Enter}")
  const submitted = hear()
  form().noValidate = true
  await settle()
  expect(submitted).toHaveBeenCalledTimes(1)
})

test("a submit after hydration is left to the form", async () => {
  openPage(contact())
  form().noValidate = true
  await settle()
  const submitted = hear()
  await user.click(screen.getByRole("button"))
  expect(submitted).toHaveBeenCalledTimes(1)
})

test("early submits of two forms are both replayed", async () => {
  openPage(contact("contact") + contact("subscribe"))
  for (const button of screen.getAllByRole("button")) await user.click(button)
  const heard = [hear("contact"), hear("subscribe")]
  form("contact").noValidate = true
  form("subscribe").noValidate = true
  await settle()
  for (const submitted of heard) expect(submitted).toHaveBeenCalledTimes(1)
})
