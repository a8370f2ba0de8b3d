import { render, screen } from "@testing-library/react"
import { RuntimeFailure } from "../../../src/components/feedback/RuntimeFailure"

const failure = (
  <RuntimeFailure
    headingLevel={3}
    text="This form could not be loaded. Write to"
    link={{ to: "mailto:hello@adwene.example", label: "us" }}
  />
)

test("a page that has not failed contains no text about a failure", () => {
  const { container } = render(failure)
  expect(container).toHaveTextContent("")
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
})

test("passes its text, heading level and link to the loader", () => {
  render(failure)
  const place = screen.getByRole("alert")
  expect(JSON.parse(place.dataset.runtimeFailure ?? "")).toMatchObject({
    heading: "h3",
    text: "This form could not be loaded. Write to",
    href: "mailto:hello@adwene.example",
    label: "us",
  })
})
