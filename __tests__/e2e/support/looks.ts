import type { Page } from "@playwright/test"
import { expectNoViolations } from "./axe"
import { test as base } from "./test"

export const widths = [1280, 390] as const

export type LookOptions = {
  /**
   * Whether axe runs all rules in both schemes and at both widths. By default, pages that have a dark scheme are dark at the
   * first width, and a scheme that is added at the same width gets only the rule about contrast, which is all that it can change.
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
    if (everyLook || at.length === 1)
      await expectAccessibleHere(page, everyLook, { name: `${name}, ${width} px`, hasDark })
    else {
      const colorScheme = hasDark && index === 0 ? "dark" : "light"
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page, `${name}, ${width} px, ${colorScheme}`)
    }
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
