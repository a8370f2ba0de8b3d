import { render, screen } from "@testing-library/react"
import { ErrorPage } from "../../../src/components/feedback/ErrorPage"
import { expectNoViolations } from "../../support/axe"

function chunkLoadError() {
  const error = new Error("Loading chunk 454 failed. (https://…/454-d3799.js)")
  error.name = "ChunkLoadError"
  return error
}

test("everyone can use it", async () => {
  render(<ErrorPage error={new Error("The loom has stopped.")} />)
  await expectNoViolations()
})

test("it is announced at once, under its own heading", () => {
  render(<ErrorPage error={null} />)
  expect(screen.getByRole("alert")).toContainElement(screen.getByRole("heading", { level: 1 }))
  expect(screen.getByRole("heading")).toHaveTextContent("Unexpected Application Error!")
})

test.each<[string, unknown, string]>([
  [
    "an answer with a status and its text",
    { status: 404, statusText: "Not Found" },
    "404 Not Found",
  ],
  ["an answer with a status and a message", { status: 503, message: "Closed" }, "503 Closed"],
  [
    "an answer whose status has no text",
    { status: 503, statusText: "", message: "Closed" },
    "503 Closed",
  ],
  ["an answer with a status alone", { status: 500 }, "500"],
  ["an error", new Error("The loom has stopped."), "The loom has stopped."],
  ["a thrown text", "No thread left", "No thread left"],
])("%s is told as it is", (_, error, words) => {
  render(<ErrorPage error={error} />)
  expect(screen.getByText(words)).toBeVisible()
})

test("a part of the page that failed to load is told in a visitor's words", () => {
  render(<ErrorPage error={chunkLoadError()} />)
  expect(screen.getByText(/A part of this page could not be loaded/)).toBeVisible()
  expect(screen.queryByText(/454/)).not.toBeInTheDocument()
})

test.each([[null], [undefined], [""], [42], [{}], [new Error("")], [[]]])(
  "what says nothing, %p, is told as such",
  (error) => {
    render(<ErrorPage error={error} />)
    expect(screen.getByText("The page stopped for a reason it did not give.")).toBeVisible()
  },
)

test("it offers to reload and to return to the homepage", () => {
  render(<ErrorPage error={null} />)
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeEnabled()
  expect(screen.getByRole("link", { name: "Return to homepage" })).toHaveAttribute("href", "/")
})
