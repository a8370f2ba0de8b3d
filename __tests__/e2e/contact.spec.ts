import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import contact from "../../data/contact.json"
import plans from "../../data/plans.json"
import { boxOf } from "./support/measure"
import { mailsAbout, recordRequests, storedMessages } from "./support/service"
import { expect, hold, holdScripts, hydrated, open, test } from "./support/test"

const path = "/contact-us"
const endpoint = /\/product\/contacts$/
const sent = "Thank you for your message! We'll get back to you soon."
const failed = "Failed to submit the form. Please try again later."

const names = ["name", "email", "phone", "subject", "message"] as const
type Message = Record<(typeof names)[number], string>

const control = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const send = (page: Page) => page.getByRole("button", { name: "Send message" })

/** A message with a unique subject. */
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

test("the picture beside the form is 397 by 635 and loads lazily", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.goto(path)
  const picture = page.getByRole("img", { name: contact.img.alt })
  await expect(picture).toHaveAttribute("loading", "lazy")
  await expect(picture).toHaveAttribute("width", "397")
  await expect(picture).toHaveAttribute("height", "635")
  // On wide screens it is cut off at its edges.
  await picture.scrollIntoViewIfNeeded()
  const shape = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight
  await expect.poll(() => picture.evaluate(shape)).toBeCloseTo(397 / 635, 2)
})

test("an empty form shows an error under each field and focuses the first", {
  tag: "@nightly",
}, async ({ page }) => {
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
  await fillIn(page, { name: "Ama" })
  await expect(page.getByText(errors.name)).toHaveCount(0)
  await expect(page.getByText(errors.email)).toBeVisible()
  expect(requests).toEqual([])
})

test("a message is stored once, however often it is submitted, and the agency is notified by mail", async ({
  page,
  services,
}) => {
  const message = newMessage()
  const requests = recordRequests(page, endpoint)
  await page.clock.install()
  await open(page, path)
  await fillIn(page, message)
  const release = await hold(page, endpoint)
  await send(page).evaluate((button) => {
    ;(button as HTMLButtonElement).click()
    ;(button as HTMLButtonElement).click()
  })
  const busy = page.getByRole("button", { name: "Sending..." })
  await expect(busy).toBeDisabled()
  await busy.click({ force: true })
  await control(page, "subject").press("Enter")
  await page
    .getByRole("form", { name: "Contact" })
    .evaluate((form) => (form as HTMLFormElement).requestSubmit())
  release()
  const notice = page.getByRole("status").filter({ hasText: sent })
  await expect(notice).toBeVisible()
  for (const name of names) await expect(control(page, name)).toHaveValue("")

  const posts = requests.filter((request) => request.method() === "POST")
  expect(posts.map((request) => request.url())).toEqual([`${services.contentUrl}/product/contacts`])
  expect(posts[0]?.postDataJSON()).toEqual({ data: { ...message, statuses: "pending" } })
  expect(await posts[0]?.headerValue("content-type")).toContain("application/json")

  const stored = await storedMessages(services, message.subject)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ ...message, statuses: "pending" })

  await expect.poll(() => mailsAbout(services, message.subject)).toHaveLength(1)
  const [mail] = await mailsAbout(services, message.subject)
  expect(mail?.text).toContain("Can you help?")
})

test("while the service is down the form says so and keeps every entry; a later submit sends them", async ({
  page,
  services,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_CONNECTION_REFUSED/)
  consoleErrors.expect(/got no answer/)
  const reports: string[] = []
  page.on("console", (message) => {
    if (/got no answer/.test(message.text())) reports.push(message.text())
  })
  const message = newMessage()
  await page.route(endpoint, (route) => route.abort("connectionrefused"))
  await open(page, path)
  await fillIn(page, message)
  await send(page).press("Enter")
  const alert = page.getByRole("alert").filter({ hasText: failed })
  await expect(alert).toBeVisible()
  await expectKept(page, message)
  // Focus stays on the button, although it was disabled meanwhile.
  await expect(send(page)).toBeFocused()
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

const plan = plans[0]
const planSubject = `${contact.plan} ${plan?.title}`
const choosePlan = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`of the ${plan?.title}$`) })
    .click()

test("a plan chosen on the pricing page is the subject", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/pricing")
  await choosePlan(page)
  await expect(page).toHaveURL(/\/contact-us\?plan=/)
  await expect(control(page, "subject")).toHaveValue(planSubject)
})

test("a plan is the subject before the runtime is there, and stays what the visitor makes of it", {
  tag: "@nightly",
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto("/pricing")
  await choosePlan(page)
  const subject = control(page, "subject")
  await expect(subject).toHaveValue(planSubject)
  await subject.fill(`${planSubject}, monthly`)
  release()
  await hydrated(page)
  await expect(subject).toHaveValue(`${planSubject}, monthly`)
})

test("leaving the page cancels the request", { tag: "@nightly" }, async ({ page }) => {
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
