import { randomUUID } from "node:crypto"
import { messages } from "../../src/messages"
import { firefoxPath, startFirefox } from "./support/firefox"
import { expect, test } from "./support/test"

test.skip(!firefoxPath, "needs Firefox: set FIREFOX_PATH")
// Starts a second browser.
test.slow()

test("a visitor with Firefox reads a service and sends a message @nightly", async ({
  services,
}) => {
  const { browser, stop } = await startFirefox(services)
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text())
    })
    page.on("pageerror", (error) => errors.push(String(error)))
    await page.setViewport({ width: 1280, height: 900 })
    await page.goto(`${services.siteUrl}/web-services`)
    // This text comes from the content service.
    await page.waitForSelector("[data-waits][aria-busy=false] h2")

    await page.goto(`${services.siteUrl}/contact-us`)
    await page.waitForSelector("html[data-hydrated]")
    const subject = randomUUID()
    const values = {
      name: "Ama",
      email: "ama@example.org",
      phone: "020",
      subject,
      message: "Hello",
    }
    for (const [name, value] of Object.entries(values)) await page.type(`[name=${name}]`, value)
    await page.locator("main form [type=submit]").click()
    await page.waitForFunction(
      (words) => document.body.innerText.includes(words),
      {},
      messages.contactSent,
    )
    expect(errors).toEqual([])
  } finally {
    await stop()
  }
})
