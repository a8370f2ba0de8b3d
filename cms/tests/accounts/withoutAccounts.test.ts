import assert from "node:assert/strict"
import { test } from "node:test"
import { confirmBridge, openBridge, signOut } from "../../src/bridge/bridge.ts"
import { queueMailAlone } from "../../src/mail/queueMail.ts"
import { newPerson, password, startAccounts } from "../support/accounts.ts"
import { runPendingWork, siteUrl } from "../support/service.ts"

const { call, mails, payload, post, verify } = await startAccounts({ ACCOUNTS: "false" })
const { email, fullName } = newPerson()

for (const [name, body] of [
  ["register", { data: { email, fullName, password } }],
  ["login", { email, password }],
  ["resend-verification", { data: { email, password } }],
  ["request-reset", { data: { email } }],
  ["reset-password", { data: { email, password, token: "token" } }],
] as const) {
  test(`a service without accounts answers 404 to ${name}`, async () => {
    assert.equal((await post(name, body)).status, 404)
  })
}

test("a service without accounts answers 404 to verify-email", async () => {
  assert.equal((await verify("token")).status, 404)
})

test("a service without accounts has no login bridge", async () => {
  const settings = { accounts: false, cmsUrl: "http://localhost:3001", siteUrl }
  const address = `${settings.cmsUrl}/login-bridge`
  for (const response of [
    await openBridge(new Request(address), payload, settings),
    await confirmBridge(new Request(address, { method: "POST" }), payload, settings),
    await signOut(new Request(`${address}/sign-out`, { method: "POST" }), payload, settings),
  ]) {
    assert.equal(response.status, 404)
  }
})

test("mails that were queued while the service had accounts are dropped", async () => {
  const { id: user } = await payload.create({
    collection: "users",
    data: { email, fullName, password },
  })
  await queueMailAlone(payload, "passwordReset", { email })
  await queueMailAlone(payload, "passwordChanged", { user: Number(user) })
  await runPendingWork()
  assert.deepEqual(mails, [])
  const { docs: jobs } = await payload.find({ collection: "payload-jobs" })
  assert.deepEqual(
    jobs.map(({ completedAt, hasError }) => [Boolean(completedAt), hasError]),
    [
      [true, false],
      [true, false],
    ],
  )
})

test("a service without accounts still takes contact messages", async () => {
  const data = { name: "Ama", email, phone: "020", subject: "Hello", message: "Hi" }
  const { status } = await call("POST", "/api/product/contacts", {
    headers: { "Content-Type": "application/json", "x-client-address": "192.0.2.1" },
    body: JSON.stringify({ data }),
  })
  assert.equal(status, 201)
})
