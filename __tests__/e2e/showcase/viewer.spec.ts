import type { CDPSession, Page } from "@playwright/test"
import { frames, scrollTop, waitForAnimations } from "../support/measure"
import { expect, open, test } from "../support/test"

const path = "/creative-branding"

const gallery = (page: Page) => page.getByRole("list", { name: /^Gallery of/ })
const pictures = (page: Page) => gallery(page).getByRole("link")
const viewer = (page: Page) => page.getByRole("dialog", { name: /^Gallery of/ })
const place = (page: Page) => viewer(page).getByRole("status")
const zoom = (page: Page) => page.evaluate(() => window.visualViewport?.scale ?? 1)

/** Opens the viewer at a picture, counted from 0. */
async function view(page: Page, index: number) {
  await open(page, path)
  await pictures(page).nth(index).click()
  const count = await pictures(page).count()
  await expect(place(page)).toContainText(`${index + 1} of ${count}`)
  await waitForAnimations(viewer(page))
  return count
}

test("the keyboard opens the viewer, wraps around at both ends, and gets focus back on closing", async ({
  page,
}) => {
  await open(page, path)
  const first = pictures(page).first()
  await first.focus()
  const count = await pictures(page).count()
  await page.keyboard.press("Enter")
  await expect(place(page)).toContainText(`1 of ${count}`)
  await expect(viewer(page).getByRole("button", { name: "Close" })).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await expect(place(page)).toContainText(`${count} of ${count}`)
  await page.keyboard.press("ArrowRight")
  await expect(place(page)).toContainText(`1 of ${count}`)
  for (const name of ["Previous picture", "Next picture"]) {
    await page.keyboard.press("Tab")
    await expect(viewer(page).getByRole("button", { name })).toBeFocused()
  }
  await page.keyboard.press("Enter")
  await expect(place(page)).toContainText(`2 of ${count}`)
  await page.keyboard.press("Escape")
  await expect(viewer(page)).toHaveCount(0)
  await expect(first).toBeFocused()
})

test("every picture fits into the window, whatever its shape", { tag: "@nightly" }, async ({
  page,
}) => {
  const count = await view(page, 0)
  for (let index = 0; index < count; index += 1) {
    await expect(place(page)).toContainText(`${index + 1} of ${count}`)
    const picture = viewer(page).getByRole("img")
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await expect(picture).toBeInViewport({ ratio: 1 })
    await viewer(page).getByRole("button", { name: "Next picture" }).click()
  }
})

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })

  type Point = [x: number, y: number]

  /** Moves several fingers at once, as touch events. */
  async function fingers(page: Page, ways: [from: Point, to: Point][]) {
    const screen: CDPSession = await page.context().newCDPSession(page)
    const send = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
      screen.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : ways.map(([from, to], id) => ({
                id,
                x: from[0] + (to[0] - from[0]) * share,
                y: from[1] + (to[1] - from[1]) * share,
              })),
      })
    // Sent at once: on a busy machine, fingers that rested first would be a long press.
    await Promise.all([send("touchStart", 0), send("touchMove", 0.1)])
    for (let step = 2; step <= 10; step += 1) {
      await frames(page, 1)
      await send("touchMove", step / 10)
    }
    await frames(page, 1)
    await send("touchEnd", 1)
    await frames(page, 3)
    await screen.detach()
  }

  const swipe = (page: Page, from: Point, to: Point) => fingers(page, [[from, to]])

  test("swiping left shows the next picture, swiping right the previous one", {
    tag: "@nightly",
  }, async ({ page }) => {
    const count = await view(page, 0)
    await swipe(page, [300, 400], [80, 410])
    await expect(place(page)).toContainText(`2 of ${count}`)
    await swipe(page, [80, 400], [300, 390])
    await expect(place(page)).toContainText(`1 of ${count}`)
    await swipe(page, [80, 400], [300, 400])
    await expect(place(page)).toContainText(`${count} of ${count}`)
  })

  test("short and vertical swipes turn no page and don't scroll the page behind", {
    tag: "@nightly",
  }, async ({ page }) => {
    const count = await view(page, 1)
    const before = await scrollTop(page)
    await swipe(page, [200, 400], [230, 400])
    await swipe(page, [200, 600], [230, 200])
    await swipe(page, [200, 200], [130, 600])
    await expect(place(page)).toContainText(`2 of ${count}`)
    expect(await scrollTop(page)).toBe(before)
  })

  test("two fingers zoom; one finger then pans, and only the buttons turn", {
    tag: "@nightly",
  }, async ({ page }) => {
    const count = await view(page, 1)
    await fingers(page, [
      [
        [180, 380],
        [60, 260],
      ],
      [
        [210, 420],
        [330, 560],
      ],
    ])
    await expect.poll(() => zoom(page)).toBeGreaterThan(1.5)
    await expect(place(page)).toContainText(`2 of ${count}`)
    const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0)
    const before = await left()
    await swipe(page, [300, 400], [80, 400])
    await expect.poll(left).toBeGreaterThan(before)
    await expect(place(page)).toContainText(`2 of ${count}`)
  })

  test("a finger on the gallery itself scrolls the page", { tag: "@nightly" }, async ({ page }) => {
    await open(page, path)
    await pictures(page).first().scrollIntoViewIfNeeded()
    const before = await scrollTop(page)
    await swipe(page, [200, 600], [200, 300])
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 100)
    await expect(viewer(page)).toHaveCount(0)
  })

  test("a tap opens a picture, and the close button returns focus to it", {
    tag: "@nightly",
  }, async ({ page }) => {
    await open(page, path)
    await pictures(page).last().tap()
    const count = await pictures(page).count()
    await expect(place(page)).toContainText(`${count} of ${count}`)
    await viewer(page).getByRole("button", { name: "Close" }).tap()
    await expect(viewer(page)).toHaveCount(0)
    await expect(pictures(page).last()).toBeFocused()
  })
})
