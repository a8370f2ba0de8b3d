import type { Locator, Page } from "@playwright/test"
import home from "../../../data/home.json"
import { region } from "../support/homes"
import { pathOf } from "../support/pages"
import { expect, hydrated, open, test } from "../support/test"

/** What scrolling draws on the homepage: the thread, the mission's loom and the bow at the end. */

const missionLoom = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: home.mission.title, exact: true }) })
    .locator("> div")

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

// How far the loom's cloth is woven, in rows.
const rows = (page: Page) =>
  missionLoom(page).evaluate((loom) =>
    Number(getComputedStyle(loom, "::after").getPropertyValue("--rows-woven")),
  )

test("pictures that scrolling shows are fetched when the visitor comes near, and the loom's cloth grows", {
  tag: "@nightly",
}, async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathOf("homes/Home"))
  await hydrated(page)
  await page.waitForLoadState("networkidle")
  const pictures = await missionLoom(page).evaluate((element) =>
    ["--before", "--shuttle"].map((name) =>
      getComputedStyle(element).getPropertyValue(name).slice('url("'.length, -2),
    ),
  )
  const bows = () => fetched.filter((path) => /\/bow-[^/]+$/.test(path))
  for (const picture of pictures) {
    expect(picture).toMatch(/avif$/)
    expect(fetched).not.toContain(picture)
  }
  const tower = page.getByRole("region", { name: home.reasons.title }).locator("[style]").first()
  const frames = await tower.evaluate((element) =>
    getComputedStyle(element).getPropertyValue("--before").slice('url("'.length, -2),
  )
  expect(frames).toMatch(/avif$/)
  expect(fetched).not.toContain(frames)
  expect(bows()).toEqual([])
  expect(await rows(page)).toBe(0)
  const hero = page.getByRole("region", { name: home.hero.title.join(" ") })
  const [cloth, loose] = [hero.getByRole("img").first(), hero.locator("picture + img")]
  await page.mouse.move(640, 300)
  await expect.poll(() => loose.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  // At rest the picture itself is there.
  await expect(cloth).toHaveCSS("opacity", "1")
  await expect(loose).toHaveCSS("object-position", "0px -5.26316%")
  await page.mouse.wheel(0, 650)
  await expect(loose).toHaveCSS("object-position", "0px 100%")
  await expect(cloth).toHaveCSS("opacity", "0")
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(pictures))
  await expect.poll(() => rows(page)).toBeGreaterThan(1)
  expect(await rows(page)).toBeLessThan(9)
  expect(fetched).not.toContain(frames)
  await tower.scrollIntoViewIfNeeded()
  await expect.poll(() => fetched).toContain(frames)
  await page
    .getByRole("heading", { name: home.closing.title, exact: true })
    .scrollIntoViewIfNeeded()
  await expect.poll(bows).toHaveLength(1)
  expect(await rows(page)).toBe(9)
})

test("in their pictures, crafts are practised and pages scrolled as the visitor scrolls past", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathOf("homes/Home"))
  await hydrated(page)
  const craft = page.getByRole("region", { name: home.services.title }).getByRole("article").first()
  const project = page
    .getByRole("region", { name: home.projects.title })
    .getByRole("article")
    .first()
  const layer = (card: Locator) => card.locator("[data-layer] img")
  /** What the layer's style is once that much of the window, in percent, is below the picture's upper edge. */
  const styleAt = async (
    card: Locator,
    percent: number,
    property: "objectPosition" | "translate",
  ) => {
    await card.getByRole("img").evaluate((picture, percent) => {
      const top = picture.getBoundingClientRect().top - innerHeight * (1 - percent / 100)
      scrollBy({ top, behavior: "instant" })
    }, percent)
    return layer(card).evaluate((image, property) => getComputedStyle(image)[property], property)
  }
  const frameAt = async (percent: number) =>
    Number.parseFloat((await styleAt(craft, percent, "objectPosition")).replace("0px ", ""))
  await page.mouse.move(640, 300)
  // Before the page is scrolled, the picture itself is there.
  await expect(layer(craft)).toHaveCSS("opacity", "0")
  // From the first frame on, until past 100% there is none.
  await expect.poll(() => frameAt(24)).toBe(0)
  await expect(layer(craft)).toHaveCSS("opacity", "1")
  await expect.poll(() => frameAt(50)).toBeGreaterThan(0)
  expect(await frameAt(50)).toBeLessThan(100)
  await expect.poll(() => frameAt(90)).toBeGreaterThan(100)
  await expect.poll(() => styleAt(project, 70, "translate")).toMatch(/^0px calc\(-|^0px -/)
})

test("who comes to the projects by keyboard finds them, before the thread has unrolled them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathOf("homes/Home"))
  const band = page.getByRole("region", { name: home.projects.title })
  const list = band.getByRole("list").first()
  await list.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 20, behavior: "instant" }),
  )
  const first = list.getByRole("listitem").first()
  await expect(first).toHaveCSS("mask-image", /gradient/)
  // Until Swiper has mounted, the strip itself takes the focus, to be scrolled.
  await expect(band.getByRole("group")).not.toHaveAttribute("tabindex")
  await band.getByRole("link", { name: home.projects.action.label }).focus()
  await page.keyboard.press("Tab")
  await expect(list.getByRole("link").first()).toBeFocused()
  await expect(first).toHaveCSS("mask-image", "none")
  await expect(list.getByRole("link").first()).toBeInViewport({ ratio: 1 })
})

