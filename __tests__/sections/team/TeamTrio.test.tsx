import { render, screen } from "@testing-library/react"
import { TeamTrio } from "../../../src/sections/team/TeamTrio"
import { sharpPicture } from "../../support/pictures"

const team = {
  eyebrow: "Who",
  title: "Three desks",
  text: "One after the other.",
  more: "The whole team",
  members: ["Ama", "Ebo", "Dzifa"].map((name, index) => ({
    member: {
      id: name,
      name,
      designation: "Writer",
      link: index === 0 ? "/single-team" : null,
      img: sharpPicture(name),
      facebook: null,
      instagram: null,
      linkedin: null,
      x: null,
    },
  })),
}

test.each(["steps", "bills"] as const)(
  "of three team members, those with a page link to it: %s",
  async (look) => {
    render(<TeamTrio team={team} look={look} tone="bold" />)
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Ama",
      "The whole team",
    ])
  },
)
