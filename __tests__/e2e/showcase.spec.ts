import type { Page } from "@playwright/test"
import { hostRules } from "../../scripts/lib/browserArguments.mjs"
import { routes } from "../../src/routes"
import { expectNoShift, frames, recordShifts } from "./support/measure"
import { type Project, projectsOf, readable, recordRequests } from "./support/service"
import { test as base, expect, hold, open } from "./support/test"

const path = "/web-design-development"
const list = /\/api\/projects\?/

const test = base.extend<object, { projects: Project[]; last: number }>({
  projects: [async ({ services }, use) => use(await projectsOf(services)), { scope: "worker" }],
  last: [async ({ projects }, use) => use(projects.length), { scope: "worker" }],
})

const main = (page: Page) => page.getByRole("main")
const title = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name })
const pager = (page: Page) => page.getByRole("navigation", { name: "Projects" })
const button = (page: Page, name: "Previous" | "Next") => pager(page).getByRole("button", { name })
const place = (page: Page) => pager(page).getByText(/^Page \d/)

/** Answers in place of the service. */
async function answerWith(page: Page, answer: { status?: number; json?: unknown; body?: string }) {
  await page.route(list, (route) => route.fulfill({ ...answer, headers: readable }))
}

const answerWithDocument = (page: Page, document: unknown) =>
  answerWith(page, { json: { docs: [document], totalPages: 1 } })

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

const byService = routes.filter(({ context }) => context?.list)

/** What a page asks for when it is opened (SPEC 7). */
function firstRequest({ template, context }: (typeof routes)[number]) {
  const query = {
    FoldedProjectsPage: "limit=10",
    ProjectsPage: "limit=1&page=1",
    ServicesPage: "limit=1&page=1&where[isActive][equals]=true",
  }[template as string]
  return `/api/${context?.list}?${query}`
}

for (const route of byService) {
  test(`${route.path} asks once for its list and fetches every file once`, async ({
    page,
    services,
  }) => {
    const requests = recordRequests(page, /./)
    await open(page, route.path)
    await expect(main(page).locator("[aria-busy=false]")).toBeVisible()
    await expect(main(page).getByRole("img").first()).toBeVisible()
    const urls = requests.map((request) => decodeURIComponent(request.url()))
    const api = urls.filter((url) => /\/api\/(?!media)|\/product/.test(url))
    expect(api).toEqual([services.contentUrl + firstRequest(route)])
    expect(urls.filter((url, index) => urls.indexOf(url) < index)).toEqual([])
  })
}

/** What the header's own letters may move when their face arrives. */
const headersOwn = 0.0005

