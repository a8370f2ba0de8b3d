import type { Page } from "@playwright/test"
import { expectNoViolations } from "./axe"
import { test as base } from "./test"

const widths = [1280, 390] as const

export type LookOptions = {
  /**
   * Whether axe runs all rules in both schemes and at both widths. By default, a whole page is seen in one look (`oneLook`), and
   * a state of a page at 1280 px; the scheme that is added there gets only the rule about contrast, which is all that it can change.
   */
  everyLook: boolean
}

export const test = base.extend<LookOptions>({ everyLook: [false, { option: true }] })

type Look = { width: number; colorScheme: "light" | "dark" }

/** Of many pages, the next one is seen in the next look: each look shows a quarter of the pages. */
export function oneLook(page: number, hasDark: boolean): Look {
  const width = widths[page % 2] as number
  const colorScheme = hasDark && page % 4 >= 2 ? "dark" : "light"
  return { width, colorScheme }
}

type State = {
  /** Names the state in failure messages. */
  name: string
  /** Whether the page's layout has a dark scheme. */
  hasDark: boolean
  /** The only look in which to test, unless `everyLook` is set. */
  look?: Look
}

/** Expects no axe violations in a state of the page that survives resizing the window. */
export async function expectAccessible(
  page: Page,
  everyLook: boolean,
  { name, hasDark, look }: State,
) {
  if (look && !everyLook) {
    const { width, colorScheme } = look
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page, `${name}, ${width} px, ${colorScheme}`)
    return
  }
  for (const width of everyLook ? widths : widths.slice(0, 1)) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleHere(page, everyLook, { name: `${name}, ${width} px`, hasDark })
  }
}

/** The same, at the current window size. */
export async function expectAccessibleHere(
  page: Page,
  everyLook: boolean,
  { name, hasDark }: Omit<State, "look">,
) {
  await page.emulateMedia({ colorScheme: "light" })
  await expectNoViolations(page, `${name}, light`)
  if (!hasDark && !everyLook) return
  await page.emulateMedia({ colorScheme: "dark" })
  await expectNoViolations(page, `${name}, dark`, everyLook ? "all" : "contrast")
}
