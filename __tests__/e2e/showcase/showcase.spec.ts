import type { Page } from "@playwright/test"
import portfolio from "../../../data/portfolio.json"
import { frames, scrollTop } from "../support/measure"
import { pathOf } from "../support/pages"
import { type Project, recordRequests } from "../support/service"
import { list, main, pager, path, test, title } from "../support/showcase"
import { expect, hold, open } from "../support/test"

const kindAt = (path: string) => portfolio.kinds.pages.find(({ to }) => to === path)?.label ?? ""
const web = kindAt("/web-design-development")
const social = kindAt("/social-media-management-projects")

const button = (page: Page, name: "Previous" | "Next") => pager(page).getByRole("button", { name })
const place = (page: Page) => pager(page).getByText(/^Page \d/)

test("shows the latest project completely", async ({ page, projects }) => {
  await open(page, path)
  const [project] = projects as [Project]
  await expect(title(page, project.title)).toBeVisible()
  await expect(main(page).getByText(project.client, { exact: true })).toBeVisible()
  await expect(main(page).getByText("September 2025", { exact: true })).toBeVisible()
  await expect(main(page).getByText(project.duration, { exact: true })).toBeVisible()
  await expect(main(page).getByRole("link", { name: "Pricing ?" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
  const visit = main(page).getByRole("link", { name: project.title })
  await expect(visit).toHaveAttribute("href", `${project.link}/`)
  const steps = main(page)
    .getByRole("list")
    .filter({ hasText: project.steps[0]?.title ?? "" })
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText(
    project.steps.map((step) => step.title),
  )
  for (const { alt } of [project.mainImage, project.secondaryImage]) {
    const picture = main(page).getByRole("img", { name: alt, exact: true })
    await picture.scrollIntoViewIfNeeded()
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  }
})

test("tells the first project as a case, woven while scrolling, and leads on to the next", async ({
  page,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/social-media-management-projects")
  const tabs = page.getByRole("navigation", { name: portfolio.kinds.label })
  await expect(tabs.getByRole("link", { name: social })).toBeInViewport({ ratio: 1 })
  await tabs.getByRole("link", { name: web }).click()
  await expect(tabs.locator("[aria-current=page]")).toHaveText(web)
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()

  const bars = main(page)
    .getByRole("figure")
    .filter({ hasText: "in % by week" })
    .getByRole("listitem")
  const woven = () =>
    bars.first().evaluate((bar) => getComputedStyle(bar.children[2] as Element).clipPath)
  const before = await woven()
  await main(page)
    .getByRole("heading", { name: "What we decided, and why" })
    .scrollIntoViewIfNeeded()
  await expect.poll(woven).not.toBe(before)
  // When all of it has come, it stays so on the way back.
  const result = main(page).getByText("2/3", { exact: true })
  await result.scrollIntoViewIfNeeded()
  await expect(result).toBeVisible()
  const cloth = bars.first().locator("> :nth-child(3)")
  await expect(cloth).toHaveAttribute("data-arrived", "self")
  const whole = await woven()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await frames(page, 3)
  expect(await woven()).toBe(whole)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await wide()).toBeLessThanOrEqual(0)

  const requests = recordRequests(page, list)
  const next = `Next project, 2 of ${projects.length} ${projects[1]?.title}`
  await main(page).getByRole("link", { name: next }).click()
  await expect(title(page, projects[1]?.title ?? "")).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(`${path}?page=2`)
  expect(requests).toHaveLength(1)
})

test("requests one page at a time from the service, and nothing else", async ({
  page,
  projects,
  services,
}) => {
  const requests = recordRequests(page, /\/api\/(?!media)|\/product/)
  await page.addInitScript(() => localStorage.setItem("authToken", "secret"))
  await open(page, path)
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
  await button(page, "Next").click()
  await expect(title(page, projects[1]?.title ?? "")).toBeVisible()
  expect(requests.map((request) => `${request.method()} ${request.url()}`)).toEqual([
    `GET ${services.contentUrl}/api/projects?limit=1&page=1`,
    `GET ${services.contentUrl}/api/projects?limit=1&page=2`,
  ])
  // The token belongs to the product API alone.
  for (const request of requests) {
    expect(await request.headerValue("authorization")).toBeNull()
    expect(await request.headerValue("cookie")).toBeNull()
  }
})

test("Next and Previous lead from the first project to the last and back", async ({
  page,
  projects,
  last,
}) => {
  await open(page, path)
  await expect(place(page)).toHaveText(`Page 1 of ${last}`)
  await expect(button(page, "Previous")).toHaveAttribute("aria-disabled", "true")
  const requests = recordRequests(page, list)
  await button(page, "Previous").click({ force: true })
  for (let number = 2; number <= last; number += 1) {
    await button(page, "Next").click()
    await expect(place(page)).toHaveText(`Page ${number} of ${last}`)
    await expect(title(page, projects[number - 1]?.title ?? "")).toBeVisible()
    await expect(page).toHaveURL(`${path}?page=${number}`)
  }
  await expect(button(page, "Next")).toHaveAttribute("aria-disabled", "true")
  await button(page, "Next").click({ force: true })
  await frames(page, 5)
  await expect(place(page)).toHaveText(`Page ${last} of ${last}`)
  expect(requests).toHaveLength(last - 1)
  await button(page, "Previous").click()
  await expect(place(page)).toHaveText(`Page ${last - 1} of ${last}`)
})

for (const [width, height, tag] of [
  [390, 844, []],
  [1280, 800, "@nightly"],
] satisfies [number, number, tag: "@nightly" | []][]) {
  test(`a page turned by keyboard begins in view and keeps focus on the button at ${width} px`, {
    tag,
  }, async ({ page, projects }) => {
    await page.setViewportSize({ width, height })
    await open(page, path)
    await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
    await button(page, "Next").focus()
    for (const project of projects.slice(1, 3)) {
      await page.keyboard.press("Enter")
      await expect(title(page, project.title)).toBeInViewport({ ratio: 1 })
      await expect(main(page).getByRole("img", { name: project.mainImage.alt })).toBeInViewport()
      await expect(button(page, "Next")).toBeFocused()
    }
  })
}

test("going back restores the scroll position from before the page was turned", {
  tag: "@nightly",
}, async ({ page, projects, last }) => {
  await open(page, path)
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
  await pager(page).scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(300)
  await button(page, "Next").click()
  await expect(title(page, projects[1]?.title ?? "")).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(place(page)).toHaveText(`Page 1 of ${last}`)
  await expect.poll(() => scrollTop(page)).toBeCloseTo(before, -1)
})

test("back and forward lead through the pages visited", async ({ page, last }) => {
  await open(page, path)
  await button(page, "Next").click()
  await expect(place(page)).toHaveText(`Page 2 of ${last}`)
  await button(page, "Next").click()
  await expect(place(page)).toHaveText(`Page 3 of ${last}`)
  await page.goBack()
  await expect(place(page)).toHaveText(`Page 2 of ${last}`)
  await page.goBack()
  await expect(place(page)).toHaveText(`Page 1 of ${last}`)
  await expect(page).toHaveURL(path)
  await page.goForward()
  await expect(place(page)).toHaveText(`Page 2 of ${last}`)
})

test("a shared link opens its page without requesting the first one", { tag: "@nightly" }, async ({
  page,
  projects,
  last,
}) => {
  const requests = recordRequests(page, list)
  await page.goto(`${path}?page=3`)
  await expect(title(page, projects[2]?.title ?? "")).toBeVisible()
  await expect(place(page)).toHaveText(`Page 3 of ${last}`)
  await page.reload()
  await expect(place(page)).toHaveText(`Page 3 of ${last}`)
  expect(requests.map((request) => new URL(request.url()).searchParams.get("page"))).toEqual([
    "3",
    "3",
  ])
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\?page=3$/)
  await expect(page).toHaveTitle(/page 3/i)
})

test("a project has its own address", async ({ page, projects, services }) => {
  const requests = recordRequests(page, list)
  const project = projects[2] as Project
  await page.goto(`${path}?project=${project.slug}`)
  await expect(title(page, project.title)).toBeVisible()
  expect(requests.map((request) => decodeURIComponent(request.url()))).toEqual([
    `${services.contentUrl}/api/projects?where[slug][equals]=${project.slug}`,
  ])
  await expect(page).toHaveTitle(new RegExp(project.title))
  await expect(pager(page)).toHaveCount(0)
  await main(page)
    .getByRole("link", { name: /all projects/ })
    .click()
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
})

test("a project card on the homepage opens its project", { tag: "@nightly" }, async ({ page }) => {
  await open(page, pathOf("homes/Home"))
  await main(page).getByRole("link", { name: "Asaase Clinic" }).click()
  await expect(title(page, "Asaase Clinic")).toBeVisible()
  await expect(page).toHaveURL(`${path}?project=asaase-clinic`)
})

test("the picture of a project card stands on the project's page until its own has loaded, and returns on back", {
  tag: "@nightly",
}, async ({ page }) => {
  const requests = recordRequests(page, list)
  const release = await hold(page, list)
  await open(page, pathOf("homes/Home"))
  await expect(page.locator("html[data-shuttle]")).toBeAttached()
  const card = main(page).getByRole("article").filter({ hasText: "Kente Lane Market" })
  const link = card.getByRole("link")
  // The router prefetches the page: one that isn't loaded yet has no transition.
  await link.hover()
  const to = String(await link.getAttribute("href"))
  await page.waitForFunction((to) => window.___loader?.loadPageSync(to), to)
  const shown = await card
    .getByRole("img")
    .evaluate((picture) => (picture as HTMLImageElement).currentSrc)
  await link.click()
  const copy = main(page).locator("[data-lifted] > img")
  await expect(copy).toHaveJSProperty("currentSrc", shown)
  await expect.poll(() => scrollTop(page)).toBe(0)
  release()
  await expect(title(page, "Kente Lane Market")).toBeVisible()
  await expect(main(page).locator("img[fetchpriority=high]")).toBeVisible()
  await expect(copy).toHaveCount(0)
  expect(requests).toHaveLength(1)
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
        document.documentElement.dataset.moving = moving.map((each) => each.pseudoElement).join()
      })
      return transition
    }
  })
  await page.goBack()
  await expect(page.locator("html[data-moving*='group(picture)']")).toBeAttached()
  await expect(link).toBeInViewport()
})

test("leaving the page cancels the request", { tag: "@nightly" }, async ({ page }) => {
  await hold(page, list)
  await open(page, path)
  const given = page.waitForEvent("requestfailed", (request) => list.test(request.url()))
  await page.getByRole("link", { name: "Talk to an expert" }).first().click()
  expect((await given).failure()?.errorText).toBe("net::ERR_ABORTED")
  await expect(page).toHaveURL("/contact-us")
})
