import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef } from "react"
import { Dialog, DialogOpener } from "../../../src/components/disclosure/Dialog"
import { expectNoViolations } from "../../support/axe"
import { expectRemarkOn, serverRender } from "../../support/serverRender"

const onToggle = jest.fn()

function Example() {
  const dialogRef = useRef<HTMLDialogElement>(null)
  return (
    <>
      <DialogOpener opens="example" dialogRef={dialogRef}>
        Watch our film
      </DialogOpener>
      <Dialog
        id="example"
        dialogRef={dialogRef}
        label="How an idea becomes a cloth"
        place="centre"
        onToggle={onToggle}
      >
        <p>A film</p>
        <a href="#credits">Who made it</a>
      </Dialog>
    </>
  )
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true })
const opener = () => screen.getByRole("button", { name: "Watch our film" })

test("has no axe violations when open", async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  await expectNoViolations()
})

test("has its label as its accessible name", async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  expect(dialog()).toHaveAccessibleName("How an idea becomes a cloth")
})

test("is closed initially; its opener opens it and moves focus inside", async () => {
  const user = userEvent.setup()
  render(<Example />)
  expect(dialog()).not.toHaveAttribute("open")
  await user.click(opener())
  expect(dialog()).toHaveAttribute("open")
  expect(dialog()).toContainElement(document.activeElement as HTMLElement)
})

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ["the close button", (user) => user.click(screen.getByRole("button", { name: "Close" }))],
  ["Escape", (user) => user.keyboard("{Escape}")],
  ["a click on the backdrop", (user) => user.click(dialog())],
])("%s closes it and returns focus to the opener", async (_, close) => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  await close(user)
  expect(dialog()).not.toHaveAttribute("open")
  expect(opener()).toHaveFocus()
})

test("a click inside leaves it open", async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  await user.click(screen.getByText("A film"))
  expect(dialog()).toHaveAttribute("open")
})

test("a link inside closes it, even one to the same page", async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  await user.click(screen.getByRole("link", { name: "Who made it" }))
  expect(dialog()).not.toHaveAttribute("open")
})

test("reports when it opens and when it closes", async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  await user.keyboard("{Escape}")
  expect(onToggle.mock.calls).toEqual([[true], [false]])
})

test("opener and close button name their command, so that the browser runs it before hydration", () => {
  render(<Example />)
  expect(opener()).toHaveAttribute("command", "show-modal")
  expect(opener()).toHaveAttribute("commandfor", dialog().id)
  const close = screen.getByRole("button", { name: "Close", hidden: true })
  expect(close).toHaveAttribute("command", "close")
  expect(close).toHaveAttribute("commandfor", dialog().id)
})

test("where the browser runs commands itself, the script doesn't open the dialog a second time", async () => {
  const user = userEvent.setup()
  Object.assign(HTMLButtonElement.prototype, { command: "" })
  render(<Example />)
  await user.click(opener())
  Reflect.deleteProperty(HTMLButtonElement.prototype, "command")
  expect(dialog()).not.toHaveAttribute("open")
})

test("a dialog opened before hydration stays open, and reports it", () => {
  const hydrate = serverRender(<Example />)
  dialog().showModal()
  const remarkedOnce = expectRemarkOn("open")
  hydrate()
  remarkedOnce()
  expect(dialog()).toHaveAttribute("open")
  expect(onToggle).toHaveBeenCalledWith(true)
})
