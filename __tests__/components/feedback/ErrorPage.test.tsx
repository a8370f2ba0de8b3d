import { render, screen } from "@testing-library/react"
import { ErrorPage } from "../../../src/components/feedback/ErrorPage"
import { expectNoViolations } from "../../support/axe"

function chunkLoadError() {
  const error = new Error("Loading chunk 454 failed. (https://…/454-d3799.js)")
  error.name = "ChunkLoadError"
  return error
}

test("has no axe violations", async () => {
  render(<ErrorPage error={new Error("The loom has stopped.")} />)
  await expectNoViolations()
})

test("is announced at once, under its own heading", () => {
  render(<ErrorPage error={null} />)
  expect(screen.getByRole("alert")).toContainElement(screen.getByRole("heading", { level: 1 }))
  expect(screen.getByRole("heading")).toHaveTextContent("Unexpected Application Error!")
})

test.each<[string, unknown, string]>([
  [
    "a response with a status and its text",
    { status: 404, statusText: "Not Found" },
    "404 Not Found",
  ],
  ["a response with a status and a message", { status: 503, message: "Closed" }, "503 Closed"],
  [
    "a response whose status has no text",
    { status: 503, statusText: "", message: "Closed" },
    "503 Closed",
  ],
  ["a response with only a status", { status: 500 }, "500"],
  ["an error", new Error("The loom has stopped."), "The loom has stopped."],
  ["a thrown string", "No thread left", "No thread left"],
])("%s is shown as it is", (_, error, words) => {
  render(<ErrorPage error={error} />)
  expect(screen.getByText(words)).toBeVisible()
})

test("a part of the page that failed to load is explained in a visitor's words", () => {
  render(<ErrorPage error={chunkLoadError()} />)
  expect(screen.getByText(/A part of this page could not be loaded/)).toBeVisible()
  expect(screen.queryByText(/454/)).not.toBeInTheDocument()
})

test.each([[null], [undefined], [""], [42], [{}], [new Error("")], [[]]])(
  "%p, which has no message, gets a general one",
  (error) => {
    render(<ErrorPage error={error} />)
    expect(screen.getByText("The page stopped working and gave no reason.")).toBeVisible()
  },
)

test("offers to reload and to return to the homepage", () => {
  render(<ErrorPage error={null} />)
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeEnabled()
  expect(screen.getByRole("link", { name: "Return to homepage" })).toHaveAttribute("href", "/")
})
