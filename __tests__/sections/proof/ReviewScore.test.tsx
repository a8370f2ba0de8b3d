import { render, screen } from "@testing-library/react"
import { ReviewScore } from "../../../src/sections/proof/ReviewScore"

test("a score names its source", () => {
  render(<ReviewScore score={{ figure: "4.8/5", of: "from 1K reviews", text: "By buyers." }} />)
  expect(screen.getByText("4.8/5").parentElement).toHaveTextContent("4.8/5 from 1K reviews")
})
