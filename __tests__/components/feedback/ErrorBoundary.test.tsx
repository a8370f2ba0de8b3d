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

/** React and the boundary report on the console what was thrown. */
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

test("everyone can use what it shows", async () => {
  hearReports()
  render(show(new Error("The loom has stopped.")))
  await expectNoViolations()
})

test("a page that works is shown", () => {
  render(show(null))
  expect(screen.getByRole("heading", { name: "About us" })).toBeVisible()
})

test("a page that fails gives way to the error page with its message", () => {
  hearReports()
  render(show(new Error("The loom has stopped.")))
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Unexpected Application Error!",
  )
  expect(screen.getByText("The loom has stopped.")).toBeVisible()
})

test.each([[null], [undefined], [0], [""]])("even %p, thrown, gives the error page", (fault) => {
  hearReports()
  render(
    <ErrorBoundary resetKey="/">
      <Thrower fault={fault} />
    </ErrorBoundary>,
  )
  expect(screen.getByText("Unexpected Application Error!")).toBeVisible()
})

test("the failure is reported", () => {
  const report = hearReports()
  const fault = new Error("The loom has stopped.")
  render(show(fault))
  const own = report.mock.calls.filter(([first]) => first === "The page could not be shown.")
  expect(own).toEqual([["The page could not be shown.", fault, expect.any(String)]])
})

test("the next page gets a new try", () => {
  hearReports()
  const { rerender } = render(show(new Error("The loom has stopped."), "/about-us"))
  rerender(show(null, "/faq"))
  expect(screen.getByRole("heading", { name: "About us" })).toBeVisible()
})

test("the same page keeps its error when it is drawn again", () => {
  hearReports()
  const { rerender } = render(show(new Error("The loom has stopped."), "/about-us"))
  rerender(show(null, "/about-us"))
  expect(screen.getByText("The loom has stopped.")).toBeVisible()
})
