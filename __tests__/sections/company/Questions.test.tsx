import { render, screen, within } from "@testing-library/react"
import { Questions } from "../../../src/sections/company/Questions"

test("questions about prices are in a region named by their heading; without any there is none", async () => {
  const faq = { eyebrow: "Before you sign", title: "Money", items: [] }
  const { rerender, container } = render(<Questions faq={faq} />)
  expect(container).toBeEmptyDOMElement()
  rerender(
    <Questions
      faq={{ ...faq, items: [{ title: "Free?", text: ["For 30 days.", "Then not."] }] }}
    />,
  )
  const band = screen.getByRole("region", { name: "Money" })
  expect(within(band).getByRole("heading", { level: 3, name: "Free?" })).toBeVisible()
  expect(within(band).getByText("Then not.")).toBeVisible()
})
