import type { Page } from "@playwright/test"
import { type Project, projectsOf, readable } from "./service"
import { test as base } from "./test"

/** The page that shows the content service's projects one at a time. */
export const path = "/web-design-development"

/** Its request to the content service. */
export const list = /\/api\/projects\?/

type Service = {
  /** All projects in the service, in its order. */
  projects: Project[]
  /** The number of the last page. */
  last: number
}

export const test = base.extend<object, Service>({
  projects: [async ({ services }, use) => use(await projectsOf(services)), { scope: "worker" }],
  last: [async ({ projects }, use) => use(projects.length), { scope: "worker" }],
})

export const main = (page: Page) => page.getByRole("main")
export const title = (page: Page, name: string) =>
  main(page).getByRole("heading", { level: 2, name })
export const pager = (page: Page) => page.getByRole("navigation", { name: "Projects" })

/** Stubs the service's response. */
export async function answerWith(
  page: Page,
  answer: { status?: number; json?: unknown; body?: string },
) {
  await page.route(list, (route) => route.fulfill({ ...answer, headers: readable }))
}
