import { render, screen } from "@testing-library/react"
import { LatestPosts } from "../../../../src/sections/blog/posts/LatestPosts"

const heading = { eyebrow: "Small", title: "A band", text: "A few words." }
const action = { label: "Tell us about yours", to: "/contact-us" as string | null }

test("without articles the section is left out", () => {
  render(<LatestPosts heading={{ ...heading, action }} posts={[]} />)
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
})
