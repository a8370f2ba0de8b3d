import type { Frame, Page } from "@playwright/test"
import type { TestServices } from "../../../scripts/lib/tests/testServices.mjs"
import { contentLists } from "../../../src/showcase/contentLists"
import { projectsOf } from "../support/service"
import { expect, test } from "../support/test"

const { path } = contentLists.projects

async function signIn(page: Page, { admin, contentUrl }: TestServices): Promise<void> {
  await page.goto(`${contentUrl}/admin/login`)
  await page.fill("[name=email]", admin.email)
  await page.fill("[name=password]", admin.password)
  await page.click("button[type=submit]")
  await page.waitForURL(`${contentUrl}/admin`)
}

test("an editor sees a new project on the site's page while typing, and visitors don't @nightly", async ({
  page,
  services,
}) => {
  test.slow()
  await signIn(page, services)
  await page.goto(`${services.contentUrl}/admin/collections/projects/create`)
  await page.fill("input[name=title]", "Woven in Kumasi")
  await page.click("#action-save-draft")
  await page.waitForURL(/projects\/\d+/)
  await page.click("#live-preview-toggler")
  const preview = page.frameLocator("#live-preview-iframe")
  await expect(preview.getByRole("heading", { name: "Woven in Kumasi", level: 2 })).toBeVisible()
  await page.fill("input[name=title]", "Woven in Tamale")
  await page.fill("textarea[name=description]", "A market of weavers.\n\nOpen every day.")
  await expect(preview.getByRole("heading", { name: "Woven in Tamale", level: 2 })).toBeVisible()
  await expect(preview.getByText("Open every day.")).toBeVisible()

  const titles = (await projectsOf(services)).map(({ title }) => title)
  expect(titles).not.toHaveLength(0)
  expect(titles.filter((title) => title.startsWith("Woven in"))).toEqual([])
})

/** Sends a document to the first frame of the page that `sender` is in, as the panel does. */
function send(sender: Page | Frame, title: string): Promise<void> {
  return sender.evaluate((title) => {
    const document = { id: 1, title }
    window.top?.frames[0]?.postMessage({ type: "preview-document", document }, "*")
  }, title)
}

test("a preview takes documents from the panel, and none from another origin", async ({
  page,
  services,
  otherHosts,
  consoleErrors,
}) => {
  // Only the panel's own pages have an icon.
  consoleErrors.expect(/favicon\.ico/)
  await otherHosts.stub("other.example", { contentType: "text/html", body: "<p>Other</p>" })
  await page.goto(`${services.contentUrl}/health`)
  const ready = page.evaluate(
    (addresses) =>
      new Promise<string>((resolve) => {
        window.addEventListener("message", ({ data, origin }) => {
          if (data.type === "preview-ready") resolve(origin)
        })
        for (const src of addresses) {
          document.body.append(Object.assign(document.createElement("iframe"), { src }))
        }
      }),
    [`${services.siteUrl}${path}?preview`, "http://other.example/"],
  )
  expect(await ready).toBe(services.siteUrl)
  const title = page.frameLocator("iframe").first().getByRole("heading", { level: 2 }).first()
  await send(page, "From the panel")
  await expect(title).toHaveText("From the panel")

  const [preview, other] = page.frames().slice(1) as [Frame, Frame]
  // Called after the page's own listener, which was added first.
  const heard = preview.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener("message", ({ origin }) => resolve(origin))
      }),
  )
  await expect(page.frameLocator("iframe").nth(1).getByText("Other")).toBeVisible()
  await send(other, "From elsewhere")
  expect(await heard).toBe("http://other.example")
  await send(page, "From the panel again")
  await expect(title).toHaveText("From the panel again")
  await expect(page.frameLocator("iframe").first().getByText("From elsewhere")).toHaveCount(0)
})
