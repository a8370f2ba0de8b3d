import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { deleteOldRegistrations } from "../../src/accounts/registration.ts"
import { cleanUpHourly } from "../../src/cleanUpHourly.ts"
import { newPerson, password, startAccounts } from "../support/accounts.ts"
import { runPendingWork, siteUrl } from "../support/service.ts"

const accounts = await startAccounts()
const { forgetEveryone, mails, mailsTo, payload, post, register, signIn, tokenMailedTo, verify } =
  accounts

let kofi = newPerson()
let { email } = kofi

beforeEach(async () => {
  await forgetEveryone()
  kofi = newPerson()
  email = kofi.email
})

async function usersOf(address: string) {
  const { docs } = await payload.find({
    collection: "users",
    where: { email: { equals: address } },
    showHiddenFields: true,
  })
  return docs
}

async function registrationsOf(address: string) {
  const { docs } = await payload.find({
    collection: "registrations",
    where: { email: { equals: address } },
    showHiddenFields: true,
    sort: "id",
  })
  return docs
}

test("a visitor who signs up gets a link by mail, follows it, and has an account", async () => {
  const { status, body } = await register(kofi)
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body as object), ["message"])
  assert.deepEqual(await usersOf(email), [])
  const token = await tokenMailedTo(email)
  const [mail] = mailsTo(email)
  for (const form of [mail?.text, mail?.html]) {
    assert.ok(String(form).includes(`${siteUrl}/verify-email?token=${token}`))
    assert.match(String(form), /Hello Kofi Mensah/)
  }
  const verified = await verify(token)
  assert.equal(verified.status, 200)
  const [user] = await usersOf(email)
  assert.equal(user?.fullName, "Kofi Mensah")
  assert.equal((await signIn(email, password)).status, 200)
  assert.deepEqual(await registrationsOf(email), [])
})

test("case and spaces around an address do not matter", async () => {
  await register({ ...kofi, email: `  ${email.replace("kofi", "Kofi")} ` })
  await verify(await tokenMailedTo(email))
  assert.equal((await usersOf(email)).length, 1)
  assert.equal((await signIn(email.toUpperCase(), password)).status, 200)
})

test("Payload itself accepts the stored password, and no other", async () => {
  await register(kofi)
  await verify(await tokenMailedTo(email))
  const signedIn = await payload.login({ collection: "users", data: { email, password } })
  assert.equal(signedIn.user?.email, email)
  const wrong = { email, password: "another-password" }
  await assert.rejects(payload.login({ collection: "users", data: wrong }), /incorrect/)
})

test("passwords and link tokens are stored only as hashes", async () => {
  await register(kofi)
  const token = await tokenMailedTo(email)
  const stored = JSON.stringify(await registrationsOf(email))
  const { docs: queued } = await payload.find({ collection: "payload-jobs" })
  assert.ok(!stored.includes(token))
  assert.ok(!JSON.stringify(queued).includes(token))
  assert.ok(!stored.includes(password))
  assert.match(stored, /"hash":"pbkdf2-sha256-v1:[0-9a-f]{64}"/)
  assert.match(stored, /"tokenHash":"[0-9a-f]{64}"/)
})

test("a link works once", async () => {
  await register(kofi)
  const token = await tokenMailedTo(email)
  assert.equal((await verify(token)).status, 200)
  const again = await verify(token)
  assert.equal(again.status, 400)
  assert.equal(typeof (again.body as { error: string }).error, "string")
  assert.equal((await usersOf(email)).length, 1)
})

test("when requests race on one link, one creates the account", async () => {
  await register(kofi)
  const token = await tokenMailedTo(email)
  const answers = await Promise.all([verify(token), verify(token), verify(token)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400])
  assert.equal((await usersOf(email)).length, 1)
})

test("the link of an address whose account is being created is as good as used", async (t) => {
  await register(kofi)
  const token = await tokenMailedTo(email)
  const account = { email, fullName: "Kofi Mensah", hash: "x", salt: "x" }
  await payload.db.create({ collection: "users", data: account })
  // As on Postgres, where a transaction does not see what another has not committed yet.
  const findOne = payload.db.findOne.bind(payload.db) as (args: { collection: string }) => unknown
  t.mock.method(payload.db, "findOne", async (args: { collection: string }) =>
    args.collection === "users" ? null : findOne(args),
  )
  assert.equal((await verify(token)).status, 400)
  assert.equal((await usersOf(email)).length, 1)
})

test("a verification that the database fails gets a 500, and its link still works", async (t) => {
  await register(kofi)
  const token = await tokenMailedTo(email)
  const create = payload.db.create.bind(payload.db)
  // Violates a constraint, but not that of the unique address.
  const failing = t.mock.method(payload.db, "create", (args: Parameters<typeof create>[0]) =>
    create({ ...args, data: { ...args.data, email: null } }),
  )
  assert.equal((await verify(token)).status, 500)
  failing.mock.restore()
  assert.equal((await verify(token)).status, 200)
})

