import type { Page } from "@playwright/test"
import contact from "../../data/contact.json"
import site from "../../data/site.json"
import { boxOf, topOf } from "./support/measure"
import { expect, open, test } from "./support/test"

/** The map of the contact page. */

const path = "/contact-us"
const tiles = "tile.openstreetmap.org"
const tile = {
  contentType: "image/png",
  body: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
}
const band = (page: Page) => page.getByRole("region", { name: contact.map.title })
const elsewhere = (page: Page) =>
  band(page)
    .getByRole("link", { name: /OpenStreetMap/ })
    .first()
const pin = (page: Page) => band(page).getByRole("img", { name: site.address })

/** The map during a zoom animation, when it ignores clicks. */
const turning = (page: Page) => band(page).locator(".leaflet-zoom-anim")

const zooms = (asked: string[]) => asked.map((url) => Number(new URL(url).pathname.split("/")[1]))

/** Path of the tile with the office (Web Mercator). */
function officeTile(): string {
  const { latitude, longitude, zoom } = contact.map
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
  const [x, y] = [longitude / 180, -north].map((part) => Math.floor(((1 + part) / 2) * 2 ** zoom))
  return `/${zoom}/${x}/${y}.png`
}

test("requests nothing before it is scrolled to, then shows the office with one pin, and shifts nothing", async ({
  page,
  otherHosts,
}) => {
  const asked = await otherHosts.stub(tiles, tile)
  await open(page, path)
  expect(asked).toEqual([])
  await band(page).scrollIntoViewIfNeeded()
  const end = await topOf(page.getByRole("contentinfo"))
  await expect(pin(page)).toBeVisible()
  expect(await topOf(page.getByRole("contentinfo"))).toBeCloseTo(end, 0)
  await expect(pin(page)).toHaveCount(1)
  await expect.poll(() => asked.map((url) => new URL(url).pathname)).toContain(officeTile())
  expect(new Set(zooms(asked))).toEqual(new Set([contact.map.zoom]))
})

test("leaves the wheel to the page, and zooms out to 3 and no further", {
  tag: "@nightly",
}, async ({ page, otherHosts }) => {
  const asked = await otherHosts.stub(tiles, tile)
  await open(page, path)
  await band(page).scrollIntoViewIfNeeded()
  await expect(pin(page)).toBeVisible()
  const { x, y } = await boxOf(pin(page))
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(x - 60, y)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before)
  expect(new Set(zooms(asked))).toEqual(new Set([contact.map.zoom]))
  const out = band(page).getByRole("button", { name: "Zoom out" })
  for (const zoom of [9, 6, 3]) {
    // The shift key zooms three steps at once.
    await out.click({ modifiers: ["Shift"] })
    await expect.poll(() => Math.min(...zooms(asked))).toBe(zoom)
    await expect(turning(page)).toHaveCount(0)
  }
  await expect(out).toHaveAttribute("aria-disabled", "true")
  await out.click({ force: true })
  expect(Math.min(...zooms(asked))).toBe(3)
})

test("shows the address and a link when its tiles can't be loaded", { tag: "@nightly" }, async ({
  page,
  otherHosts,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_ADDRESS_UNREACHABLE/)
  const asked = await otherHosts.stub(tiles)
  await open(page, path)
  await band(page).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(band(page).getByText(site.address).first()).toBeVisible()
  await expect(elsewhere(page)).toHaveAttribute("href", /5\.6.*-0\.19/)
  await expect(pin(page)).toBeHidden()
})

test("shows the address and a link when its code can't be loaded", { tag: "@nightly" }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|map's code/)
  await open(page, path)
  await page.route("**/*.js", (route) => route.abort())
  await band(page).scrollIntoViewIfNeeded()
  await expect(elsewhere(page)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
})
