import type { Page } from "@playwright/test"
import { routes } from "../../src/routes"
import { pageOf, projectPages, servicePages } from "../../src/showcase/pages"
import { readable, recordRequests } from "./support/service"
import { test as base, expect, hold, open } from "./support/test"
import { expectBelowHeader } from "./support/view"

type Doc = {
  title: string
  gallery?: { alt: string }[]
  videoUrl?: string
  serviceFeatures?: { featureTitle: string }[]
}

/** Pages that read a list of the content service, by the template they share. */
const pagesOf = (template: string) =>
  routes
    .filter((route) => route.template === template)
    .map(({ path, title, context }) => ({ path, title, list: String(context?.list) }))

const projects = pagesOf("ProjectsPage").filter(({ list }) => list !== "projects")
const folded = pagesOf("FoldedProjectsPage")
const services = pagesOf("ServicesPage")

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
const viewer = (page: Page) => page.getByRole("dialog", { name: /^(Gallery|Pictures) of/ })

for (const { path, list } of projects) {
  test(`${path} shows its list, one project at a time`, async ({ page, ask, services }) => {
    const requests = requestsOf(page)
    const { docs } = await ask(list)
    await open(page, path)
    await expect(heading(page, String(docs[0]?.title))).toBeVisible()
    await expect(main(page).getByText(`Page 1 of ${docs.length}`)).toBeVisible()
    expect(requests.map((request) => request.url())).toEqual([
      `${services.contentUrl}/api/${list}?limit=1&page=1`,
    ])
    await main(page).getByRole("button", { name: "Next" }).click()
    await expect(heading(page, String(docs[1]?.title))).toBeVisible()
    await expect(page).toHaveURL(`${path}?page=2`)
    await page.goBack()
    await expect(heading(page, String(docs[0]?.title))).toBeVisible()
  })

  test(`${path} says so when its project can't be loaded, and tries again when asked`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/500|ApiError/)
    await answerWith(page, { status: 500, json: { errors: [{ message: "Down" }] } })
    await open(page, path)
    await expect(
      main(page).getByText(pageOf(projectPages, list).words.failed, { exact: true }),
    ).toBeVisible()
    await page.unroute(/\/api\/(?!media)/)
    await main(page).getByRole("button", { name: "Try again" }).click()
    await expect(main(page).getByText(/^Page 1 of/)).toBeVisible()
  })
}

for (const { path, list } of services) {
  test(`${path} shows its active services, and no other`, async ({ page, ask, services }) => {
    const requests = requestsOf(page)
    const active = await ask(list, "limit=100&where[isActive][equals]=true")
    await open(page, path)
    await expect(heading(page, String(active.docs[0]?.title))).toBeVisible()
    await expect(main(page).getByText(`Page 1 of ${active.docs.length}`)).toBeVisible()
    await expect(
      main(page).getByRole("heading", {
        name: active.docs[0]?.serviceFeatures?.[0]?.featureTitle ?? "",
        exact: true,
      }),
    ).toBeVisible()
    await expect(
      main(page).getByRole("heading", { name: pageOf(servicePages, list).approach }),
    ).toBeVisible()
    expect(requests.map((request) => request.url())).toEqual([
      `${services.contentUrl}/api/${list}?limit=1&page=1&where[isActive][equals]=true`,
    ])
  })
}

test("a service page turns its pages like a project page", async ({ page, ask }) => {
  const { docs } = await ask("web-services", "limit=100&where[isActive][equals]=true")
  await open(page, "/web-services")
  await main(page).getByRole("button", { name: "Next" }).click()
  await expect(heading(page, String(docs[1]?.title))).toBeVisible()
  await expect(page).toHaveURL("/web-services?page=2")
  await page.reload()
  await expect(heading(page, String(docs[1]?.title))).toBeVisible()
})

for (const [what, answer] of [
  ["is down", { status: 503, body: "" }],
  ["answers with a page of a hotel's Wi-Fi", { status: 200, body: "<html>Sign in</html>" }],
] as const) {
  test(`while the service ${what}, a service page shows no error and still makes sense`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/503|ApiError/)
    await answerWith(page, answer)
    await open(page, "/mobile-app-development")
    await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mobile App Development")
    await expect(main(page).getByRole("link", { name: "Ask us about this service" })).toBeVisible()
    const [words] = await main(page).allInnerTexts()
    expect(words).not.toMatch(/failed|error/i)
  })
}