for (const width of [390, 1280]) {
  test(`nothing moves when the document comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifts = await recordShifts(page)
    for (const { path } of byService) {
      await test.step(path, async () => {
        await open(page, path)
        await expect(main(page).locator("[aria-busy=false]")).toBeVisible()
        await frames(page, 5)
        await expectNoShift(shifts, headersOwn)
      })
    }
  })
}

test("nothing moves when there is no document either", async ({ page, trouble }) => {
  trouble.expect(/was answered with|500 \(Internal/)
  const shifts = await recordShifts(page)
  await answerWith(page, { status: 500 })
  await open(page, path)
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible()
  await frames(page, 5)
  await expectNoShift(shifts, headersOwn)
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

test("a turned page begins in view", async ({ page, projects }) => {
  await open(page, path)
  await button(page, "Next").click()
  const picture = main(page).getByRole("img", { name: projects[1]?.mainImage.alt ?? "" })
  await expect(picture).toBeInViewport()
  const header = await page.getByRole("banner").boundingBox()
  const box = await picture.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
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

/** The page as it must be when no project came: whole, without an error text, with two ways on. */
async function expectWholeWithoutProject(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Web Design & Development")
  const [words = ""] = await main(page).allInnerTexts()
  expect(words).not.toMatch(/fail|error|undefined|null|Page 1 of/i)
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  await expect(main(page).getByRole("link", { name: /show you our work/ })).toHaveAttribute(
    "href",
    "/contact-us",
  )
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible()
}

test("while the service is down the page stands, reports it once, and tries again when asked", async ({
  page,
  projects,
  trouble,
}) => {
  trouble.expect(/ERR_CONNECTION_REFUSED/)
  trouble.expect(/got no answer/)
  const reports: string[] = []
  page.on("console", (message) => {
    if (/got no answer/.test(message.text())) reports.push(message.text())
  })
  const requests = recordRequests(page, list)
  await page.route(list, (route) => route.abort("connectionrefused"))
  await open(page, path)
  await expectWholeWithoutProject(page)
  expect(reports).toHaveLength(1)
  expect(requests).toHaveLength(1)
  const again = main(page).getByRole("button", { name: "Try again" })
  await again.click()
  await expect.poll(() => reports).toHaveLength(2)
  await expectWholeWithoutProject(page)
  await page.unrouteAll()
  await again.click()
  await expect(title(page, projects[0]?.title ?? "")).toBeVisible()
})

test("a service that is not there at all leaves the page whole", async ({
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

const badAnswers: [string, Parameters<typeof answerWith>[1]][] = [
  ["an error of the service", { status: 500, json: { errors: [{ message: "Boom" }] } }],
  ["a page in place of data", { status: 200, body: "<!doctype html><title>Hello</title>" }],
  ["nothing", { status: 200, body: "" }],
  ["a text", { json: "projects" }],
  ["null", { json: null }],
  ["a list without its frame", { json: [{ id: 1, title: "Stray" }] }],
]

for (const [name, answer] of badAnswers) {
  test(`the page stays whole when the service answers with ${name}`, async ({ page, trouble }) => {
    trouble.expect(/was (not )?answered with|500 \(Internal/)
    await answerWith(page, answer)
    await open(page, path)
    await expectWholeWithoutProject(page)
  })
}

const emptyAnswers: [string, unknown][] = [
  ["an empty list", { docs: [], totalPages: 0 }],
  ["no list", {}],
  ["null for a list", { docs: null, totalPages: null }],
  ["things that are no projects", { docs: [null, 3, "x", [], {}, { id: 7 }], totalPages: "many" }],
]

for (const [name, json] of emptyAnswers) {
  test(`${name} is shown as nothing yet`, async ({ page }) => {
    await answerWith(page, { json })
    await open(page, path)
    await expect(main(page).getByText("The first projects will be shown here soon.")).toBeVisible()
    await expect(main(page).getByRole("link", { name: /our work/ })).toBeVisible()
    await expect(page.getByText(/Page \d+ of/)).toHaveCount(0)
  })
}

test("a project of which only the title is known is shown with that", async ({ page }) => {
  await answerWithDocument(page, {
    id: 1,
    title: "Only a title",
    description: null,
    client: undefined,
    date: {},
    duration: [],
    link: 12,
    mainImage: null,
    secondaryImage: "",
    steps: [null, {}, { title: null, text: 5 }, "step"],
  })
  await open(page, path)
  await expect(title(page, "Only a title")).toBeVisible()
  const [words = ""] = await main(page).allInnerTexts()
  expect(words).not.toMatch(/null|undefined|object|NaN|Invalid/)
})

test("what the service sends is never run", async ({ page }) => {
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

test("a picture's address that could break out of its list of widths does not", async ({
  page,
}) => {
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

test("very long words don't widen the page", async ({ page }) => {
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
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(tooWide).toBeLessThanOrEqual(0)
})

test("a picture that can't be loaded leaves its words", async ({ page, projects, trouble }) => {
  trouble.expect(/404 \(Not Found\)/)
  await page.route(/\/api\/media\//, (route) => route.fulfill({ status: 404 }))
  await open(page, path)
  const [project] = projects as [Project]
  await expect(main(page).getByText(project.mainImage.alt)).toBeVisible()
  await expect(title(page, project.title)).toBeVisible()
})

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false })

  test("the page says what it lacks, and offers contact", async ({ page }) => {
    await page.goto(path)
    const note = main(page).getByText(/scripts are off/)
    await expect(note).toBeVisible()
    await expect(note.getByRole("link")).toHaveAttribute("href", "/contact-us")
  })
})

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
      const header = await page.getByRole("banner").boundingBox()
      const top = async () => (await summary.boundingBox())?.y
      await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 0)
    }
    await items.first().locator("summary").click()
    await expect(main(page).locator("details[open]")).toHaveCount(0)
  })
}
