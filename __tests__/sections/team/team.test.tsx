import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Credentials } from "../../../src/sections/team/Credentials"
import { ProfileLinks } from "../../../src/sections/team/ProfileLinks"
import { TeamGrid } from "../../../src/sections/team/TeamGrid"
import { sharpPicture } from "../../support/pictures"

const nowhere = { facebook: null, instagram: null, linkedin: null, x: null }
const member = (name: string, link: string | null = null) => ({
  ...nowhere,
  id: name,
  name,
  designation: "Writer",
  img: sharpPicture(`${name}, drawn.`),
  link,
})

const team = (
  <TeamGrid
    members={[member("Akosua Frimpong", "/single-team"), member("Kojo Ansah")]}
    empty="Nobody yet."
  />
)

test("a name links to the member's page, if there is one", () => {
  render(team)
  expect(screen.getByRole("link", { name: "Akosua Frimpong" })).toHaveAttribute(
    "href",
    "/single-team",
  )
  expect(screen.getByRole("heading", { name: "Kojo Ansah" })).toBeVisible()
  expect(screen.queryByRole("link", { name: "Kojo Ansah" })).not.toBeInTheDocument()
})

test("a member without addresses has four icons that are neither links nor Tab stops", async () => {
  const user = userEvent.setup()
  render(<ProfileLinks name="Kojo Ansah" networks={nowhere} />)
  expect(screen.getAllByRole("listitem").map((sign) => sign.textContent)).toEqual([
    "Kojo Ansah on Facebook",
    "Kojo Ansah on Instagram",
    "Kojo Ansah on LinkedIn",
    "Kojo Ansah on X",
  ])
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
  await user.tab()
  expect(document.body).toHaveFocus()
})

test("an address makes an icon a link", () => {
  const linkedin = "https://www.linkedin.com/in/kojo"
  render(<ProfileLinks name="Kojo Ansah" networks={{ ...nowhere, linkedin }} />)
  const sign = screen.getByRole("link", { name: "Kojo Ansah on LinkedIn" })
  expect(sign).toHaveAttribute("href", linkedin)
  expect(screen.getAllByRole("link")).toEqual([sign])
})

test("an empty team says so", () => {
  render(<TeamGrid members={[]} empty="Nobody yet." />)
  expect(screen.getByText("Nobody yet.")).toBeVisible()
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument()
})

test("years are listed with their events", () => {
  render(
    <Credentials
      qualifications={{
        title: "Qualifications",
        items: [
          { year: "2023", title: "Founder", text: "Accra." },
          { year: "2011", title: "BA", text: "Kumasi." },
        ],
      }}
      attributes={{ title: "Attributes", items: [] }}
    />,
  )
  const band = screen.getByRole("region", { name: "Qualifications" })
  const years = within(band)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
  expect(years).toEqual(["2023FounderAccra.", "2011BAKumasi."])
})
