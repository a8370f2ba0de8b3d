import sharp from "sharp"
import home from "../../data/home.json"
import { waitForAnimations } from "./support/measure"
import { pathOf } from "./support/pages"
import { expect, open, test } from "./support/test"

/** Where scrollbars take up space, as on most Windows machines. Needs a browser of its own. */
test.use({ scrollbars: "classic" })

test("the film dialog dims the page from edge to edge", { tag: "@nightly" }, async ({
  page,
  otherHosts,
}) => {
  const { video } = home.hero
  await otherHosts.stub("www.youtube-nocookie.com", {
    contentType: "text/html",
    body: "<!doctype html><title>Film</title>",
  })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, pathOf("homes/Home"))
  await page.getByRole("button", { name: video.label }).click()
  const dialog = page.getByRole("dialog", { name: video.title })
  await expect(dialog.locator("iframe")).toBeVisible()
  await waitForAnimations(dialog)
  const lightest = async () => {
    const gutter = { x: 1265, y: 300, width: 15, height: 200 }
    const { channels } = await sharp(await page.screenshot({ clip: gutter })).stats()
    return Math.max(...channels.map(({ max }) => max))
  }
  await expect.poll(lightest).toBeLessThan(100)
})
