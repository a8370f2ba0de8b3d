import assert from "node:assert/strict"
import { before, beforeEach, test } from "node:test"
import { newPerson, password, startAccounts } from "../support/accounts.ts"
import { runPendingWork } from "../support/service.ts"

const { call, mails, mailsTo, makeAccount, payload } = await startAccounts()
const email = "editor@adwene.example"

before(async () => {
  await payload.create({ collection: "administrators", data: { email, password } })
})

beforeEach(async () => {
  await runPendingWork()
  mails.length = 0
})

function post(action: string, body: object) {
  return call("POST", `/api/administrators/${action}`, {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })
}

test("an administrator signs in with the panel's form and gets its cookie", async () => {
  const form = new FormData()
  form.set("_payload", JSON.stringify({ email: "Editor@Adwene.example", password }))
  const { status, headers, body } = await call("POST", "/api/administrators/login", { body: form })
  assert.equal(status, 200)
  const { exp, token, user } = body as { exp: number; token: string; user: { email: string } }
  assert.ok(exp * 1000 > Date.now())
  assert.equal(user.email, email)
  assert.ok(!JSON.stringify(body).includes("hash"))
  assert.match(headers.get("Set-Cookie") ?? "", /^payload-token=.*HttpOnly.*SameSite=Lax/)
  const me = await call("GET", "/api/administrators/me", {
    headers: { Authorization: `JWT ${token}` },
  })
  assert.equal((me.body as { user: { email: string } }).user.email, email)
})

for (const body of [
  {},
  { email },
  { email, password: "" },
  { email: { equals: email }, password },
  { email, password: ["x"] },
]) {
  test(`${JSON.stringify(body)} signs nobody in`, async () => {
    const { status, headers } = await post("login", body)
    assert.ok([400, 401].includes(status), `answered ${status}`)
    assert.equal(headers.get("Set-Cookie"), null)
  })
}

test("a site user cannot sign in to the panel", async () => {
  const person = newPerson()
  await makeAccount(person.email)
  const { status } = await post("login", { email: person.email, password })
  assert.equal(status, 401)
})

test("an administrator who forgot their password gets a link that works once", async () => {
  const { status } = await post("forgot-password", { email })
  assert.equal(status, 200)
  await runPendingWork()
  assert.equal(mailsTo(email).length, 1)
  const link = /http:\/\/localhost:3001\/admin\/reset\/(\w+)/.exec(String(mailsTo(email)[0]?.text))
  const token = link?.[1] ?? ""
  const chosen = "a-newly-chosen-one"
  assert.equal((await post("reset-password", { token, password: chosen })).status, 200)
  assert.equal((await post("reset-password", { token, password: "again-another" })).status, 403)
  assert.equal((await post("login", { email, password: chosen })).status, 200)
})

test("an address that is not an administrator's gets the same response and no mail", async () => {
  const known = await post("forgot-password", { email })
  const unknown = await post("forgot-password", { email: "nobody@adwene.example" })
  assert.deepEqual([unknown.status, unknown.body], [known.status, known.body])
  await runPendingWork()
  assert.deepEqual(
    mails.map(({ to }) => to),
    [email],
  )
})

for (const [what, headers, expected] of [
  ["another site", { Origin: "https://elsewhere.example" }, 403],
  ["the public site", { Origin: "http://localhost:9000" }, 403],
  ["a sandboxed frame", { Origin: "null" }, 403],
  ["the same site, without an origin", { "Sec-Fetch-Site": "same-site" }, 403],
  ["its own page", { Origin: "http://localhost:3001" }, 401],
  ["a program", {}, 401],
] as const) {
  test(`a sign-in form from ${what} gets a ${expected}`, async () => {
    const form = new FormData()
    form.set("_payload", JSON.stringify({ email, password: "not-the-right-one" }))
    const init = { headers: new Headers(Object.entries(headers)), body: form }
    const answer = await call("POST", "/api/administrators/login", init)
    assert.equal(answer.status, expected)
    assert.equal(answer.headers.get("Set-Cookie"), null)
  })
}

for (const [type, body] of [
  ["multipart/form-data; boundary=x", "no form"],
  ["multipart/form-data", "no boundary"],
  ["application/json", "{"],
  ["application/json", "[1]"],
  ["application/json", "null"],
  ["text/plain", "email=x"],
] as const) {
  for (const action of ["login", "forgot-password", "reset-password"]) {
    test(`${action} treats ${type} ${body} as a client error`, async (t) => {
      const logged = t.mock.method(payload.logger, "error")
      const headers = { "Content-Type": type }
      const { status } = await call("POST", `/api/administrators/${action}`, { headers, body })
      assert.ok([200, 400, 401, 403].includes(status), `answered ${status}`)
      assert.equal(logged.mock.callCount(), 0)
    })
  }
}

for (const token of ["null", null, "", { exists: true }, undefined]) {
  test(`the token ${JSON.stringify(token)} resets no administrator's password`, async () => {
    const { status } = await post("reset-password", { token, password: "taken-over-now" })
    assert.ok(status >= 400, `answered ${status}`)
    assert.equal((await post("login", { email, password: "taken-over-now" })).status, 401)
  })
}
