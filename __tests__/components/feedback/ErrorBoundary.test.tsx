import { render, screen } from "@testing-library/react"
import { ErrorBoundary } from "../../../src/components/feedback/ErrorBoundary"
import { expectNoViolations } from "../../support/axe"

function Page({ fault }: { fault: unknown }) {
  if (fault) throw fault
  return <h1>About us</h1>
}

function Thrower({ fault }: { fault: unknown }): never {
  throw fault
}

/** React and the boundary log what was thrown. */
function hearReports() {
  return jest.spyOn(console, "error").mockImplementation()
}

function show(fault: unknown, resetKey = "/about-us") {
  return (
    <ErrorBoundary resetKey={resetKey}>
      <Page fault={fault} />
    </ErrorBoundary>
  )
}

test("its error page has no axe violations", async () => {
  hearReports()
  render(show(new Error("The loom has stopped.")))
  await expectNoViolations()
})

test("shows a page that works", () => {
  render(show(null))
  expect(screen.getByRole("heading", { name: "About us" })).toBeVisible()
})

test("replaces a page that fails by the error page, with its message", () => {
  hearReports()
  render(show(new Error("The loom has stopped.")))
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Unexpected Application Error!",
  )
  expect(screen.getByText("The loom has stopped.")).toBeVisible()
})

test.each([[null], [undefined], [0], [""]])(
  "shows the error page even if %p is thrown",
  (fault) => {
    hearReports()
    render(
      <ErrorBoundary resetKey="/">
        <Thrower fault={fault} />
      </ErrorBoundary>,
    )
    expect(screen.getByText("Unexpected Application Error!")).toBeVisible()
  },
)

test("logs the failure", () => {
  const report = hearReports()
  const fault = new Error("The loom has stopped.")
  render(show(fault))
  const own = report.mock.calls.filter(([first]) => first === "The page could not be shown.")
  expect(own).toEqual([["The page could not be shown.", fault, expect.any(String)]])
})

test("tries again on the next page", () => {
  hearReports()
  const { rerender } = render(show(new Error("The loom has stopped."), "/about-us"))
  rerender(show(null, "/faq"))
  expect(screen.getByRole("heading", { name: "About us" })).toBeVisible()
})

test("keeps the error when the same page re-renders", () => {
  hearReports()
  const { rerender } = render(show(new Error("The loom has stopped."), "/about-us"))
  rerender(show(null, "/about-us"))
  expect(screen.getByText("The loom has stopped.")).toBeVisible()
})
