import type { Page } from "@playwright/test"
import contact from "../../data/contact.json"
import { expect, hold, holdScripts, test } from "./support/test"

const message = {
  name: "Ama Serwaa",
  email: "ama@example.org",
  phone: "+233 20 000 0000",
  subject: "Early bird",
  message: "Typed before any script was there.",
}

async function fillIn(page: Page, values: Partial<typeof message>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).fill(value)
  }
}

const contactSent = "Thank you for your message! We'll get back to you soon."

/** Stubs the contact endpoint and collects the messages sent. */
async function collectMessages(page: Page): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route("**/product/contacts", async (route) => {
    if (route.request().method() === "POST") sent.push(route.request().postDataJSON())
    await route.fulfill({
      status: route.request().method() === "POST" ? 201 : 204,
      headers: {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
      },
      json: { id: 1, statuses: "pending" },
    })
  })
  return sent
}

for (const [name, files, tag] of [
  ["scripts", /\.js$/, []],
  ["stylesheets", /\.css$/, "@nightly"],
] satisfies [string, RegExp, tag: "@nightly" | []][]) {
  test(`a message submitted three times while the ${name} are loading is sent once`, {
    tag,
  }, async ({ page }) => {
    const sent = await collectMessages(page)
    const release = await hold(page, files)
    await page.goto("/contact-us", { waitUntil: "commit" })
    await fillIn(page, message)
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole("button", { name: "Send message" }).click()
    }
    await expect(page).toHaveURL("/contact-us")
    expect(sent).toEqual([])
    release()
    await expect(page.getByText(contactSent)).toBeVisible({ timeout: 30_000 })
    expect(sent).toEqual([{ data: { ...message, statuses: "pending" } }])
  })
}

test("an incomplete message submitted before hydration shows its errors after it", {
  tag: "@nightly",
}, async ({ page }) => {
  const sent = await collectMessages(page)
  const release = await holdScripts(page)
  await page.goto("/contact-us")
  await fillIn(page, { name: message.name })
  await page.getByRole("button", { name: "Send message" }).click()
  release()
  await expect(page.getByText("Email is required.")).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[name="email"]')).toBeFocused()
  await expect(page.locator('[name="name"]')).toHaveValue(message.name)
  expect(sent).toEqual([])
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the form gives way to an address to write to", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/contact-us")
    await expect(page.getByRole("heading", { name: contact.title })).toBeVisible()
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden()
    const note = page.getByText(/scripts are off/)
    await expect(note.getByRole("link")).toHaveAttribute("href", /^mailto:/)
  })
})
