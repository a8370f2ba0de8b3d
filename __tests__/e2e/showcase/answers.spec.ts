import type { Page } from "@playwright/test"
import { hostRules } from "../../../scripts/lib/browser/browserArguments.mjs"
import { recordRequests } from "../support/service"
import { answerWith, list, main, path, test, title } from "../support/showcase"
import { expect, open } from "../support/test"

/** Responses of the service, and what a visitor sees. */

const answerWithDocument = (page: Page, document: unknown) =>
  answerWith(page, { json: { docs: [document], totalPages: 1 } })

/** Visible text only: hidden text may mention failures. */
const shownWords = { useInnerText: true }

/** Expects the page without a project to be complete: no error text, and two links to go on. */
async function expectWholeWithoutProject(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Web Design & Development")
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible()
  await expect(main(page)).not.toContainText(/fail|error|undefined|null|Page 1 of/i, shownWords)
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  await expect(main(page).getByRole("link", { name: /show you our work/ })).toHaveAttribute(
    "href",
    "/contact-us",
  )
}

test("while the service is down the page stays complete, logs it once, and tries again on request", async ({
  page,
  projects,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_CONNECTION_REFUSED/)
  consoleErrors.expect(/got no answer/)
  const reports: string[] = []
  page.on("console", (message) => {
    if (/got no answer/.test(message.text())) reports.push(message.text())
  })
  const requests = recordRequests(page, list)
  await page.route(list, (route) => route.abort("connectionrefused"))
  await open(page, path)
  await expectWholeWithoutProject(page)
  await expect.poll(() => reports).toHaveLength(1)
  expect(requests).toHaveLength(1)
  const again = main(page).getByRole("button", { name: "Try again" })
  await again.click()
  await expect.poll(() => reports).toHaveLength(2)
  await expectWholeWithoutProject(page)
  await page.unrouteAll()
  await again.click()
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
})

test("the page stays complete when the service is unreachable", { tag: "@nightly" }, async ({
  playwright,
  launchOptions,
  services,
  baseURL,
}) => {
  // Port 9, where nothing listens.
  const rules = `${hostRules(services, { contentPort: 9 })},MAP * ~NOTFOUND`
  const args = launchOptions.args?.filter((arg) => !arg.startsWith("--host-resolver-rules"))
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(args ?? []), rules],
  })
  const page = await browser.newPage({ baseURL: String(baseURL) })
  await page.goto(path)
  await expectWholeWithoutProject(page)
  await browser.close()
})

test("code from the service never runs", async ({ page }) => {
  page.on("dialog", (dialog) => {
    throw new Error(`A dialog: ${dialog.message()}`)
  })
  const markup = `<img src=x onerror="window.hacked=1"><script>window.hacked=2</script>`
  await answerWithDocument(page, {
    id: 1,
    title: `${markup}Hostile`,
    description: markup,
    client: markup,
    date: markup,
    duration: markup,
    link: "javascript:window.hacked=3",
    mainImage: { url: "javascript:window.hacked=4", alt: markup },
    secondaryImage: { url: "data:text/html,<script>window.hacked=5</script>", alt: markup },
    steps: [{ id: "1", title: markup, text: markup }],
  })
  await open(page, path)
  await expect(title(page, "Hostile")).toContainText(markup)
  await expect(main(page).getByRole("link", { name: /Visit/ })).toHaveCount(0)
  await expect(main(page).locator("article img")).toHaveCount(0)
  await expect(page.locator('[href^="javascript:" i], [src^="javascript:" i]')).toHaveCount(0)
  expect(await page.evaluate(() => "hacked" in window)).toBe(false)
})

test("a picture's URL can't break out of its srcset", async ({ page }) => {
  await answerWithDocument(page, {
    id: 1,
    title: "Commas",
    mainImage: {
      url: "/api/media/file/x.jpg",
      alt: "A picture",
      sizes: { a: { url: "/a, javascript:alert(1) 2x", width: 400 }, b: { url: null, width: -1 } },
    },
  })
  await page.route(/\/api\/media|\/a,|\/a%2C/, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
  await open(page, path)
  await expect(title(page, "Commas")).toBeVisible()
  const set = await main(page).locator("article img").getAttribute("srcset")
  expect(set?.split(/,\s+/)).toHaveLength(1)
})

test("long words don't widen the page", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const long = "Donaudampfschifffahrt".repeat(12)
  await answerWithDocument(page, {
    id: 1,
    title: long,
    description: long,
    client: long,
    duration: long,
    steps: [{ id: "1", title: long, text: long }],
  })
  await open(page, path)
  await expect(title(page, long)).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the page says what is missing, and offers contact", async ({ page }) => {
    await page.goto(path)
    const note = main(page).getByText(/scripts are off/)
    await expect(note).toBeVisible()
    await expect(note.getByRole("link")).toHaveAttribute("href", "/contact-us")
  })
})
