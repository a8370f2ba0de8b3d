import { expect, type Page } from "@playwright/test"

/** How far a picture's chosen width may be from what is shown, unless no candidate is nearer. */
const tolerance = 1.5

/**
 * Expects every picture's `sizes` attribute to make the browser choose a file of about the width that is shown.
 * @param alsoExpect what else to expect at each width, as resizing a page takes long
 */
export async function expectFittingPictures(
  page: Page,
  alsoExpect: (width: number) => Promise<void>,
) {
  const softly = expect.configure({ soft: true })
  // Sliders follow a new width after a moment.
  const expectFit = () => softly.poll(() => wrongSizes(page), { timeout: 5000 }).toEqual([])
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFit()
    await alsoExpect(width)
  }
  const browser = await page.context().newCDPSession(page)
  const phone = { width: 390, height: 844, deviceScaleFactor: 3, mobile: false }
  await browser.send("Emulation.setDeviceMetricsOverride", phone)
  await expectFit()
  await browser.detach()
}

/** Pictures for which the browser chooses a much larger or smaller file than their `sizes` should make it. */
function wrongSizes(page: Page): Promise<string[]> {
  return page.evaluate((tolerance) => {
    /** The width that a `sizes` attribute declares, in the current window. */
    const declared = (sizes: string) => {
      const probe = document.createElement("div")
      probe.style.position = "fixed"
      // Commas inside of parentheses are part of a length such as max(60vw, 90vh).
      for (const entry of sizes.split(/,(?![^(]*\))/)) {
        const [, condition, length = ""] =
          /^(?:(\([^()]*\)(?:\s+and\s+\([^()]*\))*)\s+)?(.+)$/.exec(entry.trim()) ?? []
        if (condition && !matchMedia(condition).matches) continue
        probe.style.width = length
        document.body.append(probe)
        const { width } = probe.getBoundingClientRect()
        probe.remove()
        if (!probe.style.width) throw new Error(`${length} in "${sizes}" is no length`)
        return width
      }
      throw new Error(`No entry of "${sizes}" holds`)
    }
    /** Browsers choose the first candidate that is large enough; Chromium at times the one before. */
    const choose = (candidates: number[], width: number) =>
      candidates.find((candidate) => candidate >= width * devicePixelRatio) ??
      Math.max(...candidates)

    // Lengths in vw count a scrollbar that takes room from the page.
    const scrollbar = innerWidth / document.documentElement.clientWidth
    const wrong: string[] = []
    for (const image of document.images) {
      const source = image.closest("picture")?.querySelector("source") ?? image
      const candidates = [...source.srcset.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))
      const { offsetWidth, offsetHeight } = image
      if (candidates.length === 0 || !image.checkVisibility() || offsetWidth === 0) continue
      const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)))
      const ratio = width && height ? width / height : offsetWidth / offsetHeight
      const { objectFit, scale } = getComputedStyle(image)
      const box = objectFit === "cover" ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth
      // A mirrored picture has a negative scale.
      const shown = box * Math.abs(Number.parseFloat(scale) || 1)
      const chosen = choose(candidates, declared(source.sizes))
      const best = choose(candidates, shown * scrollbar)
      const factor = chosen / (shown * devicePixelRatio)
      if (chosen === best || (factor <= tolerance && factor >= 1 / tolerance)) continue
      wrong.push(
        `${innerWidth} px, ${devicePixelRatio}x: ${chosen} instead of ${best} for ${Math.round(shown)} px, sizes="${source.sizes}": ${image.alt || image.src}`,
      )
    }
    return [...new Set(wrong)]
  }, tolerance)
}
