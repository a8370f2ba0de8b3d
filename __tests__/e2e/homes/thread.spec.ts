import type { Page } from "@playwright/test"
import home from "../../../data/home.json"
import { pathOf } from "../support/pages"
import { expect, open, test } from "../support/test"

/** The thread that scrolling draws through the homepage's bands. */

// The styles count the bands (src/sections/landing/threads/strands.module.css): a band that is added or moved fails here.
test("the thread has the width in every band with which it left the one above, and ends as four", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathOf("homes/Home"))
  const bands = await page.locator("[data-band]").evaluateAll((elements) =>
    elements.map((band) => {
      // The first background is the bend, where there is one.
      const width = (element: Element, part: "::before" | "::after") =>
        Number.parseFloat(getComputedStyle(element, part).backgroundSize.split(", ")[1] ?? "")
      const crossed = [...band.querySelectorAll("[data-crossed]")]
      // The crafts' cells are crossed by a part that is straight (src/sections/landing/threads/weft.module.css).
      const craft = band.querySelector("li:nth-child(2) > article > :last-child")
      const across = craft && getComputedStyle(craft, "::before")
      const straight = across?.content === '""' ? Number.parseFloat(across.height) : null
      const [first = band] = crossed
      const last = crossed.at(-1)
      return {
        from: width(first, "::before"),
        to: last ? width(last, "::after") : (straight ?? width(band, "::before")),
      }
    }),
  )
  expect(bands.map(({ from }) => from)).toEqual([11, ...bands.slice(0, -1).map(({ to }) => to)])
  expect(bands.at(-1)?.from).toBe(2 * (bands[0]?.to ?? 0))
})

test("the strand that is the outer one in a bend is the outer one before and after it", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathOf("homes/Home"))
  const bends = await page.locator("[data-crossed]").evaluateAll((elements) =>
    elements.flatMap((crossed) =>
      (["::before", "::after"] as const).flatMap((part) => {
        const style = getComputedStyle(crossed, part)
        if (style.display === "none") return []
        // The bend, then hems and colours on the way down, then, where it goes across, hems and colours there.
        const [bend = "", hems = "", down = "", , across] =
          style.backgroundImage.split(/, (?=\w+-gradient)/)
        const colours = (gradient: string) => gradient.match(/rgba?\([^)]*\)/g) ?? []
        const [hem] = colours(hems)
        const strands = (gradient: string) => [
          ...new Set(
            colours(gradient).filter((colour) => ![hem, "rgba(0, 0, 0, 0)"].includes(colour)),
          ),
        ]
        // All from the outer strand to the inner one. Straight parts have colours for four, of which they show the first.
        const bent = strands(bend).reverse()
        const beside = strands(down).slice(0, bent.length)
        const isLeft = style.backgroundPosition.split(", ")[2]?.startsWith("0")
        const straight = { bent, beside: isLeft ? beside : beside.reverse() }
        if (across === undefined) return [straight]
        const along = strands(across).slice(0, bent.length)
        return [{ ...straight, along: across.includes("(0deg") ? along : along.reverse() }]
      }),
    ),
  )
  expect(bends.length).toBeGreaterThan(8)
  // Before the first bend the thread is a single one.
  for (const { bent, ...others } of bends.slice(1)) {
    expect(bent.length).toBeGreaterThan(1)
    for (const other of Object.values(others)) expect(other).toEqual(bent)
  }
  expect(bends.at(-1)?.bent).toHaveLength(4)
})

test("while it comes down a side, the thread's end stays at one height of the window", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathOf("homes/Home"))
  const crossed = page.locator("[data-crossed]").first()
  const end = () =>
    crossed.evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      const { clipPath, height } = getComputedStyle(element, "::before")
      // A corner of its notched end: the thread is 11 px wide, with 2 px of room.
      const point = /calc\(0% \+ 13px\) calc\(([\d.]+)% ([+-]) ([\d.]+)px\)/.exec(clipPath)
      const [percent, pixels] = point
        ? [Number(point[1]), Number(`${point[2]}${point[3]}`)]
        : [0, 0]
      const drawn = (Number.parseFloat(height) * percent) / 100 + pixels
      return { drawn, at: Math.round(innerHeight - top - drawn) }
    })
  const ends = []
  for (const above of [340, 400]) {
    await crossed.evaluate((element, above) => {
      scrollBy({
        top: element.getBoundingClientRect().top - innerHeight + above,
        behavior: "instant",
      })
    }, above)
    await expect.poll(async () => (await end()).drawn).toBeGreaterThan(ends.at(-1)?.drawn ?? 0)
    ends.push(await end())
  }
  const [first, second] = ends
  expect(Math.abs((second?.at ?? 0) - (first?.at ?? 0))).toBeLessThanOrEqual(3)
})

