import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { password, startAccounts } from "../support/accounts.ts"
import { holdNextHash } from "../support/cheapHashes.ts"
import { runPendingWork, siteUrl } from "../support/service.ts"

const chosen = "a-newly-chosen-one"
const {
  call,
  forgetEveryone,
  mails,
  mailsTo,
  makeAccount,
  payload,
  post,
  register,
  signIn,
  signInAsEditor,
  tokenMailedTo,
  tokenOf,
} = await startAccounts()

beforeEach(forgetEveryone)

/** A new account for each test, since mails to one address are rate-limited. */
let number = 0
async function someone(): Promise<string> {
  number += 1
  const address = `person${number}@client.example`
  await makeAccount(address)
  return address
}

function ask(address: string, from?: string) {
  return post("request-reset", { data: { email: address } }, from)
}

function reset(address: string, token: unknown, value: unknown = chosen) {
  return post("reset-password", { data: { email: address, password: value, token } })
}

async function stored(address: string) {
  const { docs } = await payload.find({
    collection: "users",
    where: { email: { equals: address } },
    showHiddenFields: true,
  })
  return docs[0]
}

test("a user who forgot their password gets a link and sets a new one, which ends every session", async () => {
  const address = await someone()
  await tokenOf(address)
  const asked = await ask(address)
  assert.equal(asked.status, 200)
  const token = await tokenMailedTo(address)
  for (const form of [mailsTo(address)[1]?.text, mailsTo(address)[1]?.html]) {
    assert.ok(String(form).includes(`${siteUrl}/reset-password?token=${token}`))
    assert.ok(!String(form).includes("email="))
  }
  const { docs: queued } = await payload.find({ collection: "payload-jobs" })
  for (const kept of [await stored(address), queued]) {
    assert.ok(!JSON.stringify(kept).includes(token))
  }
  const answer = await reset(address, token)
  assert.equal(answer.status, 200)
  assert.deepEqual(Object.keys(answer.body as object), ["message"])
  const { totalDocs } = await payload.count({ collection: "site-sessions" })
  assert.equal(totalDocs, 0)
  assert.equal((await signIn(address, password)).status, 401)
  assert.equal((await signIn(address, chosen)).status, 200)
  await runPendingWork()
  assert.equal(mailsTo(address).length, 3)
  assert.equal(mailsTo(address)[2]?.subject, "Your password was changed")
})

test("a password change by an administrator ends every session and a pending reset link", async () => {
  const address = await someone()
  const other = await someone()
  await tokenOf(address)
  await tokenOf(other)
  await ask(address)
  const link = await tokenMailedTo(address)
  const headers = await signInAsEditor()
  const change = async (data: object) => {
    const { id } = (await stored(address)) ?? {}
    const answer = await call("PATCH", `/api/users/${id}`, { headers, body: JSON.stringify(data) })
    assert.equal(answer.status, 200)
    return (await payload.count({ collection: "site-sessions" })).totalDocs
  }
  assert.equal(await change({ fullName: "Kofi A. Mensah" }), 2)
  assert.equal(await change({ password: chosen }), 1, "the other person stays signed in")
  assert.equal((await reset(address, link, "by-the-old-link")).status, 400)
  assert.equal((await signIn(address, password)).status, 401)
  assert.equal((await signIn(address, chosen)).status, 200)
})

test("a request for an unknown address gets the same response and sends nothing", async () => {
  const address = await someone()
  const known = await ask(address)
  const unknown = await ask("nobody@client.example")
  assert.deepEqual(unknown.body, known.body)
  await tokenMailedTo(address)
  assert.deepEqual(mailsTo("nobody@client.example"), [])
})

test("a link works once, for its own account, with its own token, within an hour", async () => {
  const address = await someone()
  const other = await someone()
  const earliest = Date.now() + 3_600_000
  await ask(address)
  const token = await tokenMailedTo(address)
  const expiry = Date.parse((await stored(address))?.resetPasswordExpiration ?? "")
  assert.ok(expiry >= earliest && expiry <= Date.now() + 3_600_000)
  const wrongToken = await reset(address, "x".repeat(43))
  const wrongAddress = await reset(other, token)
  const unknown = await reset("nobody@client.example", token)
  const good = await reset(address, token)
  const again = await reset(address, token, "yet-another-password")
  assert.equal(good.status, 200)
  for (const refused of [wrongToken, wrongAddress, unknown, again]) {
    assert.equal(refused.status, 400)
    assert.deepEqual(refused.body, wrongToken.body)
  }
  assert.equal((await signIn(other, password)).status, 200)
  assert.equal((await signIn(address, "yet-another-password")).status, 401)
})

