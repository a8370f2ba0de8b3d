import type { Page } from "@playwright/test"
import { contentListPage } from "../../../src/showcase/contentLists"
import { readable, recordRequests } from "../support/service"
import { test as base, expect, open } from "../support/test"
import { expectBelowHeader } from "../support/view"

type Doc = {
  title: string
  gallery?: { alt: string }[]
  videoUrl?: string
  serviceFeatures?: { featureTitle: string }[]
}

type Fetch = (list: string, query?: string) => Promise<{ docs: Doc[]; totalPages: number }>

const test = base.extend<object, { ask: Fetch }>({
  ask: [
    async ({ services: { directContentUrl } }, use) =>
      use(async (list, query = "limit=100") => {
        const answer = await fetch(`${directContentUrl}/api/${list}?${query}`)
        return answer.json()
      }),
    { scope: "worker" },
  ],
})

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string) =>
  main(page).getByRole("heading", { level: 2, name, exact: true })
const requestsOf = (page: Page) => recordRequests(page, /\/api\/(?!media)/)
const answerWith = (page: Page, answer: { status?: number; json?: unknown; body?: string }) =>
  page.route(/\/api\/(?!media)/, (route) => route.fulfill({ ...answer, headers: readable }))

test("the pages of another list turn too, and back", { tag: "@nightly" }, async ({ page, ask }) => {
  const { docs } = await ask("logo-branding-projects")
  await open(page, "/logo-branding")
  await expect(main(page).getByText(`Page 1 of ${docs.length}`)).toBeVisible()
  await main(page).getByRole("button", { name: "Next" }).click()
  await expect(heading(page, String(docs[1]?.title))).toBeVisible()
  await expect(page).toHaveURL("/logo-branding?page=2")
  await page.goBack()
  await expect(heading(page, String(docs[0]?.title))).toBeVisible()
})

test("a page reports a project that can't be loaded, and tries again on request", {
  tag: "@nightly",
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/500|ApiError/)
  await answerWith(page, { status: 500, json: { errors: [{ message: "Down" }] } })
  await open(page, "/logo-branding")
  const { failed } = contentListPage("showcase/ProjectsPage", "logo-branding-projects").texts
  await expect(main(page).getByText(failed, { exact: true })).toBeVisible()
  await page.unroute(/\/api\/(?!media)/)
  await main(page).getByRole("button", { name: "Try again" }).click()
  await expect(main(page).getByText(/^Page 1 of/)).toBeVisible()
})

test("a service page turns its pages like a project page", { tag: "@nightly" }, async ({
  page,
  ask,
}) => {
  const { docs } = await ask("web-services", "limit=100&where[isActive][equals]=true")
  await open(page, "/web-services")
  await expect(main(page).getByText(`Page 1 of ${docs.length}`)).toBeVisible()
  const { featureTitle = "" } = docs[0]?.serviceFeatures?.[0] ?? {}
  await expect(main(page).getByRole("heading", { name: featureTitle, exact: true })).toBeVisible()
  await main(page).getByRole("button", { name: "Next" }).click()
  await expect(heading(page, String(docs[1]?.title))).toBeVisible()
  await expect(page).toHaveURL("/web-services?page=2")
  await page.reload()
  await expect(heading(page, String(docs[1]?.title))).toBeVisible()
})

test("behind a captive portal, a service page shows no error and still makes sense", {
  tag: "@nightly",
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ApiError/)
  await answerWith(page, { status: 200, body: "<html>Sign in</html>" })
  await open(page, "/mobile-app-development")
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mobile App Development")
  await expect(main(page).getByRole("link", { name: "Ask us about this service" })).toBeVisible()
  const [words] = await main(page).allInnerTexts()
  expect(words).not.toMatch(/failed|error/i)
})

