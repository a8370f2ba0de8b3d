import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import contact from "../../data/contact.json"
import site from "../../data/site.json"
import { boxOf, topOf } from "./support/measure"
import { mailsAbout, readable, recordRequests, storedMessages } from "./support/service"
import { afterEffects, expect, hold, open, test } from "./support/test"

const path = "/contact-us"
const endpoint = /\/product\/contacts$/
const sent = "Thank you for your message! We'll get back to you soon."
const failed = "Failed to submit the form. Please try again later."

const names = ["name", "email", "phone", "subject", "message"] as const
type Message = Record<(typeof names)[number], string>

const control = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const send = (page: Page) => page.getByRole("button", { name: "Send message" })

/** A message nobody else has sent. */
function newMessage(): Message {
  return {
    name: "Ama Serwaa",
    email: "Ama.Serwaa+web@Example.org",
    phone: "020 000 0000, after six",
    subject: `A new shop ${randomUUID()}`,
    message: "We sell cloth.\n\nCan you help? <b>Soon</b>, we hope: Ɛyɛ!",
  }
}

async function fillIn(page: Page, message: Partial<Message>) {
  for (const [name, value] of Object.entries(message)) await control(page, name).fill(value)
}

async function expectKept(page: Page, message: Message) {
  for (const name of names) await expect(control(page, name)).toHaveValue(message[name])
}

/** Answers in place of the service. */
async function answerWith(page: Page, answer: Record<string, unknown>) {
  await page.route(endpoint, (route) =>
    route.request().method() === "OPTIONS"
      ? route.fulfill({ status: 204, headers: readable })
      : route.fulfill({ ...answer, headers: { ...readable, ...(answer.headers as object) } }),
  )
}

test("heading, form, picture, three ways to reach us and a map are there", async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Contact us for a personal experience",
  )
  await expect(page.getByRole("form", { name: "Contact" })).toBeVisible()
  const boxes = page.getByRole("region", { name: contact.boxes.title })
  await expect(boxes.getByRole("heading", { level: 3 })).toHaveCount(3)
  for (const phone of site.phones) {
    await expect(boxes.getByRole("link", { name: phone })).toHaveAttribute("href", /^tel:\+\d+$/)
  }
  await expect(boxes.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  )
  await expect(boxes.getByText(site.address)).toBeVisible()
  await expect(page.getByRole("region", { name: contact.map.title })).toBeVisible()
})

test("the picture beside the form is 397 by 635, and waits until it is near", async ({ page }) => {
  await page.goto(path)
  const picture = page.getByRole("img", { name: contact.img.alt })
  await expect(picture).toHaveAttribute("loading", "lazy")
  await expect(picture).toHaveAttribute("width", "397")
  await expect(picture).toHaveAttribute("height", "635")
  const { width, height } = await boxOf(picture)
  expect(width / height).toBeCloseTo(397 / 635, 1)
})

test("an empty form says under each field what it lacks, and leads to the first", async ({
  page,
}) => {
  const requests = recordRequests(page, endpoint)
  await open(page, path)
  await send(page).click()
  const errors: Message = {
    name: "Name is required.",
    email: "Email is required.",
    phone: "Phone number is required.",
    subject: "Subject is required.",
    message: "Message is required.",
  }
  await expect(control(page, "name")).toBeFocused()
  for (const name of names) {
    await expect(control(page, name)).toHaveAccessibleDescription(errors[name])
    await expect(control(page, name)).toHaveAttribute("aria-invalid", "true")
    await expect(page.getByText(errors[name])).toBeVisible()
    const field = await boxOf(control(page, name))
    const error = await boxOf(page.getByText(errors[name]))
    expect(error.y).toBeGreaterThanOrEqual(field.y + field.height - 1)
  }
  expect(requests).toEqual([])
})

test("the focus goes to the first field that is wrong", async ({ page }) => {
  await open(page, path)
  await fillIn(page, { ...newMessage(), email: "ama", subject: "" })
  await send(page).click()
  await expect(control(page, "email")).toBeFocused()
  await expect(page.getByText("Name is required.")).toHaveCount(0)
})

test("blanks are nothing", async ({ page }) => {
  await open(page, path)
  await fillIn(page, { ...newMessage(), name: "   " })
  await send(page).click()
  await expect(page.getByText("Name is required.")).toBeVisible()
})

