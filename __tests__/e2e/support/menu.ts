import type { Page } from "@playwright/test"

/** The desktop menu. */
export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true })
export const group = (page: Page, name: string) =>
  mainMenu(page).locator("summary", { hasText: name })
