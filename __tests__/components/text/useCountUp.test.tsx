import { act, render, screen } from "@testing-library/react"
import { Counter } from "../../../src/components/text/Counter"
import { setInView } from "../../support/browser"
import { flushTasks } from "../../support/flushTasks"

jest.mock("react-countup", () => {
  throw new Error("Loading chunk 7 failed")
})

test("a figure whose counting code cannot be loaded stays, and the console says why", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {})
  const counter = { value: 15, suffix: "+", decimals: 0, label: "years of experience" }
  render(
    <dl>
      <Counter counter={counter} seconds={3} />
    </dl>,
  )
  const figure = screen.getByRole("definition")
  setInView(figure, false)
  setInView(figure, true)
  await act(flushTasks)
  expect(screen.getByRole("definition")).toHaveTextContent("15+")
  expect(error).toHaveBeenCalledWith(
    "The counter's code could not be loaded.",
    expect.objectContaining({ message: "Loading chunk 7 failed" }),
  )
})
