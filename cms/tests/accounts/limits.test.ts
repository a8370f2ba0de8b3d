import assert from "node:assert/strict"
import { test } from "node:test"
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible"
import { clientAddress } from "../../src/limits/clientAddress.ts"
import { newPerson, password, startAccounts } from "../support/accounts.ts"
import { runPendingWork } from "../support/service.ts"

const accountRateLimit = 25
const { call, mailsTo, makeAccount, payload, post, register, signIn, tokenMailedTo } =
  await startAccounts({ ACCOUNT_RATE_LIMIT: String(accountRateLimit) })

let numberOfAddresses = 0
/** A network address that has sent no request yet. */
function newAddress(): string {
  numberOfAddresses += 1
  return `203.0.${Math.floor(numberOfAddresses / 250)}.${(numberOfAddresses % 250) + 1}`
}

type Answer = Awaited<ReturnType<typeof post>>

function assertLimited({ status, headers, body }: Answer, maxSeconds: number): void {
  assert.equal(status, 429)
  const seconds = Number(headers.get("Retry-After"))
  assert.ok(seconds >= 1 && seconds <= maxSeconds, `${seconds} seconds`)
  assert.equal(headers.get("Access-Control-Expose-Headers"), "Retry-After")
  const { error } = body as { error: string | { message: string } }
  assert.match(
    typeof error === "string" ? error : error.message,
    /^Too many requests\. .*try again/,
  )
}

for (const [headers, expected] of [
  [{ "x-client-address": "192.0.2.1" }, "192.0.2.1"],
  [{ "x-client-address": "::ffff:192.0.2.1" }, "192.0.2.1"],
  [{ "x-client-address": "::ffff:c000:201" }, "192.0.2.1"],
  [{ "x-client-address": "fe80::1%eth0" }, "fe80:0:0:0::/64"],
  [{ "x-client-address": "2001:db8:1:2:3:4:5:6" }, "2001:db8:1:2::/64"],
  [{ "x-client-address": "2001:0DB8:0001:0002::9" }, "2001:db8:1:2::/64"],
  [{ "x-client-address": "2001:db8::9" }, "2001:db8:0:0::/64"],
  [{ "x-client-address": "::1" }, "0:0:0:0::/64"],
  [{ "x-forwarded-for": "192.0.2.9" }, "unknown"],
] as const) {
  test(`a caller with ${JSON.stringify(headers)} counts as ${expected}`, () => {
    assert.equal(clientAddress({ headers: new Headers(headers) }), expected)
  })
}

for (const [name, body] of [
  ["register", { data: {} }],
  ["login", {}],
  ["resend-verification", { data: {} }],
  ["request-reset", { data: {} }],
  ["reset-password", { data: {} }],
] as const) {
  test(`${name} is limited per network address and minute`, async () => {
    const from = newAddress()
    const statuses: number[] = []
    for (let i = 0; i < accountRateLimit; i += 1)
      statuses.push((await post(name, body, from)).status)
    assert.deepEqual(new Set(statuses), new Set([400]))
    assertLimited(await post(name, body, from), 60)
    assert.equal((await post(name, body, newAddress())).status, 400)
  })
}

test("verify-email is limited too, with a 429 instead of a wrong link's 400", async () => {
  const headers = { "x-client-address": newAddress() }
  const verify = () => call("GET", "/api/product/auth/verify-email?token=guess", { headers })
  for (let i = 0; i < accountRateLimit; i += 1) assert.equal((await verify()).status, 400)
  assertLimited(await verify(), 60)
})

test("ten wrong passwords block their network address, but not the owner elsewhere", async () => {
  const { email } = newPerson()
  await makeAccount(email)
  const thief = newAddress()
  for (let i = 0; i < 10; i += 1) {
    assert.equal((await signIn(email, "wrong-password", thief)).status, 401)
  }
  assertLimited(await signIn(email, password, thief), 15 * 60)
  assert.equal((await signIn(email, password, newAddress())).status, 200)
})

test("of twenty concurrent wrong passwords only ten are checked", async () => {
  const { email } = newPerson()
  const thief = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signIn(email, "wrong-password", thief)),
  )
  assert.equal(answers.filter(({ status }) => status === 401).length, 10)
  assert.equal(answers.filter(({ status }) => status === 429).length, 10)
})