test("a link expires after a day", async () => {
  const day = 24 * 3_600_000
  const earliest = Date.now() + day
  await register(kofi)
  const token = await tokenMailedTo(email)
  const [registration] = await registrationsOf(email)
  const expiry = Date.parse(registration?.tokenExpiresAt ?? "")
  assert.ok(expiry >= earliest && expiry <= Date.now() + day)
  await payload.db.updateOne({
    collection: "registrations",
    id: registration?.id ?? 0,
    data: { tokenExpiresAt: new Date(Date.now() - 1_000).toISOString() },
  })
  const late = await verify(token)
  const wrong = await verify("no-such-token")
  assert.equal(late.status, 400)
  assert.deepEqual(late.body, wrong.body)
  assert.deepEqual(await usersOf(email), [])
})

for (const token of ["", "null", "x".repeat(5_000), "%00", "[$ne]="]) {
  test(`the token ${JSON.stringify(token.slice(0, 10))} verifies nothing`, async () => {
    await register(kofi)
    await tokenMailedTo(email)
    assert.equal((await verify(token)).status, 400)
    assert.deepEqual(await usersOf(email), [])
  })
}

test("a token that is a query operator verifies nothing", async () => {
  await register(kofi)
  await tokenMailedTo(email)
  for (const query of ["token[not_equals]=x", "token[]=x", "token[exists]=true", ""]) {
    const { status } = await accounts.call("GET", `/api/product/auth/verify-email?${query}`)
    assert.equal(status, 400)
  }
  assert.deepEqual(await usersOf(email), [])
})

