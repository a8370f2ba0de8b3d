import assert from "node:assert/strict"
import { before, test } from "node:test"
import { readWaiting } from "../../src/panel/dashboard/waiting.ts"
import { readQueueStatistics } from "../../src/queue/queueStatistics.ts"
import { runPendingWork, startService } from "../support/service.ts"

const { call, makePicture, payload, signInAsEditor } = await startService()
const mainImage = await makePicture()
const whole = { description: "x", client: "x", date: "2025-01-01", mainImage }
let editor: Record<string, string>

before(async () => {
  editor = await signInAsEditor()
})

/** Through the API, which clears the cache of public lists. */
async function make(title: string, _status: "draft" | "published", data: object = whole) {
  const { body, status } = await call("POST", `/api/projects?draft=${_status === "draft"}`, {
    headers: editor,
    body: JSON.stringify({ ...data, title, _status }),
  })
  assert.equal(status, 201)
  return (body as { doc: { id: number } }).doc
}

/** As Payload's panel does, for an hour from now. */
async function schedule(type: "publish" | "unpublish", id: number): Promise<void> {
  const { docs } = await payload.find({ collection: "administrators", limit: 1 })
  await payload.jobs.queue({
    task: "schedulePublish",
    input: {
      type,
      doc: { relationTo: "projects", value: String(id) },
      user: { relationTo: "administrators", value: docs[0]?.id ?? 0 },
    } as never,
    waitUntil: new Date(Date.now() + 3_600_000),
  })
}

async function letTimePass(): Promise<void> {
  await payload.db.updateMany({
    collection: "payload-jobs",
    where: { hasError: { not_equals: true } },
    data: { waitUntil: new Date(Date.now() - 1_000).toISOString() },
  })
  await runPendingWork()
}

async function titlesForVisitors(): Promise<string[]> {
  const { body } = await call("GET", "/api/projects?limit=100")
  return (body as { docs: { title: string }[] }).docs.map(({ title }) => title)
}

test("a scheduled draft is published at its time and not before, and visitors see it at once", async () => {
  const { id } = await make("Harmattan", "draft")
  await schedule("publish", id)
  await runPendingWork()
  assert.deepEqual(await titlesForVisitors(), [])
  const { scheduled } = await readWaiting(payload)
  assert.deepEqual(
    scheduled.map(({ action, id, title }) => ({ action, id, title })),
    [{ action: "publish", id: String(id), title: "Harmattan" }],
  )
  await letTimePass()
  // The empty list was cached a moment ago.
  assert.deepEqual(await titlesForVisitors(), ["Harmattan"])
  assert.deepEqual((await readWaiting(payload)).scheduled, [])
})

test("a published project leaves the site at its scheduled time, and stays as a draft", async () => {
  const { id } = await make("Rainy season", "published")
  await schedule("unpublish", id)
  assert.ok((await titlesForVisitors()).includes("Rainy season"))
  await letTimePass()
  assert.ok(!(await titlesForVisitors()).includes("Rainy season"))
  const found = await payload.findByID({ collection: "projects", id, draft: true })
  assert.deepEqual([found.title, found._status], ["Rainy season", "draft"])
})

test("a change that waits for its time is not late", async () => {
  const { id } = await make("Next year", "draft")
  await schedule("publish", id)
  await payload.db.updateMany({
    collection: "payload-jobs",
    where: { completedAt: { exists: false } },
    data: { createdAt: new Date(Date.now() - 86_400_000).toISOString() },
  })
  assert.equal((await readQueueStatistics(payload)).oldestWaitingSeconds, 0)
  await letTimePass()
})

test("a draft that lacks something is retried, then reported until somebody saves it", async () => {
  const { id } = await make("No picture", "draft", { ...whole, mainImage: undefined })
  await schedule("publish", id)
  const failed = async () => (await readWaiting(payload)).failedChanges.map(({ title }) => title)
  await letTimePass()
  assert.deepEqual(await failed(), [], "it is tried again first")
  for (const _ of [1, 2, 3]) await letTimePass()
  assert.deepEqual(await failed(), ["No picture"])
  assert.ok(!(await titlesForVisitors()).includes("No picture"))
  await payload.update({ collection: "projects", id, data: { mainImage } })
  assert.deepEqual(await failed(), [])
})

test("nobody schedules or runs a change over HTTP", async () => {
  const input = { task: "schedulePublish", type: "publish" }
  for (const headers of [{ "Content-Type": "application/json" }, editor]) {
    const body = JSON.stringify(input)
    const { status } = await call("POST", "/api/payload-jobs", { headers, body })
    assert.equal(status, 403)
    assert.equal((await call("GET", "/api/payload-jobs/run", { headers })).status, 404)
  }
})

test("an editor restores an earlier version, which visitors then see", async () => {
  const { id } = await make("First words", "published")
  const data = { title: "Second words", _status: "published" } as const
  await payload.update({ collection: "projects", id, data })
  const { docs } = await payload.findVersions({
    collection: "projects",
    where: { "version.title": { equals: "First words" } },
  })
  const address = `/api/projects/versions/${docs[0]?.id}`
  assert.equal((await call("POST", address, { headers: editor })).status, 200)
  assert.ok((await titlesForVisitors()).includes("First words"))
  const visitor = await call("POST", address, { headers: { "Content-Type": "application/json" } })
  assert.equal(visitor.status, 403)
})