test("the right password resets the count of wrong ones", async () => {
  const { email } = newPerson()
  await makeAccount(email)
  const home = newAddress()
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 6; i += 1) await signIn(email, "wrong-password", home)
    assert.equal((await signIn(email, password, home)).status, 200)
  }
})

test("guessing from many network addresses is blocked, but the owner can still sign in", async () => {
  const { email } = newPerson()
  await makeAccount(email)
  const home = newAddress()
  assert.equal((await signIn(email, password, home)).status, 200)
  await guessFromEverywhere(email)
  assertLimited(await signIn(email, password, newAddress()), 3_600)
  assert.equal((await signIn(email, password, home)).status, 200)
  const cafe = newAddress()
  assertLimited(await signIn(email, password, cafe), 3_600)
  await post("request-reset", { data: { email } }, cafe)
  const token = await tokenMailedTo(email)
  const chosen = "chosen-in-the-cafe"
  const reset = await post("reset-password", { data: { email, password: chosen, token } }, cafe)
  assert.equal(reset.status, 200)
  assert.equal((await signIn(email, chosen, cafe)).status, 200)
  assertLimited(await signIn(email, chosen, newAddress()), 3_600)
})

test("a network address can request five mails to one recipient in a quarter of an hour", async () => {
  const { email } = newPerson()
  const from = newAddress()
  for (let i = 0; i < 5; i += 1) {
    assert.equal((await post("request-reset", { data: { email } }, from)).status, 200)
  }
  assertLimited(await post("request-reset", { data: { email } }, from), 15 * 60)
  assert.equal((await post("request-reset", { data: { email } }, newAddress())).status, 200)
})

test("an inbox gets at maxSeconds five reset mails, and the newest link in it works", async () => {
  const { email } = newPerson()
  await makeAccount(email)
  for (let i = 0; i < 12; i += 1) {
    const { status } = await post("request-reset", { data: { email } }, newAddress())
    assert.equal(status, 200)
  }
  await runPendingWork()
  assert.equal(mailsTo(email).length, 6, "one to verify, five to reset")
  const token = await tokenMailedTo(email)
  const data = { email, password: "chosen-under-fire", token }
  assert.equal((await post("reset-password", { data }, newAddress())).status, 200)
})

test("a limited sign-up gets sign-up's error body", async () => {
  const person = newPerson()
  const from = newAddress()
  for (let i = 0; i < 5; i += 1) assert.equal((await register(person, from)).status, 200)
  const limited = await register(person, from)
  assertLimited(limited, 15 * 60)
  assert.equal(typeof (limited.body as { error: { message: string } }).error.message, "string")
})

test("counters are stored under hashes, not under network or e-mail addresses", async (t) => {
  const limiter = process.env.TEST_DATABASE_URI ? RateLimiterPostgres : RateLimiterMemory
  const consume = t.mock.method(limiter.prototype, "consume")
  const person = newPerson()
  const from = newAddress()
  const headers = { "Content-Type": "application/json", "x-client-address": from }
  await call("POST", "/api/product/contacts", { headers, body: "{}" })
  await signIn(person.email, "wrong-password", from)
  const keys = consume.mock.calls.map(({ arguments: [key] }) => String(key))
  assert.ok(keys.length >= 4)
  for (const key of keys) assert.match(key, /^[\w-]{43}$/)
})

test("the panel's sign-in is limited like the site's, with the panel's error body", async () => {
  const data = { email: "editor@adwene.example", password }
  await payload.create({ collection: "administrators", data })
  const attempt = (attempted: string, from: string) =>
    call("POST", "/api/administrators/login", {
      headers: { "Content-Type": "application/json", "x-client-address": from },
      body: JSON.stringify({ ...data, password: attempted }),
    })
  const thief = newAddress()
  for (let i = 0; i < 10; i += 1) {
    assert.equal((await attempt("wrong-password", thief)).status, 401)
  }
  const { status, headers, body } = await attempt(password, thief)
  assert.equal(status, 429)
  assert.ok(Number(headers.get("Retry-After")) > 0)
  const { errors } = body as { errors: { message: string }[] }
  assert.match(errors[0]?.message ?? "", /try again/)
  assert.equal((await attempt(password, newAddress())).status, 200)
})

/** A hundred wrong passwords, from ten network addresses. */
async function guessFromEverywhere(email: string): Promise<void> {
  const places = Array.from({ length: 10 }, newAddress)
  for (const place of places) {
    await Promise.all(Array.from({ length: 10 }, () => signIn(email, "wrong-password", place)))
  }
}
