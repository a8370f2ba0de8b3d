import type { Page } from "@playwright/test"
import menu from "../../../data/menu.json"

/** The desktop menu. */
export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true })
export const group = (page: Page, name: string) =>
  mainMenu(page).locator("summary", { hasText: name })

const groupOf = (id: string) => {
  const found = menu.find((entry) => entry.id === id)
  if (!found) throw new Error(`data/menu.json has no group "${id}".`)
  return found
}

const services = groupOf("services")
const deeper = services.items.find(({ items }) => items.length > 0)
if (!deeper) throw new Error("The menu's services have no group.")

/** What the menu calls its groups. `deeperGroup` is the group within the group of services. */
export const servicesGroup = services.label
export const deeperGroup = deeper.label
export const factsGroup = groupOf("facts").label
