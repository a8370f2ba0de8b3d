import { expect, type Locator, type Page } from "@playwright/test"
import { boxOf } from "./measure"

/** Expects an element to be in view and clear of the sticky header. */
export async function expectBelowHeader(page: Page, led: Locator): Promise<void> {
  await expect(led).toBeInViewport()
  const room = async () => (await boxOf(led)).y - (await boxOf(page.getByRole("banner"))).height
  await expect.poll(room).toBeGreaterThanOrEqual(0)
}
