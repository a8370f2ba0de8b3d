import type { Page } from "@playwright/test"
import { frames, scrollTop } from "./support/measure"
import { type Project, recordRequests } from "./support/service"
import { list, main, pager, path, test, title } from "./support/showcase"
import { expect, hold, open } from "./support/test"

const button = (page: Page, name: "Previous" | "Next") => pager(page).getByRole("button", { name })
const place = (page: Page) => pager(page).getByText(/^Page \d/)

test("the latest project is shown whole", async ({ page, projects }) => {
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

test("the service is asked for one page at a time, and for nothing else", async ({
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
  // The token is the product API's alone.
  for (const request of requests) {
    expect(await request.headerValue("authorization")).toBeNull()
    expect(await request.headerValue("cookie")).toBeNull()
  }
})

test("one turns from the first project to the last and back", async ({ page, projects, last }) => {
  await open(page, path)
  await expect(place(page)).toHaveText(`Page 1 of ${last}`)
  await expect(button(page, "Previous")).toHaveAttribute("aria-disabled", "true")
  for (let number = 2; number <= last; number += 1) {
    await button(page, "Next").click()
    await expect(place(page)).toHaveText(`Page ${number} of ${last}`)
    await expect(title(page, projects[number - 1]?.title ?? "")).toBeVisible()
    await expect(page).toHaveURL(`${path}?page=${number}`)
  }
  await expect(button(page, "Next")).toHaveAttribute("aria-disabled", "true")
  await button(page, "Previous").click()
  await expect(place(page)).toHaveText(`Page ${last - 1} of ${last}`)
})

test("at the ends the buttons do nothing", async ({ page, last }) => {
  await open(page, path)
  await expect(place(page)).toHaveText(`Page 1 of ${last}`)
  const requests = recordRequests(page, list)
  await button(page, "Previous").click({ force: true })
  await page.goto(`${path}?page=${last}`)
  await expect(place(page)).toHaveText(`Page ${last} of ${last}`)
  await button(page, "Next").click({ force: true })
  await frames(page, 5)
  await expect(place(page)).toHaveText(`Page ${last} of ${last}`)
  expect(requests).toHaveLength(1)
})

test("the keyboard turns pages, and stays on the button that was pressed", async ({
  page,
  projects,
}) => {
  await open(page, path)
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
  await button(page, "Next").focus()
  await page.keyboard.press("Enter")
  await expect(title(page, projects[1]?.title ?? "")).toBeVisible()
  await expect(button(page, "Next")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(title(page, projects[2]?.title ?? "")).toBeVisible()
  await expect(button(page, "Next")).toBeFocused()
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a turned page begins in view, its title too, at ${width} px`, async ({
    page,
    projects,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, path)
    await button(page, "Next").click()
    const name = projects[1]?.title ?? ""
    await expect(title(page, name)).toBeInViewport({ ratio: 1 })
    await expect(
      main(page).getByRole("img", { name: projects[1]?.mainImage.alt ?? "" }),
    ).toBeInViewport()
    await expect(button(page, "Next")).toBeFocused()
  })
}

test("back leads to the place from which the page was turned", async ({ page, projects, last }) => {
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

test("back and forward lead through the pages that were turned", async ({ page, last }) => {
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

test("a shared page opens there, without asking for the first one", async ({
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

for (const query of ["?page=0", "?page=-1", "?page=1.5", "?page=many", "?page="]) {
  test(`${query} is the first page`, async ({ page, last }) => {
    await page.goto(path + query)
    await expect(place(page)).toHaveText(`Page 1 of ${last}`)
  })
}

test("a page beyond the last one says so, and leads back", async ({ page, projects, last }) => {
  await page.goto(`${path}?page=99`)
  const status = main(page).getByRole("status").filter({ hasText: "There is no page 99" })
  await expect(status).toContainText(`page ${last}`)
  await expect(page.getByText(/Page 99 of/)).toHaveCount(0)
  await status.getByRole("link").click()
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
})

test("a project has an address of its own", async ({ page, projects, services }) => {
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

test("a card of the homepage opens its project", async ({ page }) => {
  await open(page, "/")
  await main(page).getByRole("link", { name: "Asaase Clinic" }).click()
  await expect(title(page, "Asaase Clinic")).toBeVisible()
  await expect(page).toHaveURL(`${path}?project=asaase-clinic`)
})

test("a project that nobody has any more says so, and leads on", async ({ page, projects }) => {
  await page.goto(`${path}?project=${encodeURIComponent("no such&project=[x]")}`)
  const status = main(page).getByRole("status").filter({ hasText: "not on show" })
  await status.getByRole("link").click()
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
})

test("while the service takes its time the page says that it is loading", async ({
  page,
  projects,
}) => {
  const release = await hold(page, list)
  await open(page, path)
  const spinner = main(page).getByRole("status").filter({ hasText: "Loading the project" })
  await expect(spinner).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  release()
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
  await expect(spinner).toHaveCount(0)
})

test("while a page is being turned both buttons wait, and a second click asks for nothing", async ({
  page,
  projects,
  last,
}) => {
  await open(page, path)
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
  const release = await hold(page, list)
  const requests = recordRequests(page, list)
  await button(page, "Next").click()
  await expect(main(page).getByText("Loading the project")).toBeVisible()
  await expect(button(page, "Next")).toHaveAttribute("aria-disabled", "true")
  await expect(button(page, "Previous")).toHaveAttribute("aria-disabled", "true")
  await button(page, "Next").click({ force: true })
  await button(page, "Previous").click({ force: true })
  release()
  await expect(title(page, projects[1]?.title ?? "")).toBeVisible()
  await expect(place(page)).toHaveText(`Page 2 of ${last}`)
  expect(requests).toHaveLength(1)
})

test("a late answer to an old page never replaces a newer one", async ({
  page,
  projects,
  last,
}) => {
  await open(page, path)
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
  // The second page answers last of all, in spite of having been given up.
  const release = await hold(page, /\/api\/projects\?.*page=2$/)
  await button(page, "Next").click()
  await expect(main(page).getByText("Loading the project")).toBeVisible()
  await page.goBack()
  await expect(place(page)).toHaveText(`Page 1 of ${last}`)
  release()
  await frames(page, 20)
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
  await expect(title(page, projects[1]?.title ?? "")).toHaveCount(0)
})

test("leaving the page cancels what is under way", async ({ page }) => {
  await hold(page, list)
  await open(page, path)
  const given = page.waitForEvent("requestfailed", (request) => list.test(request.url()))
  await page.getByRole("link", { name: "Talk to an expert" }).first().click()
  expect((await given).failure()?.errorText).toBe("net::ERR_ABORTED")
  await expect(page).toHaveURL("/contact-us")
})
