import { render, screen } from "@testing-library/react"
import { ServiceFeatures } from "../../../src/sections/service/ServiceFeatures"
import { ServiceIntro } from "../../../src/sections/service/ServiceIntro"
import { sharpPicture } from "../../support/pictures"

test("an explanation has its paragraphs, and a heading if it is given one", () => {
  const { rerender } = render(<ServiceIntro description={["One.", "Two."]} img={sharpPicture()} />)
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    "One.",
    "Two.",
  ])
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
  rerender(<ServiceIntro title="The interface" description={[]} img={sharpPicture()} mirrored />)
  expect(screen.getByRole("heading", { name: "The interface" })).toBeVisible()
})

test("a service's features are listed block by block; without any the section is left out", () => {
  const { container, rerender } = render(
    <ServiceFeatures features={[{ title: "Care", points: ["Patches", "Backups"] }]} />,
  )
  expect(screen.getByRole("heading", { name: "Care" })).toBeVisible()
  expect(screen.getByText("Backups")).toBeVisible()
  rerender(<ServiceFeatures features={[]} />)
  expect(container).toBeEmptyDOMElement()
})
