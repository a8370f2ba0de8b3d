import type { Page, Request } from "@playwright/test"
import type { TestServices } from "../../scripts/lib/testServices.mjs"
import { routes, type TemplateName } from "../../src/routes"
import { builtPages, decode, htmlOf, tags } from "../build/support/built"
import { expectAccessible, test, widths } from "./support/looks"
import { expectNoShift, recordShifts } from "./support/measure"
import { recordRequests } from "./support/service"
import { expect, open } from "./support/test"

/**
 * One visit for everything that is to be seen of every page: it comes alive as it was built, nothing moves meanwhile, it
 * fits every window, is at rest for visitors who asked for less motion, and has no axe violations. What the browser logs
 * as an error, such as a difference between the build and what React makes of it, fails any test.
 */

// Axe takes seconds for a whole page.
test.slow()

const softly = expect.configure({ soft: true })

/** The heading as it was built; its lines may have elements of their own. */
function builtHeading(path: string): string {
  const [heading] = tags(htmlOf(path), "h1")
  return decode(heading?.content.replace(/<[^>]+>/g, "") ?? "")
}

/** What a page with a list asks the content service for when it is opened. */
const queries: Partial<Record<TemplateName, string>> = {
  FoldedProjectsPage: "limit=10",
  ProjectsPage: "limit=1&page=1",
  ServicesPage: "limit=1&page=1&where[isActive][equals]=true",
}

/** Expects that a page has asked once for its list, and shows the first document of the answer. */
async function expectDocument(
  page: Page,
  { path, list }: { path: string; list: string },
  { contentUrl, directContentUrl }: TestServices,
  requests: Request[],
) {
  const template = routes.find((route) => route.path === path)?.template as TemplateName
  const request = `/api/${list}?${queries[template]}`
  const answer = await fetch(directContentUrl + request)
  const [first] = (await answer.json()).docs
  const title = page.getByRole("main").getByRole("heading", { level: 2, name: first.title })
  await expect(title).toBeVisible()
  expect(requests.map((sent) => sent.url())).toEqual([contentUrl + request])
}

function animations(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  )
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

for (const { path, context, hasDark, isFirstOfKind } of builtPages) {
  test(`${path} comes alive as it was built, fits every window and has no axe violations`, async ({
    page,
    everyLook,
    trouble,
    services,
  }) => {
    const isMissing = path === "/404.html"
    if (isMissing) trouble.expect(/404 \(Not Found\)/)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
    const shifts = await recordShifts(page)
    const requests = recordRequests(page, /\/api\/(?!media)/)
    await open(page, isMissing ? "/no-such-page" : path)

    // The one page whose subject is what becomes of it: here it has no token to verify.
    const subject = path === "/verify-email" ? "Verification Failed" : builtHeading(path)
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(subject)
    if (context.list)
      await expectDocument(page, { path, list: String(context.list) }, services, requests)
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
    await expectNoShift(shifts, 0.1)

    const at = isFirstOfKind ? widths : widths.slice(0, 1)
    await expectAccessible(page, everyLook, { name: path, hasDark, at })
    await softly.poll(() => animations(page), "moves by itself").toBe(0)
    // 320 px is a window of 1280 px at 400 % (WCAG 1.4.10), 640 px the same at 200 %.
    for (const width of [320, 390, 640, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 640 })
      await softly.poll(() => overflow(page), `${width} px: overflow`).toBeLessThanOrEqual(0)
    }
  })
}
