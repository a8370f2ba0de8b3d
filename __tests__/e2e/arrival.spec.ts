import type { Page } from "@playwright/test"
import { builtPages } from "../build/support/built"
import { expect, holdScripts, styled, test } from "./support/test"

/**
 * What has arrived stays in its place while the rest of the HTML is on its way, on a slow network or a busy device: parts
 * that could not are marked as `whole` (src/styles/base.css).
 */

/**
 * Has the page's HTML arrive element by element, in a frame as large as the window, and looks what moves once it is shown.
 * A page that has arrived can't show that: `:last-child`, for example, matches nothing while the parent is arriving.
 * @param everyElement whether to look before each element, not only before those that can begin a line
 * @returns what moved, how far, and before which element
 */
function movedWhileArriving(page: Page, everyElement: boolean): Promise<string[]> {
  return page.evaluate(async (everyElement) => {
    const html = (await (await fetch(location.href)).text()).replace(
      /<script[^>]*>[\s\S]*?<\/script>/g,
      "",
    )
    const frame = document.createElement("iframe")
    frame.style = `position: fixed; inset: 0; inline-size: ${innerWidth}px; block-size: ${innerHeight}px; border: 0`
    document.body.append(frame)
    const arriving = frame.contentDocument as Document
    const isShown = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return (
        width > 0 &&
        bottom > 0 &&
        top < innerHeight &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
    }
    const isLooked = (element: Element) =>
      element.matches("img, svg, input, textarea, form, button") ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const name = (element: Element) =>
      `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`
    const begin = html.indexOf(">", html.indexOf("<body")) + 1
    arriving.open()
    arriving.write(html.slice(0, begin))
    // What the page's first script would set.
    arriving.documentElement.dataset.scripted = ""
    // The stylesheets follow the first view, whose rules are in the HTML.
    const end = html.indexOf("</div>", html.indexOf("data-first-view-end", begin)) + "</div>".length
    const places = new Map<Element, DOMRect>()
    const moved = new Map<Element, string>()
    // What has arrived but isn't shown yet, or has no content of its own yet.
    const waiting = new Set<Element>()
    let arrived = 0
    let at = begin
    // Before the tag that begins an element, and so once all that precedes it is complete.
    const beginnings = everyElement ? /<(?=[a-z])/g : /<(?!(?:a|span|path|source)\b)(?=[a-z])/g
    const tags = [...html.slice(0, end).matchAll(beginnings)].map(({ index }) => index)
    for (const index of [...tags, end]) {
      if (index <= at) continue
      arriving.write(html.slice(at, index))
      at = index
      const next = html.slice(index, index + 60)
      for (const [element, place] of places) {
        if (moved.has(element)) continue
        const { x, y } = element.getBoundingClientRect()
        const far = Math.round(Math.max(Math.abs(x - place.x), Math.abs(y - place.y)))
        // Whether it is shown takes longer to find out, and hardly anything moves.
        if (far > 2 && isShown(element))
          moved.set(element, `${name(element)}: ${far} px, before ${next}`)
      }
      const all = arriving.querySelectorAll("header, header *, main, main *, footer *")
      for (; arrived < all.length; arrived++) {
        const element = all[arrived] as Element
        if (!element.closest("svg *")) waiting.add(element)
      }
      const last = all[arrived - 1] ?? null
      for (const element of waiting) {
        if (isLooked(element)) {
          if (!isShown(element)) continue
          places.set(element, element.getBoundingClientRect())
          waiting.delete(element)
        } else if (!element.contains(last)) waiting.delete(element)
      }
    }
    frame.remove()
    const wasShown = [...places.keys()].some((element) => element.closest("main"))
    return wasShown ? [...moved.values()] : ["Nothing of <main> was shown."]
  }, everyElement)
}

const visit = (name: string, pages: typeof builtPages, width: number, tag: string[] = []) =>
  test(name, { tag }, async ({ page, consoleErrors }, testInfo) => {
    testInfo.setTimeout(30_000 + pages.length * 3_000)
    consoleErrors.expect(/no-such-page/)
    await holdScripts(page)
    await page.setViewportSize({ width, height: 800 })
    for (const { path } of pages) {
      await page.goto(path === "/404.html" ? "/no-such-page" : path, {
        waitUntil: "domcontentloaded",
      })
      await styled(page)
      expect
        .soft(await movedWhileArriving(page, tag.length > 0), `${path} at ${width} px`)
        .toEqual([])
    }
  })

const kinds = builtPages.filter(({ isFirstOfKind }) => isFirstOfKind)
const some = kinds.filter((_, place) => place % 4 === 0)
// Daily runs take every fourth kind of page on phones; nightly runs take all in all widths, element by element.
visit("parts of a page keep their places while it arrives: 390 px", some, 390)
for (const width of [390, 768, 1280, 1920]) {
  visit(`parts of every page keep their places: ${width} px`, builtPages, width, ["@nightly"])
}
