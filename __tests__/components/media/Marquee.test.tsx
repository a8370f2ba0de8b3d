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

test("everyone can use it, moving and paused", async () => {
  const user = userEvent.setup()
  show()
  await expectNoViolations()
  await user.click(pause())
  await expectNoViolations()
})

test("each item is read out once, although the strip repeats itself", () => {
  show()
  const list = screen.getByRole("list", { name: "Companies we have worked for" })
  expect(within(list).getAllByRole("listitem")).toHaveLength(3)
  expect(screen.getAllByRole("img")).toHaveLength(3)
  expect(screen.getAllByAltText("Bluevolta")).toHaveLength(2)
})

test("it can be paused by pointer and keyboard, without a script", async () => {
  const user = userEvent.setup()
  show()
  expect(pause()).not.toBeChecked()
  await user.tab()
  await user.keyboard(" ")
  expect(pause()).toBeChecked()
  await user.click(screen.getByText("Pause"))
  expect(pause()).not.toBeChecked()
})
