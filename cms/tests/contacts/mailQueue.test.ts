import assert from "node:assert/strict"
import { beforeEach, type TestContext, test } from "node:test"
import type { Payload, SendEmailOptions } from "payload"
import { inTransaction } from "../../src/database/inTransaction.ts"
import type { Contact } from "../../src/payload-types.ts"
import { deleteOldJobs } from "../../src/queue/deleteOldJobs.ts"
import { claimJob, renewLeases } from "../../src/queue/lease.ts"
import { startWorker } from "../../src/queue/worker.ts"
import { pendingWork } from "../../src/runInBackground.ts"
import { runPendingWork, startService } from "../support/service.ts"

const { call, payload, signInAsEditor } = await startService({ MAIL_RETRY_SECONDS: "10,60" })
const editor = await signInAsEditor()
const hour = 60 * 60 * 1000
const lease = { leaseSeconds: 60 }

/** Mails sent, unless a test mocks `sendEmail`. */
const mails: SendEmailOptions[] = []
payload.sendEmail = async (mail) => {
  mails.push(mail)
}

beforeEach(async () => {
  for (const collection of ["contacts", "payload-jobs"] as const) {
    await payload.db.deleteMany({ collection, where: {} })
  }
  mails.length = 0
})

async function send(name: string): Promise<number> {
  const data = { name, email: "ama@client.example", phone: "020", subject: "Hello", message: "Hi" }
  const { status, body } = await call("POST", "/api/product/contacts", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  })
  assert.equal(status, 201)
  return (body as { id: number }).id
}

function breakMail(t: TestContext, error: Error = new Error("connect ECONNREFUSED")) {
  return t.mock.method(payload, "sendEmail", () => Promise.reject(error))
}

/** A message's mail state, as an administrator sees it. */
async function mailOf(id: number) {
  const { body } = await call("GET", `/api/contacts/${id}`, { headers: editor })
  const { mailState, mailedAt, mailTries, mailError } = body as Contact
  return { state: mailState, isDated: Boolean(mailedAt), tries: mailTries, error: mailError }
}

async function jobs() {
  const { docs } = await payload.find({ collection: "payload-jobs", sort: "id" })
  return docs
}

/** Makes waiting retries due now. */
async function makeDue(): Promise<void> {
  await payload.db.updateMany({
    collection: "payload-jobs",
    where: {},
    data: { waitUntil: new Date(Date.now() - 1).toISOString() },
  })
}

const namesMailed = () => mails.map(({ text }) => /^\w+/.exec(String(text))?.[0]).toSorted()

test("mails back off while the mail server is down, and each is sent once when it is back", async (t) => {
  const broken = breakMail(t)
  const ids = [await send("Ama"), await send("Esi"), await send("Yaw")]
  assert.equal((await mailOf(ids[0] ?? 0)).state, "queued")
  for (const seconds of [10, 60, 60]) {
    const before = Date.now()
    await runPendingWork()
    const [first] = await jobs()
    const wait = Date.parse(first?.waitUntil ?? "") - before
    assert.ok(
      wait >= seconds * 1000 && wait < seconds * 1000 + (Date.now() - before) + 1,
      `${wait}`,
    )
    await makeDue()
  }
  assert.equal(broken.mock.callCount(), 9)
  assert.deepEqual(await mailOf(ids[0] ?? 0), {
    state: "queued",
    isDated: false,
    tries: 3,
    error: "connect ECONNREFUSED",
  })
  broken.mock.restore()
  await runPendingWork()
  assert.deepEqual(namesMailed(), ["Ama", "Esi", "Yaw"])
  for (const id of ids) {
    assert.deepEqual(await mailOf(id), { state: "sent", isDated: true, tries: 4, error: null })
  }
})

test("a message whose mail cannot be queued is not stored and gets a 500", async (t) => {
  t.mock.method(payload.jobs, "queue", () => Promise.reject(new Error("disk full")))
  await assert.rejects(send("Ama"), /500/)
  const { totalDocs } = await payload.count({ collection: "contacts" })
  assert.equal(totalDocs, 0)
})

test("a message that is rolled back is not mailed, and an administrator can't enter one", async () => {
  const data = {
    name: "Ama",
    email: "ama@client.example",
    phone: "020",
    subject: "Hello",
    message: "Hi",
    statuses: "pending",
  } as const
  const broken = inTransaction(payload, async (req) => {
    await payload.create({ collection: "contacts", data, req })
    throw new Error("power cut")
  })
  await assert.rejects(broken, /power cut/)
  assert.deepEqual(await jobs(), [])
  const init = { headers: editor, body: JSON.stringify(data) }
  assert.equal((await call("POST", "/api/contacts", init)).status, 403)
})

