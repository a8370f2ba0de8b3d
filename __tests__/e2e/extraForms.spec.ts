import { randomUUID } from "node:crypto"
import { rmSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import blog from "../../data/blog.json"
import { childEnvironment, siteVariables } from "../../scripts/lib/environment.mjs"
import { npm } from "../../scripts/lib/processes/programs.mjs"
import { run } from "../../scripts/lib/processes/run.mjs"
import { createSiteServer } from "../../scripts/lib/services/siteServer.mjs"
import { root } from "../build/support/built"
import { buildCopy, copySite } from "../build/support/copy"
import { asAdministrator } from "./support/service"
import { expect, open, test } from "./support/test"

/**
 * A site built with GATSBY_EXTRA_FORMS=true and the real content service: what the forms say is what happened, and an
 * approved comment is on the page after the export and the next build.
 */

/** Time limit of a build that makes all pictures, in ms. */
const WHOLE_BUILD = 1_800_000

const mark = randomUUID()
const reader = {
  name: `Esi ${mark}`,
  email: "esi@client.example",
  comment: "The selvedge is right.",
}

let copy: string
let server: Server

test.describe.configure({ mode: "serial" })

test.beforeAll(
  "A reader has commented, and the site was built with the export",
  async ({ services }) => {
    test.setTimeout(2 * WHOLE_BUILD)
    const { directContentUrl, dataDir } = services
    const answer = await fetch(`${directContentUrl}/product/comments`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data: { ...reader, replyTo: "c01" } }),
    })
    const { id } = await answer.json()
    await asAdministrator(services, `comments/${id}`, { statuses: "approved" })
    copy = copySite()
    const exported = await run({
      name: "comments",
      ...npm([
        "--prefix",
        "cms",
        "run",
        "comments",
        "--",
        "export",
        join(copy, "data/comments.json"),
      ]),
      cwd: root,
      env: childEnvironment({ DATA_DIR: dataDir, DATABASE_URI: "" }),
    })
    expect(exported.code, exported.output).toBe(0)
    const { siteUrl: site, contentUrl: content } = services
    const variables = {
      ...siteVariables({ site, content }),
      GATSBY_EXTRA_FORMS: "true",
      NODE_ENV: "production",
      // Its pictures only have to be there.
      AVIF_EFFORT: "0",
    }
    const built = await buildCopy(copy, variables, WHOLE_BUILD)
    expect(built.code, built.output).toBe(0)
    server = createSiteServer(copy)
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve)
    })
  },
)

test.afterAll(() => {
  server?.close()
  if (copy) rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})

/** Pages come from the copy, at the address that the service knows. */
test.beforeEach(async ({ page, context, services }) => {
  // To the browser, a page that a route fulfills doesn't come from this machine, so its requests to it need permission.
  await context.grantPermissions(["local-network-access"])
  const { port } = server.address() as AddressInfo
  await page.route(`${services.siteUrl}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` })
    await route.fulfill({ response })
  })
})

// What a page still loads when its test ends is not waited for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }))

async function fillIn(page: Page, form: string, entries: Record<string, string>) {
  const fields = page.getByRole("form", { name: form })
  for (const [name, value] of Object.entries(entries)) {
    await fields.locator(`[name="${name}"]`).fill(value)
  }
  await fields.locator("[type=submit]").click()
  return fields
}

test("an approved comment is shown under the article, as a reply and without its address", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/single-blog")
  const comment = page.locator("#comment-c01 li").filter({ hasText: reader.name })
  await expect(comment).toContainText(reader.comment)
  await expect(page.getByText(reader.email)).toHaveCount(0)
})

for (const { path, form, entries, sent, list, where } of [
  {
    path: "/single-blog#reply-c02",
    form: blog.article.form.title,
    entries: { name: `Kofi ${mark}`, email: "kofi@client.example", comment: "Well woven." },
    sent: "Thank you. Your comment appears here once we have read it.",
    list: "comments",
    where: { name: `Kofi ${mark}`, comment: "Well woven.", replyTo: "c02", statuses: "pending" },
  },
  {
    path: "/home-five",
    form: "Ask us",
    entries: { name: `Ama ${mark}`, email: "ama@client.example", question: "How long?" },
    sent: "Thank you. We have your question.",
    list: "questions",
    where: { name: `Ama ${mark}`, question: "How long?", statuses: "pending" },
  },
  {
    path: "/coming-soon",
    form: "Notify me",
    entries: { email: `${mark}@client.example` },
    sent: "Thank you. We have your address, and write when there is something to see.",
    list: "subscriptions",
    where: { email: `${mark}@client.example`, list: "opening" },
  },
  {
    path: "/home-two",
    form: "Subscribe",
    entries: { email: `${mark}@client.example` },
    sent: "Thank you. Your address is on our list.",
    list: "subscriptions",
    where: { email: `${mark}@client.example`, list: "newsletter" },
  },
]) {
  test(`the form "${form}" stores what was entered, and says so`, { tag: "@nightly" }, async ({
    page,
    services,
  }) => {
    await open(page, path)
    const fields = await fillIn(page, form, entries)
    await expect(fields.getByRole("status")).toHaveText(sent)
    const query = Object.entries(where)
      .map(([field, value]) => `where[${field}][equals]=${encodeURIComponent(value)}`)
      .join("&")
    const { docs } = await asAdministrator(services, `${list}?${query}`)
    expect(docs).toEqual([expect.objectContaining({ ...where, honeypot: false })])
  })
}
