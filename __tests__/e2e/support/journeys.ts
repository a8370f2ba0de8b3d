import type { Locator, Page } from "@playwright/test"
import { routes } from "../../../src/routes"

/** Title of the page at this path; empty if there is none. */
export function titleOf(path: string): string {
  return routes.find((route) => route.path === path)?.title ?? ""
}

export function h1(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name })
}

export function footerLink(page: Page, name: string): Locator {
  const footer = page.getByRole("navigation", { name: "Footer" })
  return footer.getByRole("link", { name, exact: true })
}
