import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { startMailServer } from "../support/mailServer.ts"
import { runPendingWork, siteUrl, startService } from "../support/service.ts"

const mailServer = await startMailServer()
const { call, makePicture, payload } = await startService({
  SMTP_PORT: String(mailServer.port),
  CONTACT_TO: "studio@adwene.example",
})

const address = "/api/product/contacts"
const json = { "Content-Type": "application/json" }
const good = {
  name: "Ama Owusu",
  email: "ama@client.example",
  phone: "+233 20 000 0000",
  subject: "A new shop",
  message: "Hello,\nwe sell cloth.\n",
  statuses: "pending",
}

beforeEach(async () => {
  await payload.delete({ collection: "contacts", where: {} })
})

function send(data: unknown, headers: HeadersInit = json) {
  return call("POST", address, { headers, body: JSON.stringify({ data }) })
}

async function stored() {
  const { docs } = await payload.find({ collection: "contacts", pagination: false })
  return docs
}

test("a valid message is stored as pending, answered with 201 and mailed to the agency", async () => {
  const { status, body } = await send(good)
  const [message, ...others] = await stored()
  assert.equal(status, 201)
  assert.deepEqual(body, { id: message?.id, statuses: "pending" })
  assert.deepEqual(others, [])
  assert.equal(message?.name, "Ama Owusu")
  assert.equal(message?.message, "Hello,\nwe sell cloth.")
  await runPendingWork()
  const mail = mailServer.mails.join("\n")
  assert.match(mail, /^To: studio@adwene\.example/m)
  assert.match(mail, /^Reply-To: Ama Owusu <ama@client\.example>/m)
  assert.match(mail, /we sell cloth/)
})

for (const statuses of ["answered", "no-such-status", 7, null, undefined]) {
  test(`a new message is pending even if statuses is ${JSON.stringify(statuses)}`, async () => {
    const { status } = await send({ ...good, statuses })
    assert.equal(status, 201)
    assert.equal((await stored())[0]?.statuses, "pending")
  })
}

for (const [field, value, expected] of [
  ["name", "", "Name is required."],
  ["name", "   ", "Name is required."],
  ["email", undefined, "Email is required."],
  ["email", "ama@client", "Invalid email address"],
  ["email", "ama client@x.example", "Invalid email address"],
  ["email", "ama@client.example\r\nBcc: all@x.example", "Invalid email address"],
  ["phone", null, "Phone number is required."],
  ["subject", "", "Subject is required."],
  ["subject", "x".repeat(301), "This must be at most 300 characters long."],
  ["message", "\u0000\u0007", "Message is required."],
  ["message", "x".repeat(10_001), "This must be at most 10000 characters long."],
  ["message", { text: "x" }, "This must be a text."],
  ["name", 42, "This must be a text."],
  ["phone", ["020"], "This must be a text."],
] as const) {
  const shown = JSON.stringify(value)?.slice(0, 40)
  test(`${field} ${shown} is refused: ${expected}`, async () => {
    const { status, body } = await send({ ...good, [field]: value })
    assert.equal(status, 400)
    const { error, errors } = body as { error: string; errors: object }
    assert.equal(typeof error, "string")
    assert.deepEqual(errors, { [field]: expected })
    assert.deepEqual(await stored(), [])
  })
}

for (const body of ["null", "[]", "7", '"x"', "{}", '{"data":null}', '{"data":[1]}']) {
  test(`the body ${body} gets an error for each of the five fields`, async () => {
    const answer = await call("POST", address, { headers: json, body })
    assert.equal(answer.status, 400)
    const { errors } = answer.body as { errors: object }
    assert.deepEqual(Object.keys(errors).sort(), ["email", "message", "name", "phone", "subject"])
  })
}

test("unknown fields are ignored", async () => {
  const { status } = await send({ ...good, id: 99_999, createdAt: "2001-01-01", admin: true })
  const [message] = await stored()
  assert.equal(status, 201)
  assert.notEqual(message?.id, 99_999)
  assert.ok(!message?.createdAt.startsWith("2001"))
})

test("malformed JSON is refused", async () => {
  for (const body of ["", "{", "name=Ama", new Uint8Array([0x22, 0xff, 0x22])]) {
    const { status, body: answer } = await call("POST", address, { headers: json, body })
    assert.equal(status, 400)
    assert.equal(typeof (answer as { error: string }).error, "string")
  }
})

