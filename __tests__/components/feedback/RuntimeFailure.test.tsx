import { render, screen } from "@testing-library/react"
import { RuntimeFailure } from "../../../src/components/feedback/RuntimeFailure"
import { expectNoViolations } from "../../support/axe"

const failure = (
  <RuntimeFailure headingLevel={3}>
    This form could not be loaded. Write to <a href="mailto:hello@adwene.example">us</a>.
  </RuntimeFailure>
)

test("everyone can use it", async () => {
  render(
    <section>
      <h2>Send us a message</h2>
      {failure}
    </section>,
  )
  await expectNoViolations()
})

test("it says what happened under a heading of its place, and another way to the same end", () => {
  render(failure)
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(
    "Unexpected Application Error!",
  )
  expect(screen.getByRole("link", { name: "us" })).toBeVisible()
})

test("its button reloads without the runtime: the loader knows it by its mark", () => {
  render(failure)
  expect(screen.getByRole("button", { name: "Reload the page" })).toHaveAttribute("data-reload")
})
