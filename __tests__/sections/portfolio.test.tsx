import { render, screen, within } from "@testing-library/react"
import { PortfolioEntries } from "../../src/sections/projects/PortfolioEntries"
import { sharpPicture } from "../support/pictures"

const entry = (title: string, link: string | null) => ({
  id: title.toLowerCase(),
  title,
  company: "Kente Lane",
  category: "Web shop",
  description: `About ${title}.`,
  colSize: 8,
  link,
  img: sharpPicture(`Picture of ${title}.`),
  story: [
    { title: "What was needed", text: `${title} needed a shop.` },
    { title: "What became of it", text: "Orders." },
  ],
})

test("a project tells whose it is, what was needed and what became of it", () => {
  render(<PortfolioEntries entries={[entry("Market", "/faq")]} />)
  const project = within(screen.getByRole("article", { name: "Market" }))
  expect(project.getByText("Web shop, Kente Lane")).toBeVisible()
  expect(project.getByText("Market needed a shop.")).toBeVisible()
  expect(project.getByRole("img", { name: "Picture of Market." })).toBeVisible()
})

test("a project leads to where it is shown, by a name that says which; others don't", () => {
  render(<PortfolioEntries entries={[entry("Market", "/faq"), entry("Clinic", "")]} />)
  expect(screen.getByRole("link", { name: "See the project Market" })).toHaveAttribute(
    "href",
    "/faq",
  )
  expect(screen.getAllByRole("link")).toHaveLength(1)
})

test("only the first picture of a portfolio is fetched first", () => {
  render(<PortfolioEntries entries={[entry("Market", null), entry("Clinic", null)]} />)
  expect(
    screen.getAllByRole("img").map((picture) => picture.getAttribute("fetchpriority")),
  ).toEqual(["high", null])
})