test("on phones, crafts that were held are in their places when the visitor comes back", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pathOf("homes/Home"))
  const crafts = region(page, home.services.title).getByRole("listitem")
  const shift = (craft: Locator) => craft.evaluate((element) => getComputedStyle(element).translate)
  const show = (part: Locator) =>
    part.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }))
  await show(crafts.nth(1))
  await expect.poll(() => shift(crafts.nth(0))).not.toBe("none")
  await show(crafts.last())
  // What has been seen is kept as it is (src/layouts/keepArrived.ts), such as the thread in its words.
  await expect(crafts.nth(0).locator("[data-arrived]").first()).toBeAttached()
  await show(crafts.nth(0))
  await expect.poll(() => shift(crafts.nth(0))).toBe("none")
})

for (const { width, height, place } of [
  // The last of the first row.
  { width: 1280, height: 800, place: 2 },
  // The first, over which the second is laid.
  { width: 390, height: 844, place: 0 },
]) {
  test(`crafts over which the next row is laid are in view when the keyboard comes to them: ${width} px`, {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, pathOf("homes/Home"))
    const links = page
      .getByRole("region", { name: home.services.title })
      .getByRole("list")
      .getByRole("link")
    const [covered, covering] = [links.nth(place), links.nth(place + 1)]
    /** Whether a click in the link's middle would reach it. */
    const isOnTop = (link: Locator) =>
      link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    // The second row's first words at the height at which the first row's are held.
    await covering.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - 300, behavior: "instant" }),
    )
    await expect.poll(() => isOnTop(covered)).toBe(false)
    await covering.focus()
    await page.keyboard.press("Shift+Tab")
    await expect(covered).toBeFocused()
    await expect(covered).toBeInViewport({ ratio: 1 })
    await expect.poll(() => isOnTop(covered)).toBe(true)
  })
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`what scrolling draws is whole before the page is scrolled, and in the middle of the window: ${width} px`, {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, pathOf("homes/Home"))
    const parts = await page
      .locator(
        [
          "[aria-labelledby='reasons-title'] dl > div",
          "[aria-labelledby='projects-title'] li:nth-child(-n + 2)",
          "[aria-labelledby='testimonials-title'] li",
          "[aria-labelledby='tiles-title'] li:nth-child(-n + 4) img",
        ].join(),
      )
      .all()
    expect(parts.length).toBe(4 + 2 + 4 + 4)
    // What is cut out of it, or of the ribbon above a reason; words that are still to come.
    const cuts = (part: Locator) =>
      part.evaluate((element) => [
        ...[null, ...(element.matches("dl > *") ? ["::before"] : [])].map((pseudo) => {
          const { clipPath, maskImage, maskPosition, maskSize } = getComputedStyle(element, pseudo)
          return maskImage === "none" ? clipPath : `${maskPosition} ${maskSize}`
        }),
        // A project that only peeks in shows no words.
        ...[...element.querySelectorAll(":not([data-cut] *)")]
          .filter((within) => getComputedStyle(within).opacity !== "1")
          .map(({ textContent }) => `not yet: ${textContent}`),
      ])
    const before = []
    for (const part of parts) before.push(await cuts(part))
    for (const [index, part] of parts.entries()) {
      await part.evaluate((element) =>
        element.scrollIntoView({ block: "center", behavior: "instant" }),
      )
      const progress = () =>
        part.evaluate((element) =>
          element
            .getAnimations({ subtree: true })
            .map(({ effect }) => effect as KeyframeEffect)
            .filter(
              ({ target, pseudoElement }) =>
                target === element &&
                (pseudoElement === null ||
                  (pseudoElement === "::before" && element.matches("dl > *"))),
            )
            .map((effect) => effect.getComputedTiming().progress),
        )
      await expect.poll(progress, `part ${index + 1}`).toEqual([1])
      const after = await cuts(part)
      expect(after.join(), `part ${index + 1}`).not.toContain("not yet")
      for (const [of, cut] of (before[index] ?? []).entries())
        expect(["none", after[of]]).toContain(cut)
    }
  })
}

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
        if (!comesDown && px(style.borderTopRightRadius) === 0) return [across]
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
  { width: 1100, where: "crafts", cells: 6, isDaily: false },
  { width: 390, where: "clients", cells: 4, isDaily: false },
] as const) {
  test(`the thread goes through the cells of ${where} in the margins and between the words: ${width} px`, {
    tag: isDaily ? [] : "@nightly",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width, height: 900 })
    await open(page, pathOf("homes/Home"))
    const cells = await weft(page, wefts[where])
    expect(cells).toHaveLength(expected)
    for (const { lane, parts, lines } of cells) {
      expect(parts).not.toEqual([])
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
