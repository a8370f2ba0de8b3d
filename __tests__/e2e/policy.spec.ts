import { redirects } from "../../src/build/links"
import { contentLists } from "../../src/showcase/contentLists"
import { expect, open, test } from "./support/test"

/** The content security policy at work; every other journey runs under it and fails on a violation. */

const violation = /Content Security Policy|Policy violation/

test("an injected script does not run, nor does eval, and the browser reports both", async ({
  page,
  trouble,
}) => {
  trouble.expect(violation)
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
    try {
      new Function("window.injected = true")()
    } catch (error) {
      reports.push((error as Error).name)
    }
  })
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reports: string[] }).reports.sort()))
    .toEqual(["EvalError", "eval", "inline"])
  expect(await page.evaluate(() => "injected" in window)).toBe(false)
})

test("the panel's origin may frame a page with its documents, and no other page", async ({
  page,
  services,
  trouble,
}) => {
  trouble.expect(violation)
  const framing = `${services.contentUrl}/framing`
  const list = contentLists["web-services"].path
  const frames = [list, "/about-us"].map(
    (path) => `<iframe src="${services.siteUrl}${path}"></iframe>`,
  )
  await page.route(framing, (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${frames.join("")}` }),
  )
  await page.goto(framing)
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