test("a mail is given up after three days, is shown as failed, and can be sent again by an administrator", async (t) => {
  const broken = breakMail(t)
  const id = await send("Ama")
  await payload.db.updateMany({
    collection: "payload-jobs",
    where: {},
    data: { createdAt: new Date(Date.now() - 73 * hour).toISOString() },
  })
  await runPendingWork()
  const failed = { state: "failed", isDated: false, tries: 1, error: "connect ECONNREFUSED" }
  assert.deepEqual(await mailOf(id), failed)
  await makeDue()
  await runPendingWork()
  assert.equal(broken.mock.callCount(), 1, "it is not retried")
  broken.mock.restore()
  const again = () => call("POST", `/api/contacts/${id}/send-again`, { headers: editor })
  const presses = await Promise.all([again(), again()])
  assert.deepEqual(presses.map(({ status }) => status).toSorted(), [202, 409])
  assert.equal((await mailOf(id)).state, "queued")
  await runPendingWork()
  assert.deepEqual(namesMailed(), ["Ama"])
  assert.deepEqual(await mailOf(id), { state: "sent", isDated: true, tries: 1, error: null })
  assert.equal((await again()).status, 202, "a mail that got lost elsewhere can be sent again")
  await runPendingWork()
  assert.deepEqual(namesMailed(), ["Ama", "Ama"])
  assert.equal((await call("POST", "/api/contacts/1/send-again")).status, 403)
  for (const unknown of ["987654", "x", "99999999999"]) {
    const none = await call("POST", `/api/contacts/${unknown}/send-again`, { headers: editor })
    assert.equal(none.status, 404)
  }
})

test("a recipient that is permanently rejected is not retried, unless it is the agency", async (t) => {
  const refused = Object.assign(new Error("550 no such user"), {
    command: "RCPT TO",
    responseCode: 550,
  })
  breakMail(t, refused)
  await send("Ama")
  await payload.jobs.queue({ task: "passwordReset", input: { email: "editor@adwene.example" } })
  await payload.db.create({
    collection: "registrations",
    data: { email: "x@client.example", fullName: "X", hash: "x", salt: "x" },
  })
  const { docs } = await payload.find({ collection: "registrations", limit: 1 })
  await payload.jobs.queue({
    task: "verification",
    input: { registration: docs[0]?.id, reason: "register" },
  })
  await runPendingWork()
  const outcomes = (await jobs()).map(({ taskSlug, hasError }) => [taskSlug, hasError])
  assert.deepEqual(outcomes, [
    ["contactNotification", false],
    ["passwordReset", false],
    ["verification", true],
  ])
})

test("concurrent claims take different jobs", async () => {
  for (let i = 0; i < 6; i += 1) await send(`Sender${i}`)
  const claims = await Promise.all(Array.from({ length: 10 }, () => claimJob(payload, lease)))
  const taken = claims.flatMap((job) => job?.id ?? [])
  assert.equal(new Set(taken).size, taken.length, "no job is claimed twice")
  // A claim finds nothing when others are claiming all the jobs it sees, so claim again.
  while ((await claimJob(payload, lease)) !== null) taken.push(0)
  assert.equal(taken.length, 6)
})

test("the job of a dead process is claimed again, that of a live one is not", async () => {
  await send("Ama")
  const job = await claimJob(payload, lease)
  assert.ok(job)
  const { id } = job
  assert.equal(await claimJob(payload, lease), null)
  const letLeaseEnd = () =>
    payload.db.updateOne({
      collection: "payload-jobs",
      id,
      data: { leaseUntil: new Date(Date.now() - 1).toISOString() },
    })
  await letLeaseEnd()
  assert.deepEqual(await claimJob(payload, lease), job)
  await letLeaseEnd()
  await renewLeases(payload, [id], lease)
  assert.equal(await claimJob(payload, lease), null)
})

test("a mail is not sent twice if its process died before completing the job", async () => {
  const id = await send("Ama")
  const job = await claimJob(payload, lease)
  await payload.db.updateOne({ collection: "contacts", id, data: { mailState: "sent" } })
  await payload.jobs.runByID({ id: job?.id ?? 0, silent: true })
  assert.deepEqual(mails, [])
  assert.ok((await jobs())[0]?.completedAt)
})

