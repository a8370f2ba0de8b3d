import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { deleteOldMessages } from "../../src/privacy/deleteOldMessages.ts"
import { erasePerson, exportPerson } from "../../src/privacy/person.ts"
import { startService } from "../support/service.ts"

const { call, payload, signInAsEditor } = await startService({ CONTACT_RATE_LIMIT: "50" })

const entries = {
  comments: { name: "Ama", email: "ama@client.example", comment: "Well woven.", replyTo: "c01" },
  questions: { name: "Ama", email: "ama@client.example", question: "How long?" },
  subscriptions: { email: "ama@client.example", list: "newsletter" },
} as const
type FormName = keyof typeof entries
const names = Object.keys(entries) as FormName[]

let caller = 0

beforeEach(async () => {
  caller += 1
  for (const collection of names) await payload.delete({ collection, where: {} })
})

function send(form: FormName, data: object = entries[form], beside: object = {}) {
  return call("POST", `/api/product/${form}`, {
    headers: { "Content-Type": "application/json", "x-client-address": `192.0.2.${caller}` },
    body: JSON.stringify({ data, ...beside }),
  })
}

async function stored(collection: FormName) {
  const { docs } = await payload.find({ collection, sort: "id", pagination: false })
  return docs
}

for (const form of names) {
  test(`an entry of ${form} is stored with its fields, and answered with its id`, async () => {
    const { status, body } = await send(form, { ...entries[form], statuses: "approved", id: 999 })
    const [entry, ...others] = await stored(form)
    assert.equal(status, 201)
    assert.deepEqual(body, { id: entry?.id })
    assert.notEqual(entry?.id, 999)
    assert.deepEqual(others, [])
    assert.deepEqual({ ...entry, ...entries[form], honeypot: false }, entry)
    if (form !== "subscriptions") assert.equal((entry as { statuses?: string }).statuses, "pending")
  })

  test(`an entry of ${form} with a filled honeypot gets the usual response, and is marked`, async () => {
    const { status, body } = await send(form, entries[form], { honeypot: "https://spam.example" })
    const [entry] = await stored(form)
    assert.equal(status, 201)
    assert.deepEqual(body, { id: entry?.id })
    assert.equal(entry?.honeypot, true)
  })

  test(`the same entry of ${form} sent several times at once is stored once`, async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(form)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.equal((await stored(form)).length, 1)
  })

  test(`an entry of ${form} that was not committed gets a 500`, async (t) => {
    t.mock.method(payload, "create", () => Promise.resolve({ id: 987_654 }))
    assert.equal((await send(form)).status, 500)
  })

  test(`${form} share the limit of contact messages`, async () => {
    for (let sent = 0; sent < 50; sent += 1) await send(form, {})
    const { status, headers } = await send(form)
    assert.equal(status, 429)
    assert.ok(Number(headers.get("Retry-After")) >= 1)
    assert.deepEqual(await stored(form), [])
  })

  test(`an oversized entry of ${form} is refused`, async () => {
    assert.equal((await send(form, { ...entries[form], more: "x".repeat(200_000) })).status, 413)
  })
}

for (const [form, field, value, expected] of [
  ["comments", "name", " ", "Name is required."],
  ["comments", "email", "", "Email is required."],
  ["comments", "comment", "x".repeat(10_001), "This must be at most 10000 characters long."],
  ["questions", "name", undefined, "Full Name is required."],
  ["questions", "email", "ama", "Invalid email address"],
  ["subscriptions", "email", "ama", "Invalid email address"],
  ["subscriptions", "list", "", "The list is missing."],
  ["subscriptions", "list", "secret", "There is no such list."],
] as const) {
  test(`${field} ${JSON.stringify(value)?.slice(0, 20)} of ${form} is refused: ${expected}`, async () => {
    const { status, body } = await send(form, { ...entries[form], [field]: value })
    assert.equal(status, 400)
    assert.deepEqual((body as { errors: object }).errors, { [field]: expected })
    assert.deepEqual(await stored(form), [])
  })
}

for (const [form, field, value] of [
  ["comments", "comment", ""],
  ["comments", "replyTo", undefined],
  ["comments", "email", "no address"],
  ["questions", "question", ""],
] as const) {
  test(`${field} ${JSON.stringify(value)} of ${form} is accepted`, async () => {
    assert.equal((await send(form, { ...entries[form], [field]: value })).status, 201)
  })
}

test("an address is on each list once, however late it subscribes again", async () => {
  await send("subscriptions")
  const createdAt = "2025-01-01T00:00:00.000Z"
  await payload.db.updateMany({ collection: "subscriptions", where: {}, data: { createdAt } })
  await send("subscriptions")
  await send("subscriptions", { ...entries.subscriptions, list: "opening" })
  const { docs } = await payload.find({ collection: "subscriptions", sort: "id" })
  const lists = docs.map(({ list }) => list)
  assert.deepEqual(lists, ["newsletter", "opening"])
})

test("only administrators read them, and nobody changes what a visitor wrote", async () => {
  const headers = await signInAsEditor()
  for (const form of names) {
    await send(form)
    const [entry] = await stored(form)
    for (const [method, path] of [
      ["GET", `/api/${form}`],
      ["GET", `/api/${form}/${entry?.id}`],
      ["DELETE", `/api/${form}/${entry?.id}`],
    ] as const) {
      const { status, body } = await call(method, path)
      assert.ok([403, 404].includes(status), `${method} ${path} answered ${status}`)
      assert.ok(!JSON.stringify(body).includes("client.example"))
    }
    const body = JSON.stringify({ email: "other@client.example", name: "Kofi", honeypot: true })
    await call("PATCH", `/api/${form}/${entry?.id}`, { headers, body })
    const { updatedAt: _, ...now } = (await stored(form))[0] ?? {}
    const { updatedAt: __, ...before } = entry ?? {}
    assert.deepEqual(now, before)
  }
})

test("a person's entries are handed over and erased with the rest", async () => {
  for (const form of names) {
    await send(form)
    await send(form, { ...entries[form], email: "not-ama@client.example" })
  }
  const found = await exportPerson(payload, "Ama@client.example")
  for (const form of names) assert.equal(found[form].length, 1, form)
  const counts = await erasePerson(payload, "ama@client.example")
  for (const form of names) {
    assert.equal(counts[form], 1, form)
    assert.equal((await stored(form))[0]?.email, "not-ama@client.example")
  }
})

test("old entries are deleted, except approved comments and subscriptions", async () => {
  const createdAt = "2025-01-01T00:00:00.000Z"
  for (const form of names) await send(form)
  await send("comments", { ...entries.comments, name: "Kofi" })
  const [comment] = await stored("comments")
  await payload.update({
    collection: "comments",
    id: comment?.id ?? 0,
    data: { statuses: "approved" },
  })
  for (const collection of names) {
    await payload.db.updateMany({ collection, where: {}, data: { createdAt } })
  }
  await deleteOldMessages(payload, 30)
  assert.deepEqual(
    (await stored("comments")).map(({ id }) => id),
    [comment?.id],
  )
  assert.deepEqual(await stored("questions"), [])
  assert.equal((await stored("subscriptions")).length, 1)
})
