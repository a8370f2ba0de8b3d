import type { Locator, Page } from "@playwright/test"
import { boxOf, frames } from "./measure"
import { expect } from "./test"

/** Direction in which a marquee moves within a few frames: -1 left, 1 right, 0 at rest. */
async function drift(page: Page, row: Locator): Promise<number> {
  const item = row.getByRole("listitem").first()
  const before = await boxOf(item)
  await frames(page, 12)
  return Math.sign((await boxOf(item)).x - before.x)
}

/** Polls: a row that starts over jumps back, and a paused one takes a frame to stop. */
export async function expectDrift(page: Page, row: Locator, direction: -1 | 0 | 1) {
  await expect.poll(() => drift(page, row)).toBe(direction)
}

/** Scrolls to an element that never stops moving. */
export function showMoving(row: Locator): Promise<void> {
  return row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
}
