import { render, screen, within } from "@testing-library/react"
import {
  fillChapters,
  type ServiceChapterData,
  ServiceChapters,
} from "../../../src/sections/services/ServiceChapters"
import { ServiceLedger } from "../../../src/sections/services/ServiceLedger"
import { ServicesOpening } from "../../../src/sections/services/ServicesOpening"
import { sharpPicture } from "../../support/pictures"

const service = (title: string, group: string, link: string | null = "/service") => ({
  id: title,
  title,
  description: `About ${title}.`,
  group,
  link,
  img: sharpPicture(`Picture of ${title}.`),
})
const chapter = (group: string, look: ServiceChapterData["look"]) => ({
  group,
  look,
  word: group,
  title: `To be ${group}`,
  text: "What it is.",
})
const chapters = fillChapters(
  [
    chapter("used", "gallery"),
    chapter("found", "ledger"),
    chapter("seen", "mirrored"),
    chapter("kept", "night"),
  ],
  [
    service("Search", "found"),
    service("Web", "used"),
    service("Mail", "found", null),
    service("App", "used", ""),
    service("Film", "seen"),
    service("Care", "kept"),
  ],
)

test("services are numbered consecutively across chapters", () => {
  expect(
    chapters.map(({ services }) => services.map(({ number, title }) => `${number} ${title}`)),
  ).toEqual([["1 Web", "2 App"], ["3 Search", "4 Mail"], ["5 Film"], ["6 Care"]])
})

test.each([
  ["used", "gallery", ["Web", "App"]],
  ["found", "ledger", ["Search", "Mail"]],
])("the chapter %s, a %s, shows its services in order", (group, _, titles) => {
  render(<ServiceChapters chapters={chapters} />)
  const region = within(screen.getByRole("region", { name: `To be ${group}` }))
  expect(
    region.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(titles)
})

test("the table of contents links to the chapters and counts their services", () => {
  render(
    <>
      <ServicesOpening
        title="Services"
        opening={{ text: "All of them.", contents: "Which one?", img: null }}
        chapters={chapters}
      />
      <ServiceChapters chapters={chapters} />
    </>,
  )
  const links = within(screen.getByRole("navigation", { name: "Which one?" })).getAllByRole("link")
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "used2 services",
    "found2 services",
    "seen1 service",
    "kept1 service",
  ])
  for (const link of links) {
    const id = String(link.getAttribute("href")).slice(1)
    expect(document.getElementById(id)).toBe(screen.getByRole("region", { name: `To be ${id}` }))
  }
})

test("a row without a page shows 'No link available'; one whose page doesn't exist yet doesn't", () => {
  render(
    <ServiceLedger
      picture={50}
      services={[
        { ...service("Mail", "", null), number: 1 },
        { ...service("App", "", ""), number: 2 },
        { ...service("Web", ""), number: 3 },
      ]}
    />,
  )
  const [mail, app, web] = screen.getAllByRole("listitem").map((row) => within(row))
  expect(mail?.getByText("No link available")).toBeVisible()
  expect(mail?.queryByRole("link")).not.toBeInTheDocument()
  expect(app?.queryByText("No link available")).not.toBeInTheDocument()
  expect(app?.queryByRole("link")).not.toBeInTheDocument()
  expect(web?.getByRole("link", { name: "Web" })).toHaveAttribute("href", "/service")
})
