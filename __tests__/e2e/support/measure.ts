import { expect, type Locator, type Page } from "@playwright/test"

type Box = { x: number; y: number; width: number; height: number }

/** Where something stands in the window, once it is there to see. */
export async function boxOf(locator: Locator): Promise<Box> {
  await locator.waitFor()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not shown`)
  return box
}

/** How far from the top of the page something stands, wherever the page is scrolled to. */
export function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Lets the browser draw some frames. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    count,
  )
}

/** Waits until nothing moves in a part of the page but what moves for ever. */
export async function settled(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    const moving = () =>
      element
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === "running")
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    // One may be what starts the next.
    for (let some = moving(); some.length > 0; some = moving()) {
      await Promise.all(some.map(({ finished }) => finished.catch(() => {})))
    }
  })
}

/** Expects parts of a page to be shown, each below the one before it. */
export async function expectInOrder(parts: Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeVisible()
  const outOfOrder = async () => {
    const tops = await Promise.all(parts.map(topOf))
    return parts.filter((_, index) => (tops[index] ?? 0) < (tops[index - 1] ?? 0)).map(String)
  }
  await expect.poll(outOfOrder).toEqual([])
}

/** How far something moves to the left in some frames. */
async function drift(locator: Locator): Promise<number> {
  const before = await boxOf(locator)
  await frames(locator.page(), 12)
  return before.x - (await boxOf(locator)).x
}

// Both are asked again: an animation starts, and is paused, only with the next frame.
export async function expectMoving(locator: Locator): Promise<void> {
  await expect.poll(() => drift(locator)).toBeGreaterThan(0)
}

export async function expectStill(locator: Locator): Promise<void> {
  await expect.poll(() => drift(locator)).toBe(0)
}

/**
 * Waits until the page's own observers know where something stands: an observer that is made later is told later. What is
 * to come into view has to have been out of it for them.
 */
export async function observed(locator: Locator): Promise<void> {
  await locator.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      }),
  )
}

export function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

/** The id of what has the focus, or its text where it has none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.id || activeElement?.textContent?.trim() || ""
  })
}

declare global {
  interface Window {
    /** The layout shifts so far: how much, and what moved. */
    shifts?: { sum: number; parts: string[] }
    /** The largest paint so far. */
    largestPaint?: Element | null
  }
}

/**
 * Sums up layout shifts: of the page that is open from now on, and of those opened later from their start. Shifts that an
 * input explains don't count.
 */
export async function recordShifts(
  page: Page,
): Promise<() => Promise<NonNullable<Window["shifts"]>>> {
  const record = () => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts = { sum: 0, parts: [] as string[] }
    window.shifts = shifts
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        shifts.sum += value
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element) shifts.parts.push((element.cloneNode(false) as Element).outerHTML)
        }
      }
    }).observe({ type: "layout-shift" })
  }
  await page.addInitScript(record)
  await page.evaluate(record)
  return async () => (await page.evaluate(() => window.shifts)) ?? { sum: 0, parts: [] }
}

export async function expectNoShift(
  shifts: Awaited<ReturnType<typeof recordShifts>>,
  limit: number,
) {
  const { sum, parts } = await shifts()
  expect(sum, parts.join("\n")).toBeLessThanOrEqual(limit)
}