test("eight concurrent sign-ups of one address become one account", async () => {
  const people = Array.from({ length: 8 }, (_, i) => ({ ...kofi, fullName: `Kofi ${i}` }))
  const answers = await Promise.all(people.map((person, i) => register(person, `192.0.2.${i}`)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  // At most five mails of a kind go to one address in half an hour.
  await runPendingWork()
  assert.equal(mailsTo(email).length, 5)
  const tokens = mailsTo(email).map(({ text }) => /token=([\w-]+)/.exec(String(text))?.[1] ?? "")
  const verified = await Promise.all(tokens.map(verify))
  assert.equal(verified.filter(({ status }) => status === 200).length, 1)
  assert.equal((await usersOf(email)).length, 1)
})

test("an account gets the password of the sign-up whose link was followed, not an intruder's", async () => {
  const victim = { ...kofi, email: "yaa@client.example", password: "yaas-own-password" }
  await register(
    { ...victim, fullName: "Intruder", password: "intruders-password" },
    "198.51.100.1",
  )
  await tokenMailedTo(victim.email)
  await register(victim)
  const token = await tokenMailedTo(victim.email)
  await register(
    { ...victim, fullName: "Intruder", password: "intruders-password" },
    "198.51.100.1",
  )
  const intruders = await tokenMailedTo(victim.email)
  assert.equal((await verify(token)).status, 200)
  assert.equal((await signIn(victim.email, "yaas-own-password")).status, 200)
  assert.equal((await signIn(victim.email, "intruders-password")).status, 401)
  assert.equal((await verify(intruders)).status, 400)
  assert.equal((await usersOf(victim.email))[0]?.fullName, "Kofi Mensah")
})

test("signing up with the address of an account changes nothing, and a mail says so", async () => {
  await accounts.makeAccount(email)
  const [before] = await usersOf(email)
  const { status, body } = await register({ ...kofi, password: "another-password", fullName: "X" })
  const fresh = await register({ ...kofi, email: "new@client.example" })
  assert.equal(status, 200)
  assert.deepEqual(body, fresh.body)
  await runPendingWork()
  assert.equal(mailsTo(email).length, 2)
  const mail = mailsTo(email)[1]
  assert.equal(mail?.subject, "You already have an account")
  assert.ok(!String(mail?.text).includes("token="))
  assert.deepEqual(await usersOf(email), [before])
  assert.equal((await signIn(email, password)).status, 200)
})

test("a mail leaves out a name that carries a message", async () => {
  await register({ ...kofi, fullName: "Win now www.spam.example" })
  await tokenMailedTo(email)
  assert.ok(!JSON.stringify(mails).includes("spam.example"))
})

test("a name is escaped in mails", async () => {
  await register({ ...kofi, fullName: 'Ama "Bee" & Co' })
  await tokenMailedTo(email)
  assert.match(String(mails[0]?.html), /Hello Ama &quot;Bee&quot; &amp; Co,/)
})

for (const [change, errors] of [
  [{ fullName: "" }, { fullName: "Full Name is required." }],
  [{ fullName: "x".repeat(201) }, { fullName: "This must be at most 200 characters long." }],
  [{ email: undefined }, { email: "Email is required." }],
  [{ email: "kofi@client" }, { email: "Invalid email address" }],
  [{ email: { like: "%" } }, { email: "This must be a text." }],
  [{ password: null }, { password: "Password is required." }],
  [{ password: "        " }, { password: "Password is required." }],
  [{ password: "1234567" }, { password: "Your password must be at least 8 characters" }],
  [{ password: "x".repeat(1_001) }, { password: "This must be at most 1000 characters long." }],
  [{ password: 12345678 }, { password: "This must be a text." }],
  [
    { password: "Sunshine" },
    {
      password:
        "This password is one of the most common ones, which are guessed first. Please choose another.",
    },
  ],
] as const) {
  test(`sign-up with ${JSON.stringify(change).slice(0, 40)} is refused with an error per field`, async () => {
    const { status, body } = await register({ ...kofi, ...change })
    assert.equal(status, 400)
    const { error } = body as { error: { message: string; errors: object } }
    assert.deepEqual(error.errors, errors)
    assert.match(error.message, /\S\.$/)
    assert.deepEqual(await registrationsOf(email), [])
  })
}

for (const body of ["null", "[]", "7", "{}", '{"data":null}', '{"data":[1]}']) {
  test(`sign-up with the body ${body} gets an error for each of the three fields`, async () => {
    const answer = await post("register", body)
    assert.equal(answer.status, 400)
    const { error } = answer.body as { error: { errors: object } }
    assert.deepEqual(Object.keys(error.errors).sort(), ["email", "fullName", "password"])
  })
}

test("a failed mail leaves no account behind, and signing up again works", async (t) => {
  const broken = t.mock.method(payload, "sendEmail", () => Promise.reject(new Error("no route")))
  const logged = t.mock.method(payload.logger, "error")
  assert.equal((await register(kofi)).status, 200)
  await runPendingWork()
  assert.equal(logged.mock.callCount(), 1)
  assert.match(JSON.stringify(logged.mock.calls[0]?.arguments), /was not sent/)
  assert.deepEqual(await usersOf(email), [])
  broken.mock.restore()
  await register(kofi)
  assert.equal((await verify(await tokenMailedTo(email))).status, 200)
})

test("a new link can be requested with the right password, and replaces the old one", async () => {
  await register(kofi)
  const first = await tokenMailedTo(email)
  const wrong = await post("resend-verification", { data: { email, password: "wrong-password" } })
  const right = await post("resend-verification", { data: { email, password } })
  const unknown = await post("resend-verification", {
    data: { email: "nobody@client.example", password },
  })
  assert.deepEqual([wrong.status, right.status, unknown.status], [200, 200, 200])
  assert.deepEqual(wrong.body, right.body)
  assert.deepEqual(unknown.body, right.body)
  const second = await tokenMailedTo(email)
  assert.notEqual(second, first)
  assert.equal((await verify(first)).status, 400)
  assert.equal((await verify(second)).status, 200)
  assert.equal(mails.length, 2)
})

test("a verified account gets no further link", async () => {
  await accounts.makeAccount(email)
  const { status } = await post("resend-verification", { data: { email, password } })
  await runPendingWork()
  assert.equal(status, 200)
  assert.equal(mailsTo(email).length, 1)
})

/** Sets dates of an address's only sign-up, in days from now. */
async function age(address: string, data: { createdAt?: number; tokenExpiresAt?: number }) {
  const [registration] = await registrationsOf(address)
  const dates = Object.entries(data).map(([name, days]) => [
    name,
    new Date(Date.now() + days * 86_400_000).toISOString(),
  ])
  await payload.db.updateOne({
    collection: "registrations",
    id: registration?.id ?? 0,
    data: Object.fromEntries(dates),
  })
}

// Without the timeout, a sign-up that is never deleted would hang the run.
test("sign-ups older than a week are deleted at startup and every hour", {
  timeout: 60_000,
}, async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] })
  const oldSignUp = async () => {
    await register(kofi)
    await age(email, { createdAt: -8, tokenExpiresAt: -7 })
  }
  const forgotten = async () => {
    while ((await registrationsOf(email)).length > 0) await new Promise(setImmediate)
  }
  const open = t.mock.fn(async () => payload)
  await oldSignUp()
  const stop = cleanUpHourly(open, undefined)
  await forgotten()
  await oldSignUp()
  t.mock.timers.tick(60 * 60 * 1000)
  await forgotten()
  stop()
  t.mock.timers.tick(60 * 60 * 1000)
  assert.equal(open.mock.callCount(), 2, "nothing is deleted after the service stops")
})

test("a sign-up older than a week is kept while its link works, but gets no further link", async () => {
  await register(kofi)
  await age(email, { createdAt: -6.9 })
  await post("resend-verification", { data: { email, password } })
  const token = await tokenMailedTo(email)
  await age(email, { createdAt: -7.5 })
  await deleteOldRegistrations(payload)
  await post("resend-verification", { data: { email, password } })
  await runPendingWork()
  assert.equal(mailsTo(email).length, 2)
  assert.equal((await verify(token)).status, 200)
})
