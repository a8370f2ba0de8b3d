import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CampaignGallery } from "../../../src/sections/projects/CampaignGallery"
import { sharpPicture } from "../../support/pictures"

const campaigns = {
  eyebrow: "Seen",
  title: "Campaigns",
  items: ["The drum", "The long way"].map((title) => ({
    id: title,
    title,
    description: `${title}, told in a sentence.`,
    img: sharpPicture(`${title}, a poster.`),
  })),
}

test("every campaign has its text, and is a Tab stop", async () => {
  render(<CampaignGallery campaigns={campaigns} />)
  const bills = screen.getAllByRole("listitem")
  for (const [index, { title, description }] of campaigns.items.entries()) {
    await userEvent.tab()
    expect(bills[index]?.querySelector("summary")).toHaveFocus()
    const bill = within(bills[index] as HTMLElement)
    expect(bill.getByRole("heading", { name: title })).toBeInTheDocument()
    expect(bill.getByText(description)).toBeInTheDocument()
  }
})

test("without campaigns there is no gallery", () => {
  render(<CampaignGallery campaigns={{ ...campaigns, items: [] }} />)
  expect(screen.queryByRole("region")).not.toBeInTheDocument()
})