test("a list without active services says so", async ({ page }) => {
  await answerWith(page, { json: { docs: [], totalPages: 0 } })
  await open(page, "/social-media-management")
  await expect(main(page).getByText("No active services found.")).toBeVisible()
  await expect(main(page).getByText(/Page \d/)).toHaveCount(0)
})

for (const { path, list } of folded) {
  test(`${path} folds its projects: one is open, a click on it closes it`, async ({
    page,
    ask,
    services,
  }) => {
    const requests = requestsOf(page)
    const { docs } = await ask(list, "limit=10")
    await open(page, path)
    const titles = main(page).locator("summary").getByRole("heading", { level: 2 })
    await expect(titles).toHaveText(docs.slice(0, 6).map(({ title }) => title))
    const groups = main(page).getByRole("group")
    const opened = main(page).locator("details[open]")
    await expect(opened).toHaveCount(1)
    await titles.nth(1).click()
    await expect(groups.nth(1)).toHaveAttribute("open", "")
    await expect(opened).toHaveCount(1)
    await titles.nth(1).click()
    await expect(opened).toHaveCount(0)
    expect(requests.map((request) => request.url())).toEqual([
      `${services.contentUrl}/api/${list}?limit=10`,
    ])
  })

  test(`${path} says so when its projects can't be loaded`, async ({ page, trouble }) => {
    trouble.expect(/502|ApiError/)
    await answerWith(page, { status: 502, body: "<html>Bad gateway</html>" })
    await open(page, path)
    await expect(
      main(page).getByText("Failed to load projects. Please try again later."),
    ).toBeVisible()
  })
}

for (const [name, size] of [
  ["a desktop", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(`a folded project that is opened begins in view on ${name}, and at most one is open`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, "/content-creation")
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

test("more than six folded projects are paged without asking again", async ({ page }) => {
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

test("a gallery opens over the whole screen, wraps around and gives the focus back", async ({
  page,
  ask,
}) => {
  const { docs } = await ask("creative-branding-projects")
  const gallery = docs[0]?.gallery ?? []
  const [first, second] = gallery as [{ alt: string }, { alt: string }]
  const last = gallery.at(-1) as { alt: string }
  await open(page, "/creative-branding")
  const opener = main(page).getByRole("link", { name: first.alt })
  await opener.focus()
  await page.keyboard.press("Enter")
  await expect(viewer(page).getByRole("img")).toHaveAttribute("alt", first.alt)
  await expect(viewer(page).getByRole("status")).toContainText(`1 of ${gallery.length}`)
  await page.keyboard.press("ArrowLeft")
  await expect(viewer(page).getByRole("img")).toHaveAttribute("alt", last.alt)
  await page.keyboard.press("ArrowRight")
  await expect(viewer(page).getByRole("img")).toHaveAttribute("alt", first.alt)
  await viewer(page).getByRole("button", { name: "Next picture" }).click()
  await expect(viewer(page).getByRole("img")).toHaveAttribute("alt", second.alt)
  await page.keyboard.press("Escape")
  await expect(viewer(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test("where the viewer's code can't be loaded, a picture opens by itself", async ({
  page,
  ask,
  trouble,
}) => {
  trouble.expect(
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

test("a film's host is asked for nothing before the visitor plays", async ({
  page,
  ask,
  otherHosts,
}) => {
  const { docs } = await ask("video-editing-animation-projects")
  const player = { contentType: "text/html", body: "<title>Player</title>" }
  const asked = await Promise.all(
    ["www.youtube-nocookie.com", "player.vimeo.com"].map((host) =>
      otherHosts.standIn(host, player),
    ),
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

test("a film that no known host holds is said to be none", async ({ page }) => {
  const doc = { id: 1, title: "The Weaver's Hour", videoUrl: "https://films.example/watch" }
  await answerWith(page, { json: { docs: [doc], totalPages: 1 } })
  await open(page, "/video-editing-and-animation")
  await expect(main(page).getByText("No video available for this project.")).toBeVisible()
})

for (const path of ["/logo-branding", "/content-creation", "/web-services"]) {
  test(`${path} runs nothing that the service sends, however strange`, async ({ page }) => {
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

test("leaving a page while its list is on the way cancels the request", async ({ page }) => {
  const release = await hold(page, /\/api\/content-creation-projects/)
  await open(page, "/content-creation")
  await expect(main(page).getByText("Loading the projects")).toBeVisible()
  const cancelled = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("content-creation-projects"),
  )
  await page.getByRole("link", { name: "Adwene, homepage" }).click()
  await cancelled
  release()
})
