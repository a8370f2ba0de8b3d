import { render, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import type { PageContext } from "../../src/routes"
import { cardNamed } from "../../src/seo/cards"
import { expectNoViolations } from "./axe"
import { serverRender } from "./serverRender"

export const pageContext: PageContext = {
  pagePath: "/page",
  title: "The page's subject",
  description: "What the page is about.",
  layout: "loom",
  runtime: "late",
  indexed: true,
  listed: true,
  card: cardNamed("general"),
  parents: [],
}

/** A template, rendered with props like Gatsby's. */
export function page(Template: unknown, data: object, variables: object = {}): ReactElement {
  const Page = Template as (props: Record<string, unknown>) => ReactElement
  return (
    <main>
      <Page
        data={data}
        pageContext={{ ...pageContext, ...variables }}
        location={{ search: "", hash: "" }}
      />
    </main>
  )
}

/** A name for the tests, the page, and the accessible name of its h1. */
export type PageCase = [name: string, page: ReactElement, heading: string]

/** Runs axe on pages that the built site doesn't have: on all others, the browser tests do (e2e/pages.spec.ts). */
export function testAccessibility(pages: readonly PageCase[]) {
  test.each(pages)("%s has no axe violations", async (_, element) => {
    render(element)
    await expectNoViolations()
  })
}

/** Tests what holds for every page. */
export function testPages(pages: readonly PageCase[]) {
  test.each(pages)("%s has one h1, its subject, before hydration", (_, element, heading) => {
    serverRender(element)
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading)
  })

  test.each(pages)("%s has no duplicate ids", (_, element) => {
    render(element)
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.each(pages)("%s has at most one high-priority picture", (_, element) => {
    render(element)
    expect(document.querySelectorAll("img[fetchpriority=high]").length).toBeLessThanOrEqual(1)
  })
}
