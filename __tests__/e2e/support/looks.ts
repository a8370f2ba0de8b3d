import type { Page } from "@playwright/test"
import { expectNoViolations } from "./axe"
import { test as base } from "./test"

export const widths = [1280, 390] as const

export type LookOptions = {
  /**
   * Whether axe runs with all rules in both schemes and at both widths. By default it runs as far as results can
   * differ: a dark scheme changes contrast alone, and a second width what the template and its layout do with it.
   */
  everyLook: boolean
}

export const test = base.extend<LookOptions>({ everyLook: [false, { option: true }] })

type State = {
  /** What is looked at, in a failure's words. */
  name: string
  /** Has the page's layout a dark scheme? */
  hasDark: boolean
  /** The widths at which it is looked at, unless every look is asked for. */
  at?: readonly number[]
}

/** Expects no axe violation in a state of a page that a resized window doesn't end. */
export async function expectAccessible(
  page: Page,
  everyLook: boolean,
  { name, hasDark, at = widths.slice(0, 1) }: State,
) {
  for (const width of everyLook ? widths : at) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleHere(page, everyLook, { name: `${name}, ${width} px`, hasDark })
  }
}

/** The same, without touching the window. */
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