/** Where the thread goes through a band as a weft does: the elements that draw it, and how many strands it has there. */
const wefts = {
  crafts: { title: home.services.title, drawnBy: "article > :last-child", strands: 3 },
  clients: { title: home.testimonials.title, drawnBy: "li", strands: 4 },
}

/** Parts of the thread there, from their boxes, of which two sides are its, and the lines of the words. */
const weft = (page: Page, { title, ...band }: (typeof wefts)[keyof typeof wefts]) =>
  page.getByRole("region", { name: title }).evaluate((section, { drawnBy, strands }) => {
    const px = (value: string) => Number.parseFloat(value)
    // Beside the crafts' heading it is in the margin, with two strands.
    const beside = document.querySelector("[data-band]:has([aria-labelledby='services-title'])")
    if (!beside) throw new Error("the crafts are not on the page")
    const inMargin = getComputedStyle(beside, "::before")
    const thread = (strands / 2) * px(inMargin.backgroundSize)
    const lane = beside.getBoundingClientRect().left + px(inMargin.left) + px(inMargin.width) / 2
    return [...section.querySelectorAll(drawnBy)].map((words) => {
      // On phones a craft's are placed by its whole card.
      const card = words.closest("article")
      const isBlock = card && getComputedStyle(card).display === "block"
      const cell = (isBlock ? card : words).getBoundingClientRect()
      const parts = (["::before", "::after"] as const).flatMap((name) => {
        const style = getComputedStyle(words, name)
        if (style.content === "none") return []
        const mirrored = style.scale.startsWith("-1")
        const left = cell.left + px(style.left)
        const top = cell.top + px(style.top)
        const right = left + px(style.width)
        const bottom = top + px(style.height)
        const comesDown = px(style.borderBottomLeftRadius) > 0
        const across = comesDown
          ? { left, right, top: bottom - thread, bottom }
          : { left, right, top, bottom: top + thread }
        if (!comesDown && px(style.borderTopRightRadius) === 0)
          return bottom - top < 2 * thread
            ? [across]
            : [{ left, right: left + thread, top, bottom }]
        const x = comesDown === mirrored ? right - thread : left
        return [across, { left: x, right: x + thread, top, bottom }]
      })
      const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
      const lines: DOMRect[] = []
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        lines.push(...range.getClientRects())
      }
      return { lane: beside.clientWidth - lane, parts, lines }
    })
  }, band)

for (const { width, where, cells: expected, isDaily } of [
  { width: 390, where: "crafts", cells: 6, isDaily: true },
  // The last picture hides it there.
  { width: 768, where: "crafts", cells: 5, isDaily: false },
  { width: 1100, where: "crafts", cells: 6, isDaily: false },
  { width: 390, where: "clients", cells: 4, isDaily: false },
] as const) {
  test(`the thread goes through the cells of ${where} in the margins and between the words: ${width} px`, {
    tag: isDaily ? [] : "@nightly",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width, height: 900 })
    await open(page, pathOf("homes/Home"))
    const cells = (await weft(page, wefts[where])).filter(({ parts }) => parts.length > 0)
    expect(cells).toHaveLength(expected)
    for (const { lane, parts, lines } of cells) {
      for (const { left, right, top, bottom } of parts) {
        if (right - left < bottom - top) {
          const middle = (left + right) / 2
          expect(Math.abs(Math.min(middle, width - middle) - lane)).toBeLessThan(1)
        }
        const covered = lines.filter(
          (line) =>
            line.left < right && line.right > left && line.top < bottom && line.bottom > top,
        )
        expect(covered).toEqual([])
      }
    }
  })
}
