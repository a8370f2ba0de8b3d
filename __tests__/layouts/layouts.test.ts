/** @jest-environment node */
import type { ComponentType } from "react"
import { BlockFooter } from "../../src/layouts/footer/BlockFooter"
import { Footer } from "../../src/layouts/footer/Footer"
import { MessageFooter } from "../../src/layouts/footer/MessageFooter"
import { RichFooter } from "../../src/layouts/footer/RichFooter"
import { layouts } from "../../src/layouts/layouts"
import { type LayoutKey, readSitePages } from "../../src/routes"

/** Footers by layout (docs/design.md#six-layouts). */
const footers: Record<LayoutKey, unknown> = {
  loom: Footer,
  studio: RichFooter,
  plain: Footer,
  interior: BlockFooter,
  signal: RichFooter,
  launch: MessageFooter,
}

// The templates' imports from elsewhere don't matter here.
jest.mock("../../src/showcase/ShowcaseProvider", () => ({}))

const { all } = readSitePages("data")

test.each(all.map(({ path, layout, template }) => [path, layout, template] as const))(
  "%s has the footer of its layout, %s",
  async (_, layout, template) => {
    const { default: Template } = (await import(`../../src/templates/${template}`)) as {
      default: ComponentType & { Footer?: unknown }
    }
    expect(Template.Footer ?? Footer).toBe(footers[layout])
  },
)

test("only layouts A and C have a dark scheme", () => {
  const dark = Object.entries(layouts).filter(([, { hasDark }]) => hasDark)
  expect(dark.map(([key]) => key)).toEqual(["loom", "plain"])
})

test("every layout has its own theme", () => {
  const themes = Object.values(layouts).map(({ theme }) => theme)
  expect(new Set(themes).size).toBe(6)
})
