import { redirects } from "../../src/build/links"
import { contentLists } from "../../src/showcase/contentLists"
import { expect, open, test } from "./support/test"

/** The content security policy at work; every other journey runs under it and fails on a violation. */

const violation = /Content Security Policy|Policy violation/

test("an injected script does not run, nor does eval, and the browser reports both", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(violation)
  await open(page, "/faq")
  await page.evaluate(() => {
    const reports: string[] = []
    Object.assign(window, { reports })
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) =>
      reports.push(blockedURI),
    )
    const script = document.createElement("script")
    script.textContent = "window.injected = true"
    document.body.append(script)
    // In a task of its own: the policy doesn't apply to what a test evaluates itself.
    setTimeout(() => {
      try {
        new Function("window.injected = true")()
      } catch (error) {
        reports.push((error as Error).name)
      }
    })
  })
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reports: string[] }).reports.sort()))
    .toEqual(["EvalError", "eval", "inline"])
  expect(await page.evaluate(() => "injected" in window)).toBe(false)
})

test("the panel's origin may frame a page with its documents, and no other page", async ({
  page,
  services,
  consoleErrors,
}) => {
  consoleErrors.expect(violation)
  // Only the panel's own pages have an icon.
  consoleErrors.expect(/favicon\.ico/)
  const list = contentLists["web-services"].path
  await page.goto(`${services.contentUrl}/health`)
  await page.evaluate(
    (addresses) => {
      for (const src of addresses) {
        document.body.append(Object.assign(document.createElement("iframe"), { src }))
      }
    },
    [list, "/about-us"].map((path) => services.siteUrl + path),
  )
  await expect(page.frameLocator("iframe").nth(0).getByRole("heading", { level: 1 })).toBeVisible()
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain("chrome-error://chromewebdata/")
})

test("an old path leads to its page by a permanent redirect", async ({ services }) => {
  const [from, to] = Object.entries(redirects)[0] ?? []
  const answer = await fetch(services.directSiteUrl + from, { redirect: "manual" })
  expect([answer.status, answer.headers.get("location")]).toEqual([301, to])
})
