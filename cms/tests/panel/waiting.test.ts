import assert from "node:assert/strict"
import { test } from "node:test"
import { addressQuery, filters, whereOf } from "../../src/panel/dashboard/filters.ts"
import { readWaiting } from "../../src/panel/dashboard/waiting.ts"
import { runPendingWork, startService } from "../support/service.ts"

const { call, makePicture, payload, signInAsEditor } = await startService()
const mainImage = await makePicture()
const whole = { description: "x", client: "x", date: "2025-01-01", mainImage }

const message = {
  email: "ama@client.example",
  phone: "020",
  subject: "A shop",
  message: "Hello.",
}

function send(name: string, statuses: "pending" | "answered", data: object = {}) {
  return payload.db.create({
    collection: "contacts",
    data: { ...message, ...data, name, statuses },
  })
}

test("on a new service nothing waits", async () => {
  assert.deepEqual(await readWaiting(payload), {
    messages: { count: 0, newest: [] },
    suspected: 0,
    unmailed: { count: 0, newest: [] },
    failedMails: 0,
    hasRebuildFailed: false,
    drafts: { count: 0, newest: [] },
    scheduled: [],
    failedChanges: [],
  })
})

test("new messages wait, without those that were answered or look like spam", async () => {
  await send("Ama", "pending")
  await send("Kofi", "answered")
  await send("Bot", "pending", { honeypot: true })
  await send("Esi", "pending", { mailState: "failed" })
  const { messages, suspected, unmailed } = await readWaiting(payload)
  assert.equal(messages.count, 2)
  assert.deepEqual(
    messages.newest.map(({ name }) => name),
    ["Esi", "Ama"],
  )
  assert.equal(suspected, 1)
  assert.deepEqual(
    unmailed.newest.map(({ name }) => name),
    ["Esi"],
  )
})

test("a list opened from the dashboard shows what was counted there", async () => {
  const headers = await signInAsEditor()
  for (const filter of [filters.newMessages, filters.suspectedMessages, filters.unmailedMessages]) {
    const { body } = await call("GET", `/api/contacts${addressQuery(filter)}`, { headers })
    const { totalDocs } = await payload.db.count({ collection: "contacts", where: whereOf(filter) })
    assert.equal((body as { totalDocs: number }).totalDocs, totalDocs)
    assert.ok(totalDocs > 0)
  }
})

test("drafts wait, the newest first, and say whether visitors see an earlier version", async () => {
  const make = (title: string, _status: "draft" | "published") =>
    payload.create({ collection: "projects", data: { ...whole, title, _status } })
  await make("Finished", "published")
  await make("Never published", "draft")
  const { id } = await make("Changed", "published")
  await payload.update({ collection: "projects", id, data: { title: "Changes" }, draft: true })
  await payload.create({ collection: "web-services", data: {} as never, draft: true })
  const { count, newest } = await readWaiting(payload).then(({ drafts }) => drafts)
  assert.equal(count, 3)
  assert.deepEqual(
    newest.map(({ isOnSite, kind, title }) => [title, kind, isOnSite]),
    [
      ["Untitled", "Web service", false],
      ["Changes", "Web design project", true],
      ["Never published", "Web design project", false],
    ],
  )
})

test("mails to visitors that failed are counted", async (t) => {
  const refused = Object.assign(new Error("550"), { command: "RCPT TO", responseCode: 550 })
  t.mock.method(payload, "sendEmail", () => Promise.reject(refused))
  const data = { fullName: "Ama", email: "nobody@client.example", password: "a-good-password-1" }
  const headers = { "Content-Type": "application/json" }
  const body = JSON.stringify({ data })
  assert.equal((await call("POST", "/api/product/auth/register", { headers, body })).status, 200)
  await runPendingWork()
  assert.equal((await readWaiting(payload)).failedMails, 1)
})

test("a request to rebuild the site that failed waits until one succeeds", async () => {
  const make = (outcome: object, updatedAt: string) =>
    payload.db.create({
      collection: "payload-jobs",
      data: { taskSlug: "rebuildSite", input: {}, processing: false, updatedAt, ...outcome },
    })
  const before = (await readWaiting(payload)).failedMails
  await make({ hasError: true }, new Date(Date.now() - 60_000).toISOString())
  const { failedMails, hasRebuildFailed } = await readWaiting(payload)
  assert.deepEqual([failedMails, hasRebuildFailed], [before, true])
  const now = new Date().toISOString()
  await make({ hasError: false, completedAt: now }, now)
  assert.equal((await readWaiting(payload)).hasRebuildFailed, false)
})