for (const [name, size, tag] of [
  ["a phone", { width: 390, height: 844 }, []],
  ["a desktop", { width: 1280, height: 800 }, "@nightly"],
] satisfies [string, { width: number; height: number }, tag: "@nightly" | []][]) {
  test(`a project that is opened begins in view on ${name}, and at most one is open`, {
    tag,
  }, async ({ page, ask }) => {
    await page.setViewportSize(size)
    await open(page, "/content-creation")
    const { docs } = await ask("content-creation-projects", "limit=10")
    const titles = main(page).locator("summary").getByRole("heading", { level: 2 })
    await expect(titles).toHaveText(docs.slice(0, 6).map(({ title }) => title))
    const items = main(page).locator("details")
    await expect(items.first()).toHaveAttribute("open")
    for (const index of [1, 2, 0]) {
      const summary = items.nth(index).locator("summary")
      await summary.click()
      await expect(items.nth(index)).toHaveAttribute("open")
      await expect(main(page).locator("details[open]")).toHaveCount(1)
      await expect(summary).toBeInViewport({ ratio: 1 })
      await expectBelowHeader(page, summary)
    }
    await items.first().locator("summary").click()
    await expect(main(page).locator("details[open]")).toHaveCount(0)
  })
}

test("more than six projects are paged without another request", { tag: "@nightly" }, async ({
  page,
}) => {
  const docs = Array.from({ length: 8 }, (_, index) => ({
    id: index,
    title: `Series ${index + 1}`,
  }))
  await answerWith(page, { json: { docs, totalPages: 1 } })
  const requests = requestsOf(page)
  await open(page, "/content-creation")
  await expect(main(page).locator("summary")).toHaveCount(6)
  await main(page).getByRole("button", { name: "Next" }).click()
  await expect(main(page).locator("summary")).toHaveCount(2)
  await expect(main(page).getByText("Page 2 of 2")).toBeVisible()
  await expect(page).toHaveURL("/content-creation?page=2")
  expect(requests).toHaveLength(1)
})

test("a gallery picture opens on its own when the viewer's code can't be loaded", {
  tag: "@nightly",
}, async ({ page, ask, consoleErrors }) => {
  consoleErrors.expect(
    /viewer could not be loaded|Failed to load resource|ChunkLoadError|Loading (CSS )?chunk/,
  )
  const { docs } = await ask("creative-branding-projects")
  await open(page, "/creative-branding")
  const opener = main(page).getByRole("link", { name: docs[0]?.gallery?.[0]?.alt ?? "" })
  await expect(opener).toBeVisible()
  const address = String(await opener.getAttribute("href"))
  await page.route("**/*.js", (route) => route.abort())
  await opener.click()
  await expect(page).toHaveURL(address)
})

test("a film's host gets no request before the visitor plays", async ({
  page,
  ask,
  otherHosts,
}) => {
  const { docs } = await ask("video-editing-animation-projects")
  const player = { contentType: "text/html", body: "<title>Player</title>" }
  const asked = await Promise.all(
    ["www.youtube-nocookie.com", "player.vimeo.com"].map((host) => otherHosts.stub(host, player)),
  )
  await open(page, "/video-editing-and-animation")
  await expect(heading(page, String(docs[0]?.title))).toBeVisible()
  expect(asked.flat()).toEqual([])
  await main(page)
    .getByRole("button", { name: /^Play the film/ })
    .click()
  await expect(main(page).locator("iframe")).toBeFocused()
  await expect.poll(() => asked.flat().length).toBe(1)
})

for (const path of ["/logo-branding", "/content-creation", "/web-services"]) {
  const tag = path === "/content-creation" ? [] : "@nightly"
  test(`${path} never runs code from the service`, { tag }, async ({ page }) => {
    const bad = "<img src=x onerror=\"document.title='run'\">"
    const doc = {
      id: 1,
      title: `${bad}${"weave".repeat(200)}`,
      description: bad,
      link: "javascript:document.title='run'",
      videoUrl: "javascript:document.title='run'",
      mainImage: 7,
      heroImageUrl: "javascript:document.title='run'",
      secondaryImages: "none",
      gallery: [null, 3, { imageUrl: "data:text/html,x" }],
      serviceFeatures: [{ featureTitle: 5, featurePoints: [null, { point: bad }] }],
      workingApproach: "many",
      steps: [{ title: null, text: 12 }],
    }
    await answerWith(page, { json: { docs: [doc, null, "x"], totalPages: null } })
    await open(page, path)
    await expect(main(page).getByRole("heading", { level: 2 }).first()).toContainText("onerror")
    await expect(page).not.toHaveTitle("run")
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(wide).toBeLessThanOrEqual(0)
  })
}