test("an address has to look like one", async ({ page }) => {
  const requests = recordRequests(page, endpoint)
  await open(page, path)
  await fillIn(page, newMessage())
  for (const address of [
    "ama",
    "ama@example",
    "ama@example.c",
    "@example.org",
    "a b@example.org",
  ]) {
    await fillIn(page, { email: address })
    await send(page).click()
    await expect(control(page, "email"), address).toBeFocused()
    await expect(control(page, "email"), address).toHaveAccessibleDescription(
      "Invalid email address",
    )
    await fillIn(page, { email: "" })
    await expect(control(page, "email")).toHaveAccessibleDescription("Email is required.")
  }
  expect(requests).toEqual([])
})

test("an error goes as soon as it is mended", async ({ page }) => {
  await open(page, path)
  await send(page).click()
  await expect(page.getByText("Name is required.")).toBeVisible()
  await fillIn(page, { name: "Ama" })
  await expect(page.getByText("Name is required.")).toHaveCount(0)
  await expect(control(page, "name")).not.toHaveAttribute("aria-invalid", "true")
  await expect(page.getByText("Email is required.")).toBeVisible()
})

test("nothing is wrong before the form was sent", async ({ page }) => {
  await open(page, path)
  await control(page, "name").focus()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByText(/is required/)).toHaveCount(0)
})

test("a message arrives at the service, and the agency is told by mail", async ({
  page,
  services,
}) => {
  const message = newMessage()
  const requests = recordRequests(page, endpoint)
  await page.clock.install()
  await open(page, path)
  await fillIn(page, message)
  // Who fills in five fields in no time is taken for a program.
  await page.clock.fastForward(20_000)
  await send(page).click()
  const notice = page.getByRole("status").filter({ hasText: sent })
  await expect(notice).toBeVisible()
  for (const name of names) await expect(control(page, name)).toHaveValue("")

  const posts = requests.filter((request) => request.method() === "POST")
  expect(posts.map((request) => request.url())).toEqual([`${services.contentUrl}/product/contacts`])
  expect(posts[0]?.postDataJSON()).toEqual({
    data: { ...message, statuses: "pending" },
    elapsed: expect.any(Number),
  })
  expect(posts[0]?.postDataJSON().elapsed).toBeGreaterThanOrEqual(20_000)
  expect(await posts[0]?.headerValue("content-type")).toContain("application/json")

  const stored = await storedMessages(services, message.subject)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ ...message, statuses: "pending" })

  await expect.poll(() => mailsAbout(services, message.subject)).toHaveLength(1)
  const [mail] = await mailsAbout(services, message.subject)
  expect(mail?.text).toContain("Can you help?")
})

test("what a program fills in goes along, and nobody else can reach it", async ({ page }) => {
  await answerWith(page, { status: 201, json: { id: 1 } })
  const requests = recordRequests(page, endpoint)
  await open(page, path)
  const message = newMessage()
  await fillIn(page, message)
  const trap = control(page, "reference")
  expect(await trap.evaluate((field) => field.closest("[aria-hidden=true]")?.tagName)).toBe("DIV")
  await control(page, "message").focus()
  await page.keyboard.press("Tab")
  await expect(send(page)).toBeFocused()
  await trap.evaluate((field) => {
    ;(field as HTMLInputElement).value = "https://example.com/"
  })
  await send(page).click()
  await expect(page.getByText(sent)).toBeVisible()
  const post = requests.find((request) => request.method() === "POST")
  expect(post?.postDataJSON()).toMatchObject({
    data: { ...message, statuses: "pending" },
    website: "https://example.com/",
  })
  expect(post?.postDataJSON().data).not.toHaveProperty("reference")
})

test("visitors can't read what others have written", async ({ services }) => {
  const answer = await fetch(`${services.directContentUrl}/api/contacts`)
  expect(answer.status).toBe(403)
})

test("thanks disappear after five seconds", async ({ page }) => {
  await page.clock.install()
  await answerWith(page, { status: 201, json: { id: 1 } })
  await open(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
  await fillIn(page, newMessage())
  await send(page).click()
  await expect(page.getByText(sent)).toBeVisible()
  await afterEffects(page)
  await page.clock.runFor(4900)
  await expect(page.getByText(sent)).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText(sent)).toHaveCount(0)
})

test("a signed-in visitor's token goes along", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("authToken", "abc.def"))
  await answerWith(page, { status: 201, json: { id: 1 } })
  const requests = recordRequests(page, endpoint)
  await open(page, path)
  await fillIn(page, newMessage())
  await send(page).click()
  await expect(page.getByText(sent)).toBeVisible()
  const post = requests.find((request) => request.method() === "POST")
  expect(await post?.headerValue("authorization")).toBe("Bearer abc.def")
})

