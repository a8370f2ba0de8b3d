import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { newPerson, password, startAccounts } from "../support/accounts.ts"
import { siteUrl } from "../support/service.ts"

const {
  call,
  forgetEveryone,
  makeAccount,
  payload,
  post,
  register,
  signIn,
  tokenMailedTo,
  tokenOf,
} = await startAccounts()

let kofi = newPerson()
let { email } = kofi

beforeEach(async () => {
  await forgetEveryone()
  kofi = newPerson()
  email = kofi.email
})

test("signing in returns a token and the public part of the account", async () => {
  await makeAccount(email)
  const { status, headers, body } = await signIn(email, password)
  assert.equal(status, 200)
  assert.equal(headers.get("Cache-Control"), "no-store")
  assert.equal(headers.get("Set-Cookie"), null)
  const { token, user } = body as { token: string; user: { id: number } }
  assert.ok(token.length >= 40)
  assert.deepEqual(user, { id: user.id, email, fullName: "Kofi Mensah" })
  const { docs } = await payload.find({ collection: "site-sessions" })
  assert.equal(docs.length, 1)
  assert.ok(!JSON.stringify(docs).includes(token))
})

test("an unknown address and a wrong password get the same error", async () => {
  await makeAccount(email)
  const wrong = await signIn(email, "wrong-password")
  const unknown = await signIn("nobody@client.example", "wrong-password")
  assert.equal(wrong.status, 401)
  assert.equal(unknown.status, 401)
  assert.deepEqual(wrong.body, { error: "The e-mail address or the password is not right." })
  assert.deepEqual(unknown.body, wrong.body)
})

test("an unverified sign-up is told so, but only with the right password", async () => {
  await register(kofi)
  await tokenMailedTo(email)
  const right = await signIn(email, password)
  const wrong = await signIn(email, "wrong-password")
  assert.equal(right.status, 403)
  const { error, reason } = right.body as { error: string; reason: string }
  assert.equal(reason, "unverified")
  assert.match(error, /^Please verify your e-mail address first\. /)
  assert.equal(wrong.status, 401)
  const { totalDocs } = await payload.count({ collection: "site-sessions" })
  assert.equal(totalDocs, 0)
})

const address = "kofi@client.example"

for (const [body, fields] of [
  [{}, ["email", "password"]],
  [{ data: { email: address, password } }, ["email", "password"]],
  [{ email: address, password: "" }, ["password"]],
  [{ email: "kofi", password }, ["email"]],
  [{ email: address, password: { like: "%" } }, ["password"]],
  [{ email: ["kofi@client.example"], password }, ["email"]],
] as const) {
  test(`sign-in with ${JSON.stringify(body)} is refused with an error per field`, async () => {
    const answer = await post("login", body)
    assert.equal(answer.status, 400)
    const { error, errors } = answer.body as { error: string; errors: object }
    assert.equal(typeof error, "string")
    assert.deepEqual(Object.keys(errors), fields)
  })
}

test("six concurrent sign-ins open six sessions", async () => {
  await makeAccount(email)
  const tokens = await Promise.all(Array.from({ length: 6 }, () => tokenOf(email)))
  assert.equal(new Set(tokens).size, 6)
  const { totalDocs } = await payload.count({ collection: "site-sessions" })
  assert.equal(totalDocs, 6)
})

test("expired sessions are deleted at the next sign-in", async () => {
  await makeAccount(email)
  await tokenOf(email)
  const { docs } = await payload.find({ collection: "site-sessions" })
  const past = new Date(Date.now() - 1_000).toISOString()
  await payload.db.updateOne({
    collection: "site-sessions",
    id: docs[0]?.id ?? 0,
    data: { expiresAt: past },
  })
  await tokenOf(email)
  const { totalDocs } = await payload.count({ collection: "site-sessions" })
  assert.equal(totalDocs, 1)
})

test("an account with a session can be deleted, and cannot sign in any more", async () => {
  await makeAccount(email)
  await tokenOf(email)
  await payload.delete({ collection: "users", where: { email: { equals: email } } })
  assert.equal((await signIn(email, password)).status, 401)
})

test("a site user's token is worth nothing at /api", async () => {
  await makeAccount(email)
  const token = await tokenOf(email)
  for (const scheme of ["Bearer", "JWT"]) {
    const headers = { Authorization: `${scheme} ${token}`, "Content-Type": "application/json" }
    for (const path of [
      "users",
      "users/me",
      "registrations",
      "site-sessions",
      "contacts",
      "contacts/export",
      "administrators",
      "payload-preferences",
      "payload-locked-documents",
      "payload-kv",
      "payload-migrations",
    ]) {
      const { status, body } = await call("GET", `/api/${path}`, { headers })
      assert.ok([403, 404, 501].includes(status), `${path} answered ${status}`)
      assert.ok(!JSON.stringify(body).includes(email))
    }
    const locking = await call("POST", "/api/payload-locked-documents", { headers, body: "{}" })
    assert.equal(locking.status, 403)
  }
})

test("a stale token does not block a public request", async () => {
  const { status } = await call("POST", "/api/product/auth/request-reset", {
    headers: { "Content-Type": "application/json", Authorization: "Bearer stale" },
    body: JSON.stringify({ data: { email } }),
  })
  assert.equal(status, 200)
})

test("CORS allows the site's origin to send a token, and no other", async () => {
  for (const [origin, allowed] of [
    [siteUrl, siteUrl],
    ["https://elsewhere.example", null],
    [`${siteUrl}.elsewhere.example`, null],
    ["null", null],
  ] as const) {
    for (const path of ["login", "register", "request-reset", "reset-password"]) {
      const { headers, status } = await call("OPTIONS", `/api/product/auth/${path}`, {
        headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
      })
      assert.equal(status, 200)
      assert.equal(headers.get("Access-Control-Allow-Origin"), allowed)
      assert.match(headers.get("Access-Control-Allow-Headers") ?? "", /Authorization/)
    }
  }
})
