import { expect, type Locator, type Page } from "@playwright/test"

type Box = { x: number; y: number; width: number; height: number }

/** Bounding box of an element, once it is visible. */
export async function boxOf(locator: Locator): Promise<Box> {
  await locator.waitFor()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible`)
  return box
}

/** Distance of an element from the top of the page, whatever the scroll position. */
export function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Waits for a number of animation frames. */
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

/** Waits until every finite animation inside an element has ended. */
export async function waitForAnimations(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    const moving = () =>
      element
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === "running")
        // Those that scrolling drives end when the page is scrolled.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    // The end of one animation may start another.
    for (let some = moving(); some.length > 0; some = moving()) {
      await Promise.all(some.map(({ finished }) => finished.catch(() => {})))
    }
  })
}

/** Expects elements to be visible, each below the one before it. */
export async function expectInOrder(parts: Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeVisible()
  const outOfOrder = async () => {
    const tops = await Promise.all(parts.map(topOf))
    return parts.filter((_, index) => (tops[index] ?? 0) < (tops[index - 1] ?? 0)).map(String)
  }
  await expect.poll(outOfOrder).toEqual([])
}

/** How far an element moves to the left within a few frames. */
async function drift(locator: Locator): Promise<number> {
  const before = await boxOf(locator)
  await frames(locator.page(), 12)
  return before.x - (await boxOf(locator)).x
}

// Both poll: an animation starts, and pauses, only on the next frame.
export async function expectMoving(locator: Locator): Promise<void> {
  await expect.poll(() => drift(locator)).toBeGreaterThan(0)
}

export async function expectStill(locator: Locator): Promise<void> {
  await expect.poll(() => drift(locator)).toBe(0)
}

/**
 * Waits until the page's own intersection observers have reported an element: an observer created
 * later is notified later. They must see an element out of view before it can come into view.
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

/** Id of the focused element, or its text if it has no id. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.id || activeElement?.textContent?.trim() || ""
  })
}

declare global {
  interface Window {
    /** Layout shifts so far: their sum, and the elements that moved. */
    shifts?: { sum: number; parts: string[] }
    /** Element of the largest contentful paint so far. */
    largestPaint?: Element | null
  }
}

/**
 * Records layout shifts: on the current page from now on, on pages opened later from their start.
 * Shifts caused by user input don't count.
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

/** Keeps the element of the next page's largest contentful paint up to date, as `window.largestPaint`. */
export async function recordLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const paints = list.getEntries() as (PerformanceEntry & { element?: Element | null })[]
      window.largestPaint = paints.at(-1)?.element
    }).observe({ type: "largest-contentful-paint", buffered: true })
  })
}
