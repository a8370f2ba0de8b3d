import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import type { SendEmailOptions } from "payload"
import { runPendingWork, startService } from "../support/service.ts"

const { call, payload, signInAsEditor } = await startService()
const mails: SendEmailOptions[] = []
payload.sendEmail = async (mail) => {
  mails.push(mail)
}
const good = {
  name: "Ama Owusu",
  email: "ama@client.example",
  phone: "+233 20 000 0000",
  subject: "A new shop",
  message: "Hello.",
  statuses: "pending",
}

beforeEach(async () => {
  await payload.delete({ collection: "contacts", where: {} })
  await runPendingWork()
  mails.length = 0
})

function send(beside: object, data: object = good) {
  return call("POST", "/api/product/contacts", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data, ...beside }),
  })
}

async function messagesStored() {
  const { docs } = await payload.find({ collection: "contacts", sort: "id" })
  return docs.map(({ statuses, honeypot }) => ({ statuses, honeypot }))
}

const honest = { statuses: "pending", honeypot: false }
const caught = { statuses: "pending", honeypot: true }

/** Sends a message that the honeypot catches, then an honest one: the responses must look alike. */
async function sendAsBotAndPerson(beside: object) {
  const toBot = await send(beside)
  const toPerson = await send({}, { ...good, name: "Somebody Real" })
  assert.equal(toBot.status, toPerson.status)
  assert.deepEqual(
    [...toBot.headers].map(([name]) => name),
    [...toPerson.headers].map(([name]) => name),
  )
  const { id, ...rest } = toBot.body as { id: number }
  assert.equal(typeof id, "number")
  assert.deepEqual(rest, { statuses: "pending" })
}

for (const beside of [
  { honeypot: "https://spam.example" },
  { honeypot: " " },
  { honeypot: 1 },
  { honeypot: { x: 1 } },
  // As sent by sites built before.
  { website: "https://spam.example" },
]) {
  test(`a message beside ${JSON.stringify(beside)} is stored, marked and not mailed, with the usual response`, async () => {
    await sendAsBotAndPerson(beside)
    assert.deepEqual(await messagesStored(), [caught, honest])
    await runPendingWork()
    assert.equal(mails.length, 1)
    assert.match(String(mails[0]?.text), /Somebody Real/)
  })
}

for (const beside of [{}, { honeypot: "" }, { honeypot: null }, { website: "" }, { elapsed: 3 }]) {
  test(`a message beside ${JSON.stringify(beside)} is not marked`, async () => {
    const { status } = await send(beside)
    assert.equal(status, 201)
    assert.deepEqual(await messagesStored(), [honest])
    await runPendingWork()
    assert.equal(mails.length, 1)
    assert.equal(mails[0]?.subject, "Contact form: A new shop")
  })
}

test("the honeypot field means nothing inside data", async () => {
  await send({}, { ...good, honeypot: "https://client.example" })
  assert.deepEqual(await messagesStored(), [honest])
  await runPendingWork()
  assert.equal(mails.length, 1)
})

test("a message that the honeypot catches still needs all fields", async () => {
  const { status } = await send({ honeypot: "x" }, { ...good, email: "" })
  assert.equal(status, 400)
  assert.deepEqual(await messagesStored(), [])
})

test("the mail to the agency escapes the visitor's text", async () => {
  await send({}, { ...good, message: "<script>alert(1)</script>\nBye", name: "A <b>" })
  await runPendingWork()
  assert.equal(mails.length, 1)
  assert.ok(!String(mails[0]?.html).includes("<script"))
  assert.match(String(mails[0]?.html), /&lt;script&gt;alert\(1\)&lt;\/script&gt;<br>Bye/)
})

test("an administrator sets the spam status, but cannot change the honeypot's mark", async () => {
  const { body } = await send({ honeypot: "x" })
  const { id } = body as { id: number }
  const headers = await signInAsEditor()
  for (const statuses of ["pending", "answered", "closed", "spam"]) {
    const change = JSON.stringify({ statuses, honeypot: false })
    const { status } = await call("PATCH", `/api/contacts/${id}`, { headers, body: change })
    assert.equal(status, 200)
    assert.deepEqual(await messagesStored(), [{ ...caught, statuses }])
  }
  const wrong = JSON.stringify({ statuses: "no-such-status" })
  assert.equal((await call("PATCH", `/api/contacts/${id}`, { headers, body: wrong })).status, 400)
})

test("an administrator can list the messages that look like spam", async () => {
  await send({ honeypot: "x" })
  await send({})
  const headers = await exportHeaders()
  const { body } = await call("GET", "/api/contacts?where[honeypot][equals]=true", { headers })
  assert.equal((body as { totalDocs: number }).totalDocs, 1)
})

test("only administrators can export all messages as CSV", async () => {
  const texts = [
    'Quotes "here", commas',
    "Two\nlines",
    "=1+1",
    "+1+1",
    "+SUM(A1)",
    "+1-233",
    "@SUM(A1)",
    "-2",
    // Full-width, which Numbers normalises.
    "＝1+1",
    "Ɔdɔ yɛ wu",
  ]
  for (const message of texts) await send({}, { ...good, message })
  await send({ honeypot: "x" })
  const anonymous = await call("GET", "/api/contacts/export")
  assert.equal(anonymous.status, 403)
  assert.ok(!JSON.stringify(anonymous.body).includes("ama@client.example"))
  const headers = { ...(await exportHeaders()) }
  const { status, headers: answered, body } = await call("GET", "/api/contacts/export", { headers })
  assert.equal(status, 200)
  assert.equal(answered.get("Content-Type"), "text/csv; charset=utf-8")
  assert.match(
    answered.get("Content-Disposition") ?? "",
    /^attachment; filename="contact-messages-/,
  )
  assert.equal(answered.get("Cache-Control"), "private, no-store")
  const table = String(body).replace(/^\uFEFF/, "")
  const rows = table.split("\r\n")
  assert.equal(
    rows[0],
    '"id","createdAt","statuses","honeypot","name","email","phone","subject","message"',
  )
  assert.equal(
    rows.length,
    texts.length + 3,
    "a header, a row per message, and the end of the last line",
  )
  assert.match(rows[1] ?? "", /"pending","true","Ama Owusu"/)
  assert.match(rows[2] ?? "", /"pending","false","Ama Owusu"/)
  for (const cell of [
    '"Quotes ""here"", commas"',
    '"Two\nlines"',
    `"'=1+1"`,
    `"'+1+1"`,
    `"'+SUM(A1)"`,
    `"'+1-233"`,
    `"'@SUM(A1)"`,
    `"'-2"`,
    `"'＝1+1"`,
    '"Ɔdɔ yɛ wu"',
    '"+233 20 000 0000"',
  ]) {
    assert.ok(table.includes(cell), cell)
  }
})

test("an export of more than one batch contains each message once", async () => {
  for (let i = 0; i < 205; i += 1) {
    await payload.db.create({ collection: "contacts", data: { ...good, name: `Sender ${i}` } })
  }
  const { body } = await call("GET", "/api/contacts/export", { headers: await exportHeaders() })
  const names = [...String(body).matchAll(/"(Sender \d+)"/g)].map(([, name]) => name)
  assert.equal(names.length, 205)
  assert.equal(new Set(names).size, 205)
})

/** Headers of the administrator that an earlier test created. */
async function exportHeaders(): Promise<HeadersInit> {
  const data = { email: "editor@adwene.example", password: "a-good-password-1" }
  const { token } = await payload.login({ collection: "administrators", data })
  return { Authorization: `JWT ${token}` }
}
