import { render, screen } from "@testing-library/react"
import { PageTabs } from "../../../src/components/action/PageTabs"
import { expectNoViolations } from "../../support/axe"

const pages = [
  { label: "As a list", to: "/blog" },
  { label: "As a grid", to: "/blog-grid" },
]

test.each([
  ["the page itself", false, "page"],
  ["a page that belongs to it", true, "true"],
])("the tab of %s is marked as current, the others are not", async (_, below, mark) => {
  render(
    <PageTabs
      label="Views"
      pages={pages}
      current="/blog"
      look={{ list: "list", link: "link" }}
      below={below}
    />,
  )
  expect(screen.getByRole("link", { name: "As a list" })).toHaveAttribute("aria-current", mark)
  expect(screen.getByRole("link", { name: "As a grid" })).not.toHaveAttribute("aria-current")
  await expectNoViolations()
})
