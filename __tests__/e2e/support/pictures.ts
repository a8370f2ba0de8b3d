import { expect, type Page } from "@playwright/test"

/** How far a picture's chosen width may be from what is shown, unless no candidate is nearer. */
const tolerance = 1.5

/** Expects every picture's `sizes` attribute to make the browser choose a file of about the width that is shown. */
export async function expectFittingPictures(page: Page) {
  const softly = expect.configure({ soft: true })
  // Sliders follow a new width after a moment.
  const expectFit = () => softly.poll(() => wrongSizes(page), { timeout: 5000 }).toEqual([])
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFit()
  }
  const browser = await page.context().newCDPSession(page)
  const phone = { width: 390, height: 844, deviceScaleFactor: 3, mobile: false }
  await browser.send("Emulation.setDeviceMetricsOverride", phone)
  await expectFit()
  await browser.detach()
}

/** Pictures for which the browser chooses a much larger or smaller file than their `sizes` should make it. */
function wrongSizes(page: Page): Promise<string[]> {
  return page.evaluate(async (tolerance) => {
    /** The width that the browser chooses; candidates without content cost no request. */
    const choose = async (widths: number[], sizes: string) => {
      const probe = new Image()
      probe.sizes = sizes
      const url = (width: number) => `data:,${width}`
      probe.srcset = widths.map((width) => `${url(width)} ${width}w`).join(", ")
      // The browser chooses in a microtask.
      await Promise.resolve()
      await Promise.resolve()
      const chosen = widths.find((width) => probe.currentSrc === url(width))
      if (!chosen) throw new Error(`The browser chose nothing from ${probe.srcset}`)
      return chosen
    }
    const wrong: string[] = []
    for (const image of document.images) {
      const source = image.closest("picture")?.querySelector("source") ?? image
      const widths = [...source.srcset.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))
      const { offsetWidth, offsetHeight } = image
      if (widths.length === 0 || offsetWidth === 0 || !image.checkVisibility()) continue
      const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)))
      const ratio = width && height ? width / height : offsetWidth / offsetHeight
      const isCropped = getComputedStyle(image).objectFit === "cover"
      const shown = isCropped ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth
      const chosen = await choose(widths, source.sizes)
      const best = await choose(widths, `${shown}px`)
      const factor = chosen / (shown * devicePixelRatio)
      if (chosen === best || (factor <= tolerance && factor >= 1 / tolerance)) continue
      wrong.push(
        `${innerWidth} px at ${devicePixelRatio}: ${chosen} px chosen where ${best} suits ${Math.round(shown)} px, ${source.sizes}: ${image.alt || image.src}`,
      )
    }
    return [...new Set(wrong)]
  }, tolerance)
}
