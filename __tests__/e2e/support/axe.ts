import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { frames, settled } from "./measure"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

/** Every rule that is broken, and where; empty when all is well. */
export async function problems(page: Page): Promise<string[]> {
  // Colours that are still on their way would be measured half-way.
  await frames(page, 3)
  await settled(page.locator("body"))
  // Without legacy mode each look opens a further page, for frames of other hosts: there is one, and it is a stand-in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}
