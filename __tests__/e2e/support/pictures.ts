import { expect, type Page } from "@playwright/test"

/** How far a picture's chosen width may be from what is shown, unless no candidate is nearer. */
const tolerance = 1.5

// Sliders follow a new width after a moment.
const expectFit = (page: Page) =>
  expect
    .configure({ soft: true })
    .poll(() => wrongSizes(page), { timeout: 5000 })
    .toEqual([])

/**
 * Expects every picture's `sizes` attribute to make the browser choose a file of about the width that is shown.
 * @param widths of the window
 * @param alsoExpect what else to expect at each width, as resizing a page takes long
 */
export async function expectFittingPictures(
  page: Page,
  widths: readonly number[],
  alsoExpect: (width: number) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectFit(page)
    await alsoExpect(width)
  }
}

/** The same on a phone's screen, with three dots a pixel. */
export async function expectFittingPicturesOnPhone(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const phone = { width: 390, height: 844, deviceScaleFactor: 3, mobile: false }
  await browser.send("Emulation.setDeviceMetricsOverride", phone)
  await expectFit(page)
  await browser.detach()
}

/** Pictures for which the browser chooses a much larger or smaller file than their `sizes` should make it. */
function wrongSizes(page: Page): Promise<string[]> {
  return page.evaluate((tolerance) => {
    /** The length that holds in the current window, of those in a `sizes` attribute. */
    const lengthOf = (sizes: string) => {
      // Commas inside of parentheses are part of a length such as max(60vw, 90vh).
      for (const entry of sizes.split(/,(?![^(]*\))/)) {
        const [, condition, length = ""] =
          /^(?:(\([^()]*\)(?:\s+and\s+\([^()]*\))*)\s+)?(.+)$/.exec(entry.trim()) ?? []
        if (!condition || matchMedia(condition).matches) return length
      }
      throw new Error(`No entry of "${sizes}" holds`)
    }
    const sourceOf = (image: HTMLImageElement): HTMLSourceElement | HTMLImageElement =>
      image.closest("picture")?.querySelector("source") ?? image
    // All in one go, because each change of the document makes the browser lay out the page anew.
    const probes = new Map<string, HTMLElement>()
    for (const { srcset, sizes } of [...document.images].map(sourceOf)) {
      if (!/\s\d+w/.test(srcset)) continue
      const length = lengthOf(sizes)
      const probe = document.createElement("div")
      probe.style.width = length
      if (!probe.style.width) throw new Error(`"${length}" in "${sizes}" is no length`)
      probes.set(length, probe)
    }
    const holder = document.createElement("div")
    holder.style.position = "fixed"
    holder.append(...probes.values())
    document.body.append(holder)
    const declared = new Map(
      [...probes].map(([length, probe]) => [length, probe.getBoundingClientRect().width]),
    )
    holder.remove()
    /** Browsers choose the first candidate that is large enough; Chromium at times the one before. */
    const choose = (candidates: number[], width: number) =>
      candidates.find((candidate) => candidate >= width * devicePixelRatio) ??
      Math.max(...candidates)

    // Lengths in vw count a scrollbar that takes room from the page.
    const scrollbar = innerWidth / document.documentElement.clientWidth
    const wrong: string[] = []
    for (const image of document.images) {
      const source = sourceOf(image)
      const candidates = [...source.srcset.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))
      const { offsetWidth, offsetHeight } = image
      if (candidates.length === 0 || !image.checkVisibility() || offsetWidth === 0) continue
      const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)))
      const ratio = width && height ? width / height : offsetWidth / offsetHeight
      const { objectFit, scale } = getComputedStyle(image)
      const box = objectFit === "cover" ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth
      // A mirrored picture has a negative scale.
      const shown = box * Math.abs(Number.parseFloat(scale) || 1)
      const chosen = choose(candidates, declared.get(lengthOf(source.sizes)) ?? 0)
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
