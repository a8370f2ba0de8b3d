import { render, screen, within } from "@testing-library/react"
import { PortfolioEntries } from "../../../src/sections/projects/PortfolioEntries"
import { sharpPicture } from "../../support/pictures"

const entry = (title: string, link: string | null) => ({
  id: title.toLowerCase(),
  title,
  company: "Kente Lane",
  category: "Web shop",
  description: `About ${title}.`,
  colSize: 8,
  link,
  img: sharpPicture(`Picture of ${title}.`),
  result: { figure: "2/3", text: "of all orders" },
  story: [
    { title: "What was needed", text: `${title} needed a shop.` },
    { title: "What became of it", text: "Orders." },
  ],
})

test("a project shows its client, the need and the result", () => {
  render(<PortfolioEntries entries={[entry("Market", "/faq")]} />)
  const project = within(screen.getByRole("article", { name: "Market" }))
  expect(project.getByText("Web shop, Kente Lane")).toBeVisible()
  expect(project.getByText("Market needed a shop.")).toBeVisible()
  expect(project.getByText("2/3")).toBeVisible()
  expect(project.getByRole("img", { name: "Picture of Market." })).toBeVisible()
})

test("a project's link to its page names the project; one without a page has no link", () => {
  render(<PortfolioEntries entries={[entry("Market", "/faq"), entry("Clinic", "")]} />)
  expect(screen.getByRole("link", { name: "See the project Market" })).toHaveAttribute(
    "href",
    "/faq",
  )
  expect(screen.getAllByRole("link")).toHaveLength(1)
})

test("only the first picture of a portfolio has high priority", () => {
  render(<PortfolioEntries entries={[entry("Market", null), entry("Clinic", null)]} />)
  expect(
    screen.getAllByRole("img").map((picture) => picture.getAttribute("fetchpriority")),
  ).toEqual(["high", null])
})
