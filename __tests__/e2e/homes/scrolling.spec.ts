import type { Locator, Page } from "@playwright/test"
import home from "../../../data/home.json"
import { region } from "../support/homes"
import { pathOf } from "../support/pages"
import { expect, hydrated, open, test } from "../support/test"

/** What scrolling does on the homepage beside the thread: pictures that change frame by frame, and what unrolls or is held. */

const missionLoom = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: home.mission.title, exact: true }) })
    .locator("> div")

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

test("in their pictures, crafts are practised, pages scrolled and a portrait rises as the visitor scrolls past", {
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
  const client = page
    .getByRole("region", { name: home.testimonials.title })
    .getByRole("listitem")
    .first()
  const frameAt = async (percent: number, card = craft) =>
    Number.parseFloat((await styleAt(card, percent, "objectPosition")).replace("0px ", ""))
  await page.mouse.move(640, 300)
  // Before the page is scrolled, the picture itself is there.
  await expect(layer(craft)).toHaveCSS("opacity", "0")
  // Frames arrive below the window: in view, they would wait.
  await frameAt(-20)
  await expect(layer(craft)).toBeVisible()
  // From the first frame on, until past 100% there is none.
  await expect.poll(() => frameAt(24)).toBe(0)
  await expect(layer(craft)).toHaveCSS("opacity", "1")
  await expect.poll(() => frameAt(50)).toBeGreaterThan(0)
  expect(await frameAt(50)).toBeLessThan(100)
  await expect.poll(() => frameAt(90)).toBeGreaterThan(100)
  await expect.poll(() => styleAt(project, 70, "translate")).toMatch(/^0px calc\(-|^0px -/)
  await frameAt(-20, client)
  await expect(layer(client)).toBeVisible()
  await expect.poll(() => frameAt(36, client)).toBe(0)
  await expect.poll(() => frameAt(60, client)).toBeGreaterThan(0)
  expect(await frameAt(60, client)).toBeLessThan(100)
  await expect.poll(() => frameAt(90, client)).toBeGreaterThan(100)
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