const successes: [string, Record<string, unknown>][] = [
  ["no body", { status: 204 }],
  ["a body that is no JSON", { status: 200, body: "<p>fine</p>", contentType: "text/html" }],
]

for (const [name, answer] of successes) {
  test(`an answer with ${name} is a success too`, async ({ page }) => {
    await answerWith(page, answer)
    await open(page, path)
    await fillIn(page, newMessage())
    await send(page).click()
    await expect(page.getByText(sent)).toBeVisible()
  })
}

test("while the service is down the form says so and keeps every word; later it sends them", async ({
  page,
  services,
  trouble,
}) => {
  trouble.expect(/ERR_CONNECTION_REFUSED/)
  trouble.expect(/got no answer/)
  const reports: string[] = []
  page.on("console", (message) => {
    if (/got no answer/.test(message.text())) reports.push(message.text())
  })
  const message = newMessage()
  await page.route(endpoint, (route) => route.abort("connectionrefused"))
  await open(page, path)
  await fillIn(page, message)
  await send(page).click()
  const alert = page.getByRole("alert").filter({ hasText: failed })
  await expect(alert).toBeVisible()
  await expectKept(page, message)
  await expect.poll(() => reports).toHaveLength(1)

  await page.unrouteAll()
  const release = await hold(page, endpoint)
  await send(page).click()
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible()
  // A new submit clears the old alert.
  await expect(alert).toHaveCount(0)
  release()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await storedMessages(services, message.subject)).toHaveLength(1)
})

for (const status of [400, 413, 500, 503]) {
  test(`an answer of ${status} is a failure`, async ({ page, trouble }) => {
    trouble.expect(new RegExp(`${status}`))
    const message = newMessage()
    await answerWith(page, { status, json: { error: "The service's own words." } })
    await open(page, path)
    await fillIn(page, message)
    await send(page).click()
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible()
    await expectKept(page, message)
  })
}

for (const [seconds, words] of [
  ["30", "in 30 seconds"],
  ["600", "in 10 minutes"],
] as const) {
  test(`who has sent too much is told to try again ${words}`, async ({ page, trouble }) => {
    trouble.expect(/429/)
    await answerWith(page, { status: 429, headers: { "retry-after": seconds }, json: {} })
    await open(page, path)
    await fillIn(page, newMessage())
    await send(page).click()
    const alert = page.getByRole("alert").filter({ hasText: failed })
    await expect(alert).toContainText(words)
  })
}

test("while a message is being sent, further clicks and Enter send nothing more", async ({
  page,
  services,
}) => {
  const message = newMessage()
  const requests = recordRequests(page, endpoint)
  const release = await hold(page, endpoint)
  await open(page, path)
  await fillIn(page, message)
  await send(page).click()
  const busy = page.getByRole("button", { name: "Sending..." })
  await expect(busy).toBeDisabled()
  await busy.click({ force: true })
  await control(page, "subject").press("Enter")
  await page
    .getByRole("form", { name: "Contact" })
    .evaluate((form) => (form as HTMLFormElement).requestSubmit())
  release()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(send(page)).toBeEnabled()
  expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1)
  expect(await storedMessages(services, message.subject)).toHaveLength(1)
})

test("what is typed while a message is being sent was no part of it, and stays", async ({
  page,
}) => {
  const release = await hold(page, endpoint)
  await open(page, path)
  await fillIn(page, newMessage())
  await send(page).click()
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible()
  await fillIn(page, { message: "One more thing" })
  release()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(control(page, "message")).toHaveValue("One more thing")
  await expect(control(page, "name")).toHaveValue("")
})

test("a keyboard's place is kept: after a failure the button has the focus again", async ({
  page,
  trouble,
}) => {
  trouble.expect(/500/)
  await answerWith(page, { status: 500, json: {} })
  await open(page, path)
  await fillIn(page, newMessage())
  await send(page).press("Enter")
  await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible()
  await expect(send(page)).toBeFocused()
})

test("two clicks in the same moment send once", async ({ page, services }) => {
  const message = newMessage()
  await open(page, path)
  await fillIn(page, message)
  await send(page).evaluate((button) => {
    ;(button as HTMLButtonElement).click()
    ;(button as HTMLButtonElement).click()
  })
  await expect(page.getByText(sent)).toBeVisible()
  expect(await storedMessages(services, message.subject)).toHaveLength(1)
})

