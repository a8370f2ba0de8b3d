import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { deleteOldMessages } from "../../src/privacy/deleteOldMessages.ts"
import { erasePerson, exportPerson } from "../../src/privacy/person.ts"
import { deleteOldJobs } from "../../src/queue/deleteOldJobs.ts"
import { startAccounts } from "../support/accounts.ts"

const { call, forgetEveryone, makeAccount, payload, post, register, tokenOf } =
  await startAccounts()

const kofi = "kofi@client.example"
/** Contains Kofi's address, but is another person's. */
const other = "not-kofi@client.example"

async function sendMessage(email: string, message: string): Promise<void> {
  const data = { name: "Kofi", email, phone: "+233 20 000 0000", subject: "A logo", message }
  const { status } = await call("POST", "/api/product/contacts", {
    headers: { "Content-Type": "application/json", "x-client-address": "192.0.2.9" },
    body: JSON.stringify({ data }),
  })
  assert.equal(status, 201)
}

/** An account with a session, an unfinished sign-up, a message in another spelling of the address and queued letters. */
async function leaveTraces(email: string): Promise<void> {
  await makeAccount(email)
  await tokenOf(email)
  await register({ email, fullName: "Kofi Mensah", password: "another-good-one-2" })
  await sendMessage(email.toUpperCase(), `From ${email}`)
  await post("request-reset", { data: { email } })
}

beforeEach(async () => {
  await forgetEveryone()
  for (const collection of ["contacts", "payload-jobs"] as const) {
    await payload.db.deleteMany({ collection, where: {} })
  }
})

test("what is stored about a person is exported, without secrets and other people", async () => {
  for (const email of [kofi, other]) await leaveTraces(email)
  const found = await exportPerson(payload, "Kofi@Client.Example ")
  const { letters, messages, sessions, signUps, users } = found
  assert.deepEqual(
    [users, sessions, signUps, messages].map(({ length }) => length),
    [1, 1, 1, 1],
  )
  const kinds = new Set(letters.map(({ taskSlug }) => taskSlug))
  assert.deepEqual([...kinds].toSorted(), ["contactNotification", "passwordReset", "verification"])
  assert.equal(messages[0]?.message, `From ${kofi}`)
  assert.doesNotMatch(JSON.stringify(found), /hash|salt|[Tt]oken|not-kofi/)
})

test("erasing a person deletes all of it, and nobody else's", async () => {
  for (const email of [kofi, other]) await leaveTraces(email)
  const before = await exportPerson(payload, other)
  const counts = await erasePerson(payload, kofi)
  assert.deepEqual(
    [counts.users, counts.sessions, counts.registrations, counts.contacts, counts.administrators],
    [1, 1, 1, 1, 0],
  )
  assert.ok(counts.jobs >= 3)
  const { email: _, ...left } = await exportPerson(payload, kofi)
  assert.deepEqual(Object.values(left).flat(), [], "something is left")
  assert.deepEqual(await exportPerson(payload, other), before)
  const { docs } = await payload.find({ collection: "payload-jobs", pagination: false })
  assert.ok(docs.every((job) => !JSON.stringify(job).includes(`"${kofi}"`)))
  assert.equal((await erasePerson(payload, kofi)).users, 0)
})

test("an administrator's account is told of, and kept", async () => {
  const email = "ama@client.example"
  await payload.create({
    collection: "administrators",
    data: { email, password: "a-good-password-1" },
  })
  assert.equal((await exportPerson(payload, email)).administrators.length, 1)
  assert.equal((await erasePerson(payload, email)).administrators, 1)
  assert.equal((await exportPerson(payload, email)).administrators.length, 1)
})

const day = 24 * 60 * 60 * 1000

test("messages, sign-ups and jobs are deleted after the retention time, waiting messages are kept", async () => {
  for (const message of ["old and sent", "old and waiting", "new"])
    await sendMessage(other, message)
  await register({ email: other, fullName: "Kofi", password: "a-good-password-1" })
  const old = new Date(Date.now() - 11 * day).toISOString()
  const age = async (
    collection: "contacts" | "payload-jobs" | "registrations",
    where: object,
    data: object,
  ) =>
    payload.db.updateOne({ collection, where: where as never, data: { createdAt: old, ...data } })
  await age("contacts", { message: { equals: "old and sent" } }, { mailState: "sent" })
  await age("contacts", { message: { equals: "old and waiting" } }, {})
  await age("registrations", { email: { equals: other } }, {})
  await age("payload-jobs", { taskSlug: { equals: "verification" } }, { completedAt: old })
  const left = async () => {
    const { docs } = await payload.find({ collection: "contacts", sort: "id" })
    const { totalDocs } = await payload.count({ collection: "registrations" })
    return [...docs.map(({ message }) => message), totalDocs]
  }
  await deleteOldMessages(payload, 12)
  assert.deepEqual(await left(), ["old and sent", "old and waiting", "new", 1])
  await deleteOldMessages(payload, 10)
  assert.deepEqual(await left(), ["old and waiting", "new", 0])
  const verifications = {
    collection: "payload-jobs",
    where: { taskSlug: { equals: "verification" } },
  } as const
  await payload.db.updateOne({
    ...verifications,
    data: { completedAt: new Date(Date.now() - 3 * day).toISOString() },
  })
  await deleteOldJobs(payload)
  assert.equal((await payload.count(verifications)).totalDocs, 1)
  await deleteOldJobs(payload, 2)
  assert.equal((await payload.count(verifications)).totalDocs, 0)
})
