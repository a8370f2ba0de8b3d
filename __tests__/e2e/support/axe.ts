import { readFileSync } from "node:fs"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { frames, waitForAnimations } from "./measure"
import { expect } from "./test"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

/** The rules that axe runs: all, or only contrast, which is all that a colour scheme changes. */
type Rules = "all" | "contrast"

/**
 * axe's own values but one: by default, it leaves out all text in a part with a drawn ornament of some size, such as a thread
 * or a strip of cloth, because the ornament might be what the text stands on. Here, ornaments lie beside texts or behind the
 * backgrounds of their cells.
 */
const contrast = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
}

/** Minified: the browser reads it in two thirds of the time of the source that AxeBuilder sends by itself. */
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

const options = {
  // No rule that we run reads the stylesheets, which axe would request again.
  preload: false,
  resultTypes: ["violations" as const],
  // Not in axe's types.
  checks: { "color-contrast": { options: contrast } },
}

/** Every violation and where it is; empty if there are none. */
async function violations(page: Page, rules: Rules = "all"): Promise<string[]> {
  // Colours in mid-transition would give false results.
  await frames(page, 3)
  await waitForAnimations(page.locator("body"))
  // Loading axe takes half the time of a run; once per document is enough.
  const isLoaded = await page.evaluate(() => "axe" in window)
  const axe = new AxeBuilder({ page, axeSource: isLoaded ? "void 0" : source })
    // Otherwise every run opens another page for cross-origin frames; the only one is a stub.
    .setLegacyMode(true)
    .options(options)
  if (rules === "all") axe.withTags(tags)
  else axe.withRules("color-contrast")
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}

/** Retried, because a run may catch colours in mid-transition to another scheme. */
const softly = expect.configure({ soft: true, timeout: 40_000 })

/** Expects no axe violations in the current scheme and viewport. */
export async function expectNoViolations(page: Page, state: string, rules: Rules = "all") {
  await softly.poll(() => violations(page, rules), state).toEqual([])
}
