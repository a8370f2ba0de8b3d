import type { Page } from "@playwright/test"
import { homeTemplates, isBuilt, nameOf, pathOf } from "./support/pages"
import { expect, open, styled, test } from "./support/test"

/** Width of A4 paper inside the print stylesheet's margins, in px. */
const PAPER = 718

/** One page of each layout and kind that someone would hand over. */
const pages = [
  ...homeTemplates.filter(isBuilt).map(nameOf),
  "/about-us",
  "/team",
  "/pricing",
  "/contact-us",
  "/faq",
  "/single-blog",
  ...(["account/SignIn"] as const).filter(isBuilt).map(nameOf),
]

/** Everything wrong with a printed page, in words; empty if nothing is. */
function faultsOnPaper(page: Page, paper: number): Promise<string[]> {
  return page.evaluate((paper) => {
    const faults: string[] = []
    const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
    const known = new Map<string, number[]>()
    /** Red, green, blue and alpha, from 0 to 1, of a colour in any notation. */
    function channels(colour: string): number[] {
      const found = known.get(colour)
      if (found) return found
      if (!brush) throw new Error("No canvas")
      brush.clearRect(0, 0, 1, 1)
      brush.fillStyle = colour
      brush.fillRect(0, 0, 1, 1)
      const read = [...brush.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
      known.set(colour, read)
      return read
    }
    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    function groundOf(element: Element | null): string {
      if (!element) return "#fff"
      const { backgroundColor } = getComputedStyle(element)
      return (channels(backgroundColor)[3] ?? 0) > 0.5
        ? backgroundColor
        : groundOf(element.parentElement)
    }
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // Visually hidden content takes one pixel.
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    }
    const name = (element: Element) =>
      `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent?.trim().slice(0, 40)}`

    const onScreens =
      "header:has(nav), nav, aside, [role=search], a[href='#content'], button, video"
    for (const element of document.querySelectorAll(onScreens)) {
      if (seen(element)) faults.push(`useless on paper: ${name(element)}`)
    }
    for (const slide of document.querySelectorAll("[data-swiper=slide], [aria-label] > li > img")) {
      if (!slide.closest("[aria-hidden]") && !seen(slide)) faults.push(`left out: ${name(slide)}`)
    }
    for (const content of document.querySelectorAll("main details > :not(summary)")) {
      const isPrinted = content.parentElement && seen(content.parentElement)
      if (isPrinted && !seen(content)) faults.push(`collapsed: ${name(content)}`)
    }
    const pictures = [...document.querySelectorAll("main img")].filter(seen)
    /** Whether another part's picture lies over the end of a text. */
    const isCovered = (text: Node) => {
      const words = document.createRange()
      words.selectNodeContents(text)
      const last = () => [...words.getClientRects()].at(-1) ?? new DOMRect()
      const overlaps = (picture: Element) => {
        const { left, right, top, bottom } = picture.getBoundingClientRect()
        const line = last()
        const isBeside = line.right < left || line.left > right
        return !isBeside && line.bottom > top && line.top < bottom
      }
      if (!pictures.some(overlaps)) return false
      text.parentElement?.scrollIntoView({ block: "center", behavior: "instant" })
      const { left, right, top, bottom } = last()
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      // The picture, or a link that covers its card.
      return !shown?.contains(text) && !shown?.closest("li, section")?.contains(text)
    }
    for (const element of document.body.querySelectorAll("*")) {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if ((texts.length === 0 && element.localName !== "img") || !seen(element)) continue
      const { left, right } = element.getBoundingClientRect()
      if (left < -1 || right > paper + 1) {
        faults.push(`from ${Math.round(left)} to ${Math.round(right)} px: ${name(element)}`)
      }
      if (texts.length === 0) continue
      const card = element.closest("li")?.getBoundingClientRect()
      if (card && (left < card.left - 1 || right > card.right + 1)) {
        faults.push(`beyond its card: ${name(element)}`)
      }
      if (texts.some(isCovered)) faults.push(`below a picture: ${name(element)}`)
      const ground = groundOf(element)
      const { color } = getComputedStyle(element)
      if (luminance(ground) < 0.7) faults.push(`on ${ground}: ${name(element)}`)
      const contrast = (luminance(ground) + 0.05) / (luminance(color) + 0.05)
      if (contrast < 4.5) faults.push(`${color} on ${ground}: ${name(element)}`)
    }
    return faults
  }, paper)
}

test("a printed page is dark on white, complete, within the margins and free of controls", {
  tag: "@nightly",
}, async ({ page }) => {
  // The dark scheme must not reach paper.
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await page.setViewportSize({ width: PAPER, height: 1000 })
  for (const path of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" })
    await styled(page)
    expect.soft(await faultsOnPaper(page, PAPER), path).toEqual([])
  }
})

test("every slide of a mounted slider is printed", { tag: "@nightly" }, async ({ page }) => {
  await open(page, pathOf("homes/HomeTwo"))
  await page.locator("[data-swiper=window]").first().scrollIntoViewIfNeeded()
  await expect(page.locator("[data-mounted]").first()).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await page.setViewportSize({ width: PAPER, height: 1000 })
  expect(await faultsOnPaper(page, PAPER)).toEqual([])
})
