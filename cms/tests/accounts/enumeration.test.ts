import assert from "node:assert/strict"
import { createHook } from "node:async_hooks"
import { before, test } from "node:test"
import { withHashSlot } from "../../src/accounts/passwords.ts"
import { newPerson, password, startAccounts } from "../support/accounts.ts"

const { call, makeAccount, payload, post, register, signIn, tokenMailedTo } = await startAccounts()
const known = newPerson()
const waiting = newPerson()
const administrator = { email: "editor@adwene.example", password }

before(async () => {
  await makeAccount(known.email)
  await register(waiting)
  await tokenMailedTo(waiting.email)
  await payload.create({ collection: "administrators", data: administrator })
})

/** Counts the password hashes computed while `work` runs: the only slow part of a response. */
async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({
    init(_id, type) {
      if (type === "PBKDF2REQUEST") count += 1
    },
  })
  hook.enable()
  await work().finally(() => hook.disable())
  return count
}

const addresses = () => [known.email, waiting.email, newPerson().email]

for (const [what, ask] of [
  ["sign-in", (email: string) => signIn(email, "wrong-password")],
  [
    "resend-verification",
    (email: string) => post("resend-verification", { data: { email, password: "wrong-password" } }),
  ],
  [
    "reset-password",
    (email: string) =>
      post("reset-password", { data: { email, password: "a-new-password", token: "x" } }),
  ],
  ["request-reset", (email: string) => post("request-reset", { data: { email } })],
  ["sign-up", (email: string) => register({ ...known, email })],
] as const) {
  test(`${what} gives known, unverified and unknown addresses the same response after the same work`, async () => {
    const answers: string[] = []
    const hashes: number[] = []
    for (const email of addresses()) {
      hashes.push(
        await hashesDuring(async () => {
          const { body, headers, status } = await ask(email)
          answers.push(JSON.stringify([status, [...headers], body]))
        }),
      )
    }
    assert.equal(new Set(answers).size, 1, answers.join("\n"))
    assert.equal(new Set(hashes).size, 1, hashes.join(" "))
    const expected = ["request-reset", "reset-password"].includes(what) ? 0 : 1
    assert.equal(hashes[0], expected)
  })
}

test("request-reset responds without looking the address up", async (t) => {
  const spies = [
    t.mock.method(payload.db, "findOne"),
    t.mock.method(payload.db, "find"),
    t.mock.method(payload.db, "updateOne"),
  ]
  await post("request-reset", { data: { email: known.email } })
  assert.deepEqual(
    spies.map((spy) => spy.mock.callCount()),
    [0, 0, 0],
  )
})

test("the panel's sign-in gives known and unknown addresses the same response after the same work", async () => {
  const answers: string[] = []
  for (const email of [administrator.email, "nobody@adwene.example"]) {
    const hashes = await hashesDuring(async () => {
      const { body, status } = await call("POST", "/api/administrators/login", {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, password: "wrong-password" }),
      })
      answers.push(JSON.stringify([status, body]))
    })
    assert.equal(hashes, 1)
  }
  assert.equal(new Set(answers).size, 1, answers.join("\n"))
  assert.match(answers[0] ?? "", /^\[401,/)
})

test("the panel's sign-in gives known and unknown addresses the same 503 while the queue is full", async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const others = Array.from({ length: 42 }, () => withHashSlot(() => released))
  for (const email of [administrator.email, "nobody@adwene.example"]) {
    const { body, headers, status } = await call("POST", "/api/administrators/login", {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password }),
    })
    assert.equal(status, 503)
    assert.equal(headers.get("Retry-After"), "10")
    assert.match(JSON.stringify(body), /^{"errors":\[{"message":"The service is busy/)
  }
  release()
  await Promise.all(others)
})