for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
  test(`the content type "${type}" is refused`, async () => {
    const { status } = await send(good, { "Content-Type": type })
    assert.equal(status, 415)
    assert.deepEqual(await stored(), [])
  })
}

test("JSON with a character set is accepted", async () => {
  const { status } = await send(good, { "Content-Type": "Application/JSON; charset=utf-8" })
  assert.equal(status, 201)
})

test("an oversized body is refused by its Content-Length", async () => {
  const { status } = await send({ ...good, message: "x".repeat(200_000) })
  assert.equal(status, 413)
})

test("a chunked body is refused as soon as it exceeds the limit", async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(0x20))
    },
  })
  const init = { headers: json, body: endless, duplex: "half" } as RequestInit
  const { status } = await call("POST", address, init)
  assert.equal(status, 413)
  assert.ok(sent < 400_000, `${sent} bytes were read`)
  assert.deepEqual(await stored(), [])
})

test("thirty concurrent messages are each stored exactly once", async () => {
  const names = Array.from({ length: 30 }, (_, i) => `Sender ${i}`)
  const answers = await Promise.all(names.map((name) => send({ ...good, name })))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  const storedNames = (await stored()).map(({ name }) => name)
  assert.deepEqual(storedNames.toSorted(), names.toSorted())
})

test("a message sent again, or ten times at once, is stored and mailed once, with one response", async () => {
  await runPendingWork()
  mailServer.mails.length = 0
  const answers = [await send(good), await send({ ...good, name: ` ${good.name} ` })]
  answers.push(...(await Promise.all(Array.from({ length: 10 }, () => send(good)))))
  const [message, ...others] = await stored()
  assert.deepEqual(others, [])
  for (const { status, body } of answers) {
    assert.equal(status, 201)
    assert.deepEqual(body, { id: message?.id, statuses: "pending" })
  }
  await runPendingWork()
  assert.equal(mailServer.mails.length, 1)
})

for (const field of ["name", "email", "phone", "subject", "message"] as const) {
  test(`a different ${field} makes it another message`, async () => {
    await send(good)
    await send({ ...good, [field]: `x${good[field]}` })
    assert.equal((await stored()).length, 2)
  })
}

test("after ten minutes the same text is another message", async () => {
  const { body } = await send(good)
  const { id } = body as { id: number }
  const createdAt = new Date(Date.now() - 10 * 60 * 1000 - 1).toISOString()
  await payload.db.updateOne({ collection: "contacts", id, data: { createdAt } })
  await send(good)
  assert.equal((await stored()).length, 2)
})

test("no message and no document is lost while editors save", async () => {
  const mainImage = await makePicture()
  const numbers = Array.from({ length: 15 }, (_, i) => i)
  const saves = numbers.map((number) =>
    payload.create({
      collection: "projects",
      data: {
        title: `Work ${number}`,
        description: "x",
        client: "x",
        date: "2025-01-01",
        mainImage,
        steps: [{ title: "One", text: "x" }],
      },
    }),
  )
  const sends = numbers.map((number) => send({ ...good, name: `Sender ${number}` }))
  await Promise.all(saves)
  const statuses = (await Promise.all(sends)).map(({ status }) => status)
  assert.deepEqual(new Set(statuses), new Set([201]))
  assert.equal((await stored()).length, 15)
  const { totalDocs } = await payload.count({ collection: "projects" })
  assert.equal(totalDocs, 15)
})

test("CORS allows the site's origin and no other", async () => {
  for (const [origin, allowed] of [
    [siteUrl, siteUrl],
    ["https://elsewhere.example", null],
    ["null", null],
  ] as const) {
    const preflight = await call("OPTIONS", address, {
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    })
    const answer = await send(good, { ...json, Origin: origin })
    assert.equal(preflight.status, 200)
    for (const { headers } of [preflight, answer]) {
      assert.equal(headers.get("Access-Control-Allow-Origin"), allowed)
    }
    assert.match(preflight.headers.get("Access-Control-Allow-Headers") ?? "", /Content-Type/)
  }
})

test("other methods get a 404", async () => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const { status } = await call(method, address)
    assert.equal(status, 404)
  }
})