test("an expired link changes nothing and gets the same error", async () => {
  const address = await someone()
  await ask(address)
  const token = await tokenMailedTo(address)
  await payload.db.updateOne({
    collection: "users",
    where: { email: { equals: address } },
    data: { resetPasswordExpiration: new Date(Date.now() - 1_000).toISOString() },
  })
  const late = await reset(address, token)
  assert.equal(late.status, 400)
  assert.deepEqual(late.body, (await reset(address, "wrong")).body)
  assert.equal((await signIn(address, password)).status, 200)
})

test("a newer link replaces the older one", async () => {
  const address = await someone()
  await ask(address)
  const older = await tokenMailedTo(address)
  await ask(address)
  const newer = await tokenMailedTo(address)
  assert.equal((await reset(address, older)).status, 400)
  assert.equal((await reset(address, newer)).status, 200)
})

test("when two requests race on one link, one sets the password", async () => {
  const address = await someone()
  await ask(address)
  const token = await tokenMailedTo(address)
  const choices = ["first-of-the-two", "second-of-the-two"]
  const answers = await Promise.all(choices.map((choice) => reset(address, token, choice)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
  const winner = choices[answers.findIndex(({ status }) => status === 200)] ?? ""
  const loser = choices[answers.findIndex(({ status }) => status === 400)] ?? ""
  assert.equal((await signIn(address, winner)).status, 200)
  assert.equal((await signIn(address, loser)).status, 401)
})

test("sign-ins with the old password during a reset leave no session behind", async () => {
  const address = await someone()
  await ask(address)
  const token = await tokenMailedTo(address)
  const signingIn = [1, 2, 3].map((i) => signIn(address, password, `198.51.100.${i}`))
  const [answer] = await Promise.all([reset(address, token), ...signingIn])
  assert.equal(answer.status, 200)
  const { totalDocs } = await payload.count({ collection: "site-sessions" })
  const later = (await Promise.all(signingIn)).filter(({ status }) => status === 200)
  // A sign-in that succeeded before the reset was ended by it.
  assert.equal(totalDocs, 0, `${later.length} signed in before`)
  assert.equal((await signIn(address, password)).status, 401)
  assert.equal((await signIn(address, chosen)).status, 200)
})

test("a sign-in whose password is reset while it is being checked opens no session", async () => {
  const address = await someone()
  await ask(address)
  const token = await tokenMailedTo(address)
  const { begun, release } = holdNextHash()
  const signingIn = signIn(address, password)
  await begun
  assert.equal((await reset(address, token)).status, 200)
  release()
  assert.equal((await signingIn).status, 401)
  const { totalDocs } = await payload.count({ collection: "site-sessions" })
  assert.equal(totalDocs, 0)
})

for (const token of [
  undefined,
  null,
  "",
  "null",
  0,
  {},
  { exists: true },
  ["x"],
  "x".repeat(201),
]) {
  test(`the token ${JSON.stringify(token)?.slice(0, 30)} resets nothing`, async () => {
    const { status, body } = await reset("nobody@client.example", token)
    assert.equal(status, 400)
    assert.equal(typeof (body as { error: string }).error, "string")
  })
}

for (const [name, body, fields] of [
  ["request-reset", {}, ["email"]],
  ["request-reset", { data: { email: "kofi" } }, ["email"]],
  ["request-reset", { data: { email: { like: "%" } } }, ["email"]],
  ["reset-password", { data: {} }, ["email", "password"]],
  [
    "reset-password",
    { data: { email: "kofi@client.example", password: "short", token: "x" } },
    ["password"],
  ],
  ["resend-verification", { data: { email: "kofi@client.example" } }, ["password"]],
] as const) {
  test(`${name} with ${JSON.stringify(body)} is refused with an error per field`, async () => {
    const answer = await post(name, body)
    assert.equal(answer.status, 400)
    const { error, errors } = answer.body as { error: string; errors: object }
    assert.equal(typeof error, "string")
    assert.deepEqual(Object.keys(errors), fields)
  })
}

test("an unverified sign-up has no password to reset", async () => {
  await register({ email: "waiting@client.example", password, fullName: "Esi" })
  await tokenMailedTo("waiting@client.example")
  assert.equal((await ask("waiting@client.example")).status, 200)
  await runPendingWork()
  assert.equal(mailsTo("waiting@client.example").length, 1)
})

test("a failed mail is logged, and the link can be requested again", async (t) => {
  const address = await someone()
  const broken = t.mock.method(payload, "sendEmail", () => Promise.reject(new Error("no route")))
  const logged = t.mock.method(payload.logger, "error")
  assert.equal((await ask(address)).status, 200)
  await runPendingWork()
  assert.equal(logged.mock.callCount(), 1)
  broken.mock.restore()
  mails.length = 0
  await ask(address)
  assert.equal((await reset(address, await tokenMailedTo(address))).status, 200)
})