test("leaving the page cancels what is being sent", async ({ page }) => {
  await hold(page, endpoint)
  await open(page, path)
  await fillIn(page, newMessage())
  await send(page).click()
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible()
  const given = page.waitForEvent("requestfailed", (request) => endpoint.test(request.url()))
  await page
    .getByRole("banner")
    .getByRole("link", { name: /homepage/ })
    .click()
  expect((await given).failure()?.errorText).toBe("net::ERR_ABORTED")
  await expect(page).toHaveURL("/")
})

test.describe("the map", () => {
  const tiles = "tile.openstreetmap.org"
  const tile = {
    contentType: "image/png",
    body: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  }
  const band = (page: Page) => page.getByRole("region", { name: contact.map.title })
  const elsewhere = (page: Page) =>
    band(page)
      .getByRole("link", { name: /OpenStreetMap/ })
      .first()
  const pin = (page: Page) => band(page).getByRole("img", { name: site.address })

  /** The map while one zoom turns into another: it hears no click then. */
  const turning = (page: Page) => band(page).locator(".leaflet-zoom-anim")

  const zooms = (asked: string[]) => asked.map((url) => Number(new URL(url).pathname.split("/")[1]))

  test("asks for nothing before it is scrolled to, then shows Accra with one pin", async ({
    page,
    otherHosts,
  }) => {
    const asked = await otherHosts.standIn(tiles, tile)
    await open(page, path)
    expect(asked).toEqual([])
    await band(page).scrollIntoViewIfNeeded()
    await expect(pin(page)).toBeVisible()
    await expect(pin(page)).toHaveCount(1)
    // Tile 2045/1984 holds 5.60, -0.19 at zoom 12.
    await expect
      .poll(() => asked.map((url) => new URL(url).pathname))
      .toContain("/12/2045/1984.png")
    expect(new Set(zooms(asked))).toEqual(new Set([12]))
  })

  test("can be zoomed out to 3, and no further", async ({ page, otherHosts }) => {
    const asked = await otherHosts.standIn(tiles, tile)
    await open(page, path)
    await band(page).scrollIntoViewIfNeeded()
    const out = band(page).getByRole("button", { name: "Zoom out" })
    for (const zoom of [9, 6, 3]) {
      // With the shift key three steps at once.
      await out.click({ modifiers: ["Shift"] })
      await expect.poll(() => Math.min(...zooms(asked))).toBe(zoom)
      await expect(turning(page)).toHaveCount(0)
    }
    await expect(out).toHaveAttribute("aria-disabled", "true")
    await out.click({ force: true })
    expect(Math.min(...zooms(asked))).toBe(3)
  })

  test("leaves the wheel to the page", async ({ page, otherHosts }) => {
    const asked = await otherHosts.standIn(tiles, tile)
    await open(page, path)
    await band(page).scrollIntoViewIfNeeded()
    await expect(pin(page)).toBeVisible()
    const { x, y } = await boxOf(pin(page))
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.move(x - 60, y)
    await page.mouse.wheel(0, -300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before)
    expect(new Set(zooms(asked))).toEqual(new Set([12]))
  })

  test("without its tiles, the address and a link remain", async ({
    page,
    otherHosts,
    trouble,
  }) => {
    trouble.expect(/ERR_ADDRESS_UNREACHABLE/)
    const asked = await otherHosts.standIn(tiles)
    await open(page, path)
    await band(page).scrollIntoViewIfNeeded()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await expect(band(page).getByText(site.address).first()).toBeVisible()
    await expect(elsewhere(page)).toHaveAttribute("href", /5\.6.*-0\.19/)
    await expect(pin(page)).toBeHidden()
  })

  test("without its code, the address and a link remain", async ({ page, trouble }) => {
    trouble.expect(/ERR_FAILED|map's code/)
    await open(page, path)
    await page.route("**/*.js", (route) => route.abort())
    await band(page).scrollIntoViewIfNeeded()
    await expect(elsewhere(page)).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  })

  test("moves nothing on the page when it comes", async ({ page, otherHosts }) => {
    await otherHosts.standIn(tiles, tile)
    await open(page, path)
    await band(page).scrollIntoViewIfNeeded()
    const before = await topOf(page.getByRole("contentinfo"))
    await expect(pin(page)).toBeVisible()
    expect(await topOf(page.getByRole("contentinfo"))).toBeCloseTo(before, 0)
  })
})
