import type { Page } from "@playwright/test"
import { expectNoViolations } from "./axe"
import { test as base } from "./test"

export const widths = [1280, 390] as const

export type LookOptions = {
  /**
   * Whether axe runs all rules in both schemes and at both widths. By default it runs only where
   * results can differ: a dark scheme changes contrast alone, and a second width matters once per
   * template and layout.
   */
  everyLook: boolean
}

export const test = base.extend<LookOptions>({ everyLook: [false, { option: true }] })

type State = {
  /** Names the state in failure messages. */
  name: string
  /** Whether the page's layout has a dark scheme. */
  hasDark: boolean
  /** Widths to test at, unless `everyLook` is set. */
  at?: readonly number[]
}

/** Expects no axe violations in a state of the page that survives resizing the window. */
export async function expectAccessible(
  page: Page,
  everyLook: boolean,
  { name, hasDark, at = widths.slice(0, 1) }: State,
) {
  for (const [index, width] of (everyLook ? widths : at).entries()) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleHere(page, everyLook, {
      name: `${name}, ${width} px`,
      // What has dark colours, and what it stands on, rarely depends on the width.
      hasDark: hasDark && index === 0,
    })
  }
}

/** The same, at the current window size. */
export async function expectAccessibleHere(
  page: Page,
  everyLook: boolean,
  { name, hasDark }: Omit<State, "at">,
) {
  await page.emulateMedia({ colorScheme: "light" })
  await expectNoViolations(page, `${name}, light`)
  if (!hasDark && !everyLook) return
  await page.emulateMedia({ colorScheme: "dark" })
  await expectNoViolations(page, `${name}, dark`, everyLook ? "all" : "contrast")
}
