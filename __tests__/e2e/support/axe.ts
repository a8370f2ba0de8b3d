import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { frames, settled } from "./measure"
import { expect } from "./test"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

/** What axe looks for: everything, or only what depends on the colours of a scheme. */
type Rules = "all" | "contrast"

/** Every violation, and where; empty when all is well. */
async function violations(page: Page, rules: Rules = "all"): Promise<string[]> {
  // Colours that are still on their way would be measured half-way.
  await frames(page, 3)
  await settled(page.locator("body"))
  // Half of a run's time is what it takes to load axe, once for each document is enough.
  const isLoaded = await page.evaluate(() => "axe" in window)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: "void 0" }) })
    // Otherwise each run opens a further page, for frames of other hosts: there is one, and it is a stand-in.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
  if (rules === "all") axe.withTags(tags)
  else axe.withRules("color-contrast")
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}

/** A run that met colours on their way to another scheme is repeated. */
const softly = expect.configure({ soft: true, timeout: 40_000 })

/** Expects no violation in the scheme and window that are set. */
export async function expectNoViolations(page: Page, state: string, rules: Rules = "all") {
  await softly.poll(() => violations(page, rules), state).toEqual([])
}
