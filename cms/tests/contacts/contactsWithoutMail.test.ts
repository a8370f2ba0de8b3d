import assert from "node:assert/strict"
import { test } from "node:test"
import { runPendingWork, startService } from "../support/service.ts"

const { call, payload } = await startService({ CONTACT_RATE_LIMIT: "3" })

function send(from: string) {
  const data = {
    name: "Ama",
    email: "ama@client.example",
    phone: "020",
    subject: "Hello",
    message: "Hi",
  }
  return call("POST", "/api/product/contacts", {
    headers: { "Content-Type": "application/json", "x-client-address": from },
    // A name per caller, since identical messages are stored only once.
    body: JSON.stringify({ data: { ...data, name: from } }),
  })
}

test("a message is stored and answered even if its mail cannot be sent", async (t) => {
  const logged = t.mock.method(payload.logger, "error")
  const { status } = await send("192.0.2.1")
  assert.equal(status, 201)
  const { totalDocs } = await payload.count({ collection: "contacts" })
  assert.equal(totalDocs, 1)
  await runPendingWork()
  assert.match(JSON.stringify(logged.mock.calls[0]?.arguments), /was not sent/)
})

test("after three messages in a minute, a network address is told when to try again", async () => {
  for (const expected of [201, 201, 201, 429, 429]) {
    const { status, headers, body } = await send("192.0.2.2")
    assert.equal(status, expected)
    if (status !== 429) continue
    const seconds = Number(headers.get("Retry-After"))
    assert.ok(seconds >= 1 && seconds <= 60)
    assert.equal(headers.get("Access-Control-Expose-Headers"), "Retry-After")
    assert.match((body as { error: string }).error, /try again/)
  }
  const other = await send("192.0.2.3")
  assert.equal(other.status, 201)
})

test("a message that cannot be stored gets a 500", async (t) => {
  t.mock.method(payload, "create", () => Promise.reject(new Error("disk full at /srv/cms.db")))
  const { status, body } = await send("192.0.2.4")
  assert.equal(status, 500)
  assert.deepEqual(body, { error: "Something went wrong. Please try again later." })
})

test("a message that was not committed gets a 500", async (t) => {
  // What Payload returns when the commit fails.
  t.mock.method(payload, "create", () => Promise.resolve({ id: 987_654 }))
  const { status, body } = await send("192.0.2.5")
  assert.equal(status, 500)
  assert.deepEqual(body, { error: "Something went wrong. Please try again later." })
})
