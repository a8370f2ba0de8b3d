import assert from "node:assert/strict"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, beforeEach, type TestContext, test } from "node:test"
import type { Config, Where } from "payload"
import { fromNow } from "../../src/accounts/tokens.ts"
import { claimJob } from "../../src/queue/lease.ts"
import { requestRebuilds } from "../../src/rebuild/requestRebuilds.ts"
import { runPendingWork, startService } from "../support/service.ts"

/** What a host with a build hook has received, and what it answers. */
const received: object[] = []
let status = 204
const hook = createServer((request, response) => {
  let body = ""
  request.on("data", (chunk) => {
    body += chunk
  })
  request.on("end", () => {
    const { method, url, headers } = request
    const { authorization, "content-type": type } = headers
    received.push({ method, url, authorization, type, body })
    // Without keep-alive: the next request must not meet a connection that is just being closed.
    response.writeHead(status, { Connection: "close", Location: "/elsewhere" }).end()
  })
})
await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve))
after(() => hook.close())
const { port } = hook.address() as AddressInfo

const { call, makePicture, payload, signInAsEditor } = await startService({
  REBUILD_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/secret-path`,
  REBUILD_WEBHOOK_TOKEN: "secret-token",
  REBUILD_WEBHOOK_BODY: '{"ref":"main"}',
})
const editor = await signInAsEditor()
const whole = { description: "x", client: "x", date: "2025-01-01", mainImage: await makePicture() }

beforeEach(async () => {
  await forgetJobs()
  received.length = 0
  status = 204
})

async function forgetJobs(): Promise<void> {
  await payload.db.deleteMany({ collection: "payload-jobs", where: {} })
}

async function send(method: string, address: string, data?: object): Promise<number> {
  const body = data && JSON.stringify(data)
  const answer = await call(method, `/api${address}`, { headers: editor, body })
  assert.ok(answer.status < 300, `${method} ${address}: ${JSON.stringify(answer.body)}`)
  return (answer.body as { doc?: { id: number } }).doc?.id ?? 0
}

const publish = (title: string) =>
  send("POST", "/projects", { ...whole, title, _status: "published" })

async function jobs() {
  const { docs } = await payload.find({ collection: "payload-jobs", sort: "id" })
  return docs
}

async function changeJobs(data: Record<string, unknown>): Promise<void> {
  await payload.db.updateMany({ collection: "payload-jobs", where: {}, data })
}

const makeDue = () => changeJobs({ waitUntil: fromNow(-1) })

test("documents published in a row make one request, half a minute after the last one", async () => {
  await publish("Kente Lane")
  await makeDue()
  const before = Date.now()
  await publish("Cedi House")
  const [job, ...others] = await jobs()
  assert.deepEqual(others, [])
  const wait = Date.parse(job?.waitUntil ?? "") - before
  assert.ok(wait >= 30_000 && wait <= 30_000 + Date.now() - before, `${wait}`)
  await runPendingWork()
  assert.deepEqual(received, [], "not before the time has passed")
  await makeDue()
  await runPendingWork()
  assert.deepEqual(received, [
    {
      method: "POST",
      url: "/hooks/secret-path",
      authorization: "Bearer secret-token",
      type: "application/json",
      body: '{"ref":"main"}',
    },
  ])
})

test("changes in close succession put a request off for five minutes at most", async () => {
  await publish("First")
  await changeJobs({ createdAt: fromNow(-6 * 60_000), waitUntil: fromNow(1_000) })
  await publish("Second")
  assert.equal((await jobs()).length, 2)
})

test("a document that is published while the request is on its way makes another", async () => {
  await publish("Before")
  await makeDue()
  assert.ok(await claimJob(payload, { leaseSeconds: 60 }))
  await publish("Meanwhile")
  assert.equal((await jobs()).length, 2)
})

test("drafts request nothing", async () => {
  const id = await publish("Published")
  await forgetJobs()
  const draft = await send("POST", "/projects?draft=true", { title: "Draft" })
  await send("PATCH", `/projects/${draft}?draft=true`, { title: "Changed draft" })
  await send("PATCH", `/projects/${draft}`, { ...whole, title: "Still a draft", _status: "draft" })
  await send("DELETE", `/projects/${draft}`)
  await send("PATCH", `/projects/${id}?draft=true`, { title: "Changed, not published" })
  assert.deepEqual(await jobs(), [])
})

/** Each gets the id of a published project that has a newer draft. */
const changes: Record<string, (id: number) => Promise<unknown>> = {
  "publishing the draft": (id) => send("PATCH", `/projects/${id}`, { _status: "published" }),
  unpublishing: (id) => send("PATCH", `/projects/${id}`, { _status: "draft" }),
  deleting: (id) => send("DELETE", `/projects/${id}`),
  "restoring a version": async (id) => {
    const where: Where = {
      and: [{ parent: { equals: id } }, { "version._status": { equals: "published" } }],
    }
    const { docs } = await payload.findVersions({ collection: "projects", where })
    await send("POST", `/projects/versions/${docs[0]?.id}`)
  },
}
for (const [name, change] of Object.entries(changes)) {
  test(`${name} requests a rebuild`, async () => {
    const id = await publish(name)
    await send("PATCH", `/projects/${id}?draft=true`, { title: `${name}, changed` })
    await forgetJobs()
    await change(id)
    assert.deepEqual(
      (await jobs()).map(({ taskSlug }) => taskSlug),
      ["rebuildSite"],
    )
  })
}

test("moving a project in its list requests a rebuild", async () => {
  const [first, second] = [await publish("One"), await publish("Two")]
  await forgetJobs()
  await send("POST", "/reorder", {
    collectionSlug: "projects",
    docsToMove: [first],
    newKeyWillBe: "less",
    orderableFieldName: "_order",
    target: {
      id: second,
      key: (await payload.findByID({ collection: "projects", id: second }))._order,
    },
  })
  assert.equal((await jobs()).length, 1)
})

test("a document whose rebuild can't be queued is not published", async (t) => {
  t.mock.method(payload.jobs, "queue", () => Promise.reject(new Error("disk full")))
  const body = JSON.stringify({ ...whole, title: "Never stored", _status: "published" })
  const { status } = await call("POST", "/api/projects", { headers: editor, body })
  assert.equal(status, 500)
  const where = { title: { equals: "Never stored" } }
  assert.equal((await payload.count({ collection: "projects", where })).totalDocs, 0)
})

function logged(t: TestContext): () => string {
  const lines = ["info", "error"].map((level) =>
    t.mock.method(payload.logger, level as "info", () => {}),
  )
  return () => JSON.stringify(lines.flatMap(({ mock }) => mock.calls.map((each) => each.arguments)))
}

for (const answer of [401, 302, 503]) {
  test(`a request that is answered by ${answer} is made again later, and neither log nor panel has a secret`, async (t) => {
    const log = logged(t)
    status = answer
    await publish(`Refused ${answer}`)
    await makeDue()
    await runPendingWork()
    const [failed] = await jobs()
    assert.ok(Date.parse(failed?.waitUntil ?? "") > Date.now() && !failed?.hasError)
    assert.match(log(), new RegExp(`127.0.0.1:${port} answered ${answer}`))
    status = 200
    await makeDue()
    await runPendingWork()
    assert.equal(received.length, 2)
    const [done] = await jobs()
    assert.ok(done?.completedAt)
    assert.doesNotMatch(log() + JSON.stringify(done), /secret-/)
  })
}

test("without a webhook, nothing is hooked to the lists", () => {
  const list = { slug: "projects", fields: [], custom: { isPublicList: true } }
  const config = { collections: [list] } as unknown as Config
  assert.deepEqual(requestRebuilds({ rebuildWebhook: null })(config), config)
})
