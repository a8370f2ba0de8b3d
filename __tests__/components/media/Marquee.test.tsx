import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Marquee } from "../../../src/components/media/Marquee"
import { expectNoViolations } from "../../support/axe"

const items = ["Anansi Labs", "Bluevolta", "Cedi & Co"].map((name) => ({
  key: name,
  content: <img src={`/${name}.svg`} alt={name} />,
}))

function show() {
  render(<Marquee label="Companies we have worked for" items={items} />)
}

const pause = () => screen.getByRole("checkbox", { name: "Pause Companies we have worked for" })

test("has no axe violations when paused", async () => {
  const user = userEvent.setup()
  show()
  await user.click(pause())
  await expectNoViolations()
})

test("each item is announced once, although the strip repeats itself", () => {
  show()
  const list = screen.getByRole("list", { name: "Companies we have worked for" })
  expect(within(list).getAllByRole("listitem")).toHaveLength(3)
  expect(screen.getAllByRole("img")).toHaveLength(3)
  expect(screen.getAllByAltText("Bluevolta")).toHaveLength(2)
})

test("can be paused by mouse and keyboard, without JavaScript", async () => {
  const user = userEvent.setup()
  show()
  expect(pause()).not.toBeChecked()
  await user.tab()
  await user.keyboard(" ")
  expect(pause()).toBeChecked()
  await user.click(screen.getByText("Pause"))
  expect(pause()).not.toBeChecked()
})

test("an item that repeats the one before it is visible, but not announced", async () => {
  const [first, ...others] = items.map((item) => ({ ...item, content: <p>Let's go</p> }))
  if (!first) throw new Error("There are no items")
  const repeats = others.map((item) => ({ ...item, repeats: true }))
  render(<Marquee label="Let's go" items={[first, ...repeats]} widths="own" />)
  expect(screen.getAllByRole("listitem")).toHaveLength(1)
  expect(screen.getAllByText("Let's go", { selector: "p" })).toHaveLength(6)
  await expectNoViolations()
})