test("a stopped worker finishes the mails in progress and leaves the others queued", async (t) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let begun = () => {}
  const allBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const sending = t.mock.method(payload, "sendEmail", async () => {
    if (sending.mock.callCount() === 2) begun()
    await released
  })
  for (let i = 0; i < 5; i += 1) await send(`Sender${i}`)
  const stop = startWorker(async () => payload, lease)
  await allBegun
  const stopped = stop()
  assert.ok(pendingWork().size > 0, "shutdown waits for them")
  release()
  await stopped
  assert.equal(sending.mock.callCount(), 3)
  const states = (await jobs()).map(({ completedAt, processing }) => [
    Boolean(completedAt),
    processing,
  ])
  assert.deepEqual(states.toSorted(), [
    [false, false],
    [false, false],
    [true, false],
    [true, false],
    [true, false],
  ])
})

test("a worker recovers when the database is back, and logs the outage once", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] })
  const logged = t.mock.method(console, "error", () => {})
  let isDown = true
  let sent = () => {}
  const isSent = new Promise<void>((resolve) => {
    sent = resolve
  })
  t.mock.method(payload, "sendEmail", async () => sent())
  await send("Ama")
  const open = t.mock.fn(async (): Promise<Payload> => {
    if (isDown) throw new Error("no database")
    return payload
  })
  const stop = startWorker(open, lease)
  for (let second = 0; second < 3; second += 1) {
    while (pendingWork().size > 0) await Promise.all(pendingWork())
    t.mock.timers.tick(1_000)
  }
  while (pendingWork().size > 0) await Promise.all(pendingWork())
  assert.equal(open.mock.callCount(), 4)
  // Node's own warnings also go to console.error.
  const said = logged.mock.calls.filter(({ arguments: [text] }) => /queue/.test(String(text)))
  assert.equal(said.length, 1)
  isDown = false
  t.mock.timers.tick(1_000)
  await isSent
  await stop()
})

test("only administrators see jobs and their state, and nobody can run or change them", async (t) => {
  breakMail(t)
  await send("Ama")
  await runPendingWork()
  const id = (await jobs())[0]?.id
  const { body, status } = await call("GET", "/api/payload-jobs", { headers: editor })
  assert.equal(status, 200)
  const [job] = (body as { docs: { lastError: string }[] }).docs
  assert.equal(job?.lastError, "connect ECONNREFUSED")
  for (const headers of [editor, { "Content-Type": "application/json" }]) {
    const init = { headers, body: JSON.stringify({ hasError: true }) }
    for (const [method, address, request] of [
      ["POST", "/api/payload-jobs", init],
      ["PATCH", `/api/payload-jobs/${id}`, init],
      ["DELETE", `/api/payload-jobs/${id}`, { headers }],
      ["GET", "/api/payload-jobs/run", { headers }],
      ["GET", "/api/payload-jobs/handle-schedules", { headers }],
    ] as const) {
      const answer = await call(method, address, request)
      assert.ok([403, 404].includes(answer.status), `${method} ${address}: ${answer.status}`)
    }
  }
  assert.equal((await call("GET", "/api/payload-jobs")).status, 403)
  assert.equal((await call("GET", `/api/payload-jobs/${id}`)).status, 403)
  assert.equal((await jobs()).length, 1)
})

test("an administrator cannot change a message's mail state", async () => {
  const id = await send("Ama")
  const change = { mailState: "sent", mailTries: 7, mailError: "x", statuses: "answered" }
  const init = { headers: editor, body: JSON.stringify(change) }
  assert.equal((await call("PATCH", `/api/contacts/${id}`, init)).status, 200)
  assert.deepEqual(await mailOf(id), { state: "queued", isDated: false, tries: null, error: null })
})

test("jobs are deleted a week after completion or a month after failure, never while they wait", async () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * hour).toISOString()
  const kept = [
    { completedAt: ago(6) },
    { hasError: true, updatedAt: ago(29) },
    { createdAt: ago(40), updatedAt: ago(40) },
  ]
  const old = [{ completedAt: ago(8) }, { hasError: true, updatedAt: ago(31) }]
  for (const data of [...kept, ...old])
    await payload.db.create({ collection: "payload-jobs", data })
  await deleteOldJobs(payload)
  assert.equal((await jobs()).length, kept.length)
})
