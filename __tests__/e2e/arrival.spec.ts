import type { Page } from "@playwright/test"
import { builtPages } from "../build/support/built"
import { expect, holdScripts, styled, test } from "./support/test"

/**
 * What has arrived stays in its place while the rest of the HTML is on its way, on a slow network or a busy device: parts
 * that could not are marked as `whole` (src/styles/base.css).
 */

/**
 * Takes away what follows each element of the first view in the document, from the last to the first, and looks what moves.
 * @returns what moved, how far, and after which element the document was cut off
 */
function movedWhileArriving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const isVisible = element.checkVisibility({
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
      return isVisible && width > 0 && bottom > 0 && top < window.innerHeight
    }
    const hasOwnText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const all = [
      ...document.querySelectorAll("header, header *, main, main *, footer, footer *"),
    ].filter((element) => !element.closest("svg *"))
    const shown = all
      .filter(
        (element) =>
          element.matches("img, svg, input, textarea, form, button") || hasOwnText(element),
      )
      .filter(isShown)
    const places = shown.map((element) => element.getBoundingClientRect())
    const name = (element: Element) =>
      `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`
    const moved = new Map<Element, string>()
    for (const last of all.slice(0, all.indexOf(shown.at(-1) as Element) + 1).reverse()) {
      for (let part = last; part !== document.body && part.parentElement; ) {
        while (part.nextSibling) part.nextSibling.remove()
        part = part.parentElement
      }
      for (const [index, element] of shown.entries()) {
        const isComplete = element.isConnected && (element === last || !element.contains(last))
        const place = places[index]
        if (!place || !isComplete || moved.has(element) || !isShown(element)) continue
        const { x, y } = element.getBoundingClientRect()
        const far = Math.round(Math.max(Math.abs(x - place.x), Math.abs(y - place.y)))
        if (far > 2) moved.set(element, `${name(element)}: ${far} px, cut off after ${name(last)}`)
      }
    }
    return [...moved.values()]
  })
}

const visit = (name: string, pages: typeof builtPages, width: number, tag: string[] = []) =>
  test(name, { tag }, async ({ page, consoleErrors }, testInfo) => {
    testInfo.setTimeout(30_000 + pages.length * 3_000)
    // The late loader looks for its data blocks, which have been taken away.
    consoleErrors.expect(/Cannot read properties of null \(reading 'textContent'\)/)
    consoleErrors.expect(/no-such-page/)
    await holdScripts(page)
    await page.setViewportSize({ width, height: 800 })
    for (const { path } of pages) {
      await page.goto(path === "/404.html" ? "/no-such-page" : path, {
        waitUntil: "domcontentloaded",
      })
      await styled(page)
      expect.soft(await movedWhileArriving(page), `${path} at ${width} px`).toEqual([])
    }
  })

const kinds = builtPages.filter(({ isFirstOfKind }) => isFirstOfKind)
const even = kinds.filter((_, place) => place % 2 === 0)
const odd = kinds.filter((_, place) => place % 2 === 1)
// Each kind of page in one width; nightly runs take all in all.
visit("parts of a page keep their places while it arrives: 390 px", even, 390)
visit("parts of a page keep their places while it arrives: 1280 px", odd, 1280)
for (const width of [390, 768, 1280, 1920]) {
  visit(`parts of every page keep their places: ${width} px`, builtPages, width, ["@nightly"])
}
