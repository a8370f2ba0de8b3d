import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SubscribeForm } from "../../../src/contact/SubscribeForm"
import { SearchHero } from "../../../src/sections/hero/SearchHero"
import { interceptNetwork } from "../../support/network"
import { sharpPicture } from "../../support/pictures"

const requests = interceptNetwork()
const user = userEvent.setup({ delay: null })
const heading = { eyebrow: "Small", title: "Four jobs", text: "A few words." }
const hero = (
  <SearchHero
    hero={{
      ...heading,
      title: ["Be the answer", "they find"],
      img: sharpPicture("Six columns."),
      claim: { title: "Believed by many", text: "1,062 of them." },
    }}
  >
    <SubscribeForm label="Your e-mail" submit="Get started" look="search" />
  </SearchHero>
)

test("the field under the headline sends nothing, says so, and offers the contact page", async () => {
  render(hero)
  const form = within(screen.getByRole("form", { name: "Get started" }))
  await user.type(form.getByRole("textbox", { name: "Your e-mail" }), "ama@example.com")
  await user.click(form.getByRole("button", { name: "Get started" }))
  expect(form.getByRole("status")).toHaveTextContent("This sample form sends nothing yet.")
  expect(form.getByRole("link", { name: "Write to us instead" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
  expect(requests).toEqual([])
})
