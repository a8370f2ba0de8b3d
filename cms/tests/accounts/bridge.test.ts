import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { confirmBridge, openBridge, signOut } from "../../src/bridge/bridge.ts"
import { newPerson, startAccounts } from "../support/accounts.ts"
import { siteUrl } from "../support/service.ts"

const { forgetEveryone, makeAccount, payload, post, signInAsEditor, tokenMailedTo, tokenOf } =
  await startAccounts()
const cmsUrl = "http://localhost:3001"
const local = { accounts: true, cmsUrl, siteUrl }
const bridge = `${cmsUrl}/login-bridge`

let { email } = newPerson()
let token = ""

beforeEach(async () => {
  await forgetEveryone()
  ;({ email } = newPerson())
  await makeAccount(email)
  token = await tokenOf(email)
})

function open(query = "", headers: HeadersInit = {}, settings = local) {
  return openBridge(new Request(bridge + query, { headers }), payload, settings)
}

function leave(headers: HeadersInit) {
  const request = new Request(`${bridge}/sign-out`, { method: "POST", headers })
  return signOut(request, payload, local)
}

/** The cookie that a browser would send back. */
function cookieOf(response: Response): string {
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? ""
}

async function signedIn(): Promise<string> {
  return cookieOf(await open(`?token=${token}`))
}

const own = { "Sec-Fetch-Site": "same-origin", Origin: "null" }

test("the token moves from the URL into an HttpOnly cookie", async () => {
  const response = await open(`?token=${token}&user=%7B%22email%22%3A%22x%40x.example%22%7D`)
  assert.equal(response.status, 303)
  assert.equal(response.headers.get("Location"), "/login-bridge")
  assert.equal(response.headers.get("Referrer-Policy"), "no-referrer")
  assert.equal(response.headers.get("Cache-Control"), "no-store")
  const [pair, ...attributes] = (response.headers.get("Set-Cookie") ?? "").split("; ")
  assert.equal(pair, `site-account=${token}`)
  const life = Number(attributes.find((one) => one.startsWith("Max-Age="))?.slice(8))
  assert.ok(life > 28_000 && life <= 28_800)
  assert.deepEqual(
    attributes.filter((one) => !one.startsWith("Max-Age=")),
    ["Path=/login-bridge", "HttpOnly", "SameSite=Lax"],
  )
  assert.equal(await response.text(), "")
})

test("on a public URL the cookie is sent over TLS only", async () => {
  const response = await open(
    `?token=${token}`,
    {},
    { accounts: true, cmsUrl: "https://cms.adwene.example", siteUrl },
  )
  const cookie = response.headers.get("Set-Cookie") ?? ""
  assert.match(cookie, /^__Secure-site-account=/)
  assert.match(cookie, /; Secure$/)
})

test("the page shows the account of the token, not the one named in the URL", async () => {
  const forged = encodeURIComponent(
    JSON.stringify({ fullName: "Somebody Else", email: "x@x.example" }),
  )
  const response = await open(`?user=${forged}`, { Cookie: await signedIn() })
  const page = await response.text()
  assert.equal(response.status, 200)
  assert.match(page, /Kofi Mensah/)
  assert.ok(page.includes(email))
  assert.ok(!page.includes("Somebody Else"))
  assert.ok(!page.includes(token))
  assert.match(
    page,
    /<form[^>]* method="post" action="\/login-bridge\/sign-out">\s*<button>Sign out</,
  )
})

test("the page allows no scripts, framing, caching or referrer", async () => {
  const response = await open("", { Cookie: await signedIn() })
  const policy = response.headers.get("Content-Security-Policy") ?? ""
  for (const directive of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    assert.ok(policy.includes(directive))
  }
  assert.ok(!/unsafe|script-src/.test(policy))
  const page = await response.text()
  const styled = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ""
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(styled))
  assert.ok(policy.includes(`'sha256-${Buffer.from(digest).toString("base64")}'`))
  assert.ok(!/<script|style="| on\w+=/.test(page))
  assert.equal(response.headers.get("Cache-Control"), "no-store")
  assert.equal(response.headers.get("Referrer-Policy"), "no-referrer")
  assert.equal(response.headers.get("X-Frame-Options"), "DENY")
})

test("a name is escaped", async () => {
  await payload.update({
    collection: "users",
    where: { email: { equals: email } },
    data: { fullName: '<img src=x onerror="alert(1)">' },
  })
  const page = await (await open("", { Cookie: await signedIn() })).text()
  assert.ok(!page.includes("<img"))
  assert.match(page, /&lt;img src=x/)
})

for (const [what, query] of [
  ["no token", ""],
  ["an empty token", "?token="],
  ["a wrong token", "?token=not-a-token"],
  ["a token that is a query operator", "?token[exists]=true"],
  ["an oversized token", `?token=${"x".repeat(5_000)}`],
] as const) {
  test(`${what} gets an explanation and a link to sign in`, async () => {
    const response = await open(query)
    const page = await response.text()
    assert.equal(response.status, 401)
    assert.match(page, /You are not signed/)
    assert.ok(page.includes(`href="${siteUrl}/sign-in"`))
    assert.match(response.headers.get("Set-Cookie") ?? "Max-Age=0", /Max-Age=0/)
  })
}

test("an expired token signs nobody in, neither in the URL nor in the cookie", async () => {
  const cookie = await signedIn()
  const { docs } = await payload.find({ collection: "site-sessions" })
  const expiresAt = new Date(Date.now() - 1_000).toISOString()
  for (const { id } of docs) {
    await payload.db.updateOne({ collection: "site-sessions", id, data: { expiresAt } })
  }
  assert.equal((await open(`?token=${token}`)).status, 401)
  assert.equal((await open("", { Cookie: cookie })).status, 401)
})

test("an administrator's token does not work here, nor a site user's in the panel", async () => {
  const { Authorization } = (await signInAsEditor()) as { Authorization: string }
  const panelToken = Authorization.slice("JWT ".length)
  assert.equal((await open(`?token=${panelToken}`)).status, 401)
  assert.equal((await open("", { Cookie: `payload-token=${panelToken}` })).status, 401)
  const { user } = await payload.auth({
    headers: new Headers({ Cookie: `payload-token=${token}`, "Sec-Fetch-Site": "same-origin" }),
  })
  assert.equal(user, null)
})

test("signing out ends the session, clears the cookie and redirects to the site", async () => {
  const cookie = await signedIn()
  const response = await leave({ Cookie: cookie, ...own })
  assert.equal(response.status, 303)
  assert.equal(response.headers.get("Location"), `${siteUrl}/sign-in?signed-out`)
  assert.match(response.headers.get("Set-Cookie") ?? "", /^site-account=; .*Max-Age=0/)
  assert.equal((await open("", { Cookie: cookie })).status, 401)
  assert.equal((await open(`?token=${token}`)).status, 401)
})

test("signing out ends only this session, and is idempotent", async () => {
  const elsewhere = await tokenOf(email)
  const cookie = await signedIn()
  await leave({ Cookie: cookie, ...own })
  assert.equal((await leave({ Cookie: cookie, ...own })).status, 303)
  assert.equal((await open(`?token=${elsewhere}`)).status, 303)
})

for (const [who, headers, expected] of [
  ["this service's page", { "Sec-Fetch-Site": "same-origin", Origin: cmsUrl }, 303],
  ["this service's page in an old browser", { Origin: cmsUrl }, 303],
  ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" }, 403],
  ["a sandboxed frame", { "Sec-Fetch-Site": "cross-site", Origin: "null" }, 403],
  ["another origin of the same site", { "Sec-Fetch-Site": "same-site", Origin: siteUrl }, 403],
  ["another site in an old browser", { Origin: "https://elsewhere.example" }, 403],
  ["a client that sends no origin", {}, 403],
] as const) {
  test(`a sign-out form from ${who} gets a ${expected}`, async () => {
    const cookie = await signedIn()
    assert.equal((await leave({ Cookie: cookie, ...headers })).status, expected)
    assert.equal((await open("", { Cookie: cookie })).status, expected === 303 ? 401 : 200)
  })
}

for (const [who, headers, expected] of [
  ["the site", { "Sec-Fetch-Site": "same-site", Referer: `${siteUrl}/` }, 303],
  ["the site on another domain", { "Sec-Fetch-Site": "cross-site", Referer: `${siteUrl}/` }, 303],
  ["the address bar", { "Sec-Fetch-Site": "none" }, 303],
  ["a program", {}, 303],
  ["another page", { "Sec-Fetch-Site": "cross-site", Referer: "https://elsewhere.example/" }, 200],
  ["another page without a referrer", { "Sec-Fetch-Site": "cross-site" }, 200],
  ["another page in an old browser", { Referer: "https://elsewhere.example/" }, 200],
] as const) {
  test(`a link from ${who} ${expected === 303 ? "signs in" : "asks first"}`, async () => {
    const response = await open(`?token=${token}`, headers)
    assert.equal(response.status, expected)
    assert.equal(response.headers.has("Set-Cookie"), expected === 303)
    if (expected === 200) assert.match(await response.text(), /Is it you\?/)
  })
}

test("another account replaces the current one only from the site's sign-in or after confirmation", async () => {
  const cookie = await signedIn()
  const intruder = newPerson()
  await makeAccount(intruder.email)
  const theirs = await tokenOf(intruder.email)
  const asked = await open(`?token=${theirs}`, { Cookie: cookie, "Sec-Fetch-Site": "none" })
  assert.equal(asked.status, 200)
  assert.equal(asked.headers.get("Set-Cookie"), null)
  const page = await asked.text()
  assert.ok(page.includes(intruder.email))
  const again = await open(`?token=${token}`, { Cookie: cookie, "Sec-Fetch-Site": "none" })
  assert.equal(again.status, 303)
  const signedInThere = await open(`?token=${theirs}`, { Cookie: cookie, Referer: `${siteUrl}/` })
  assert.equal(signedInThere.status, 303)
})

test("confirming signs the visitor in, if the form is this service's own", async () => {
  const answer = (headers: HeadersInit, sent = token) => {
    const body = new URLSearchParams({ token: sent })
    return confirmBridge(new Request(bridge, { method: "POST", headers, body }), payload, local)
  }
  const yes = await answer(own)
  assert.equal(yes.status, 303)
  assert.equal(cookieOf(yes), `site-account=${token}`)
  const forged = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" }
  assert.equal((await answer(forged)).status, 403)
  assert.equal((await answer(own, "not-a-token")).status, 401)
  assert.equal((await answer(own, "x".repeat(100_000))).status, 401)
})

test("after a password reset the cookie no longer works", async () => {
  const cookie = await signedIn()
  await post("request-reset", { data: { email } })
  const data = { email, password: "another-good-password", token: await tokenMailedTo(email) }
  assert.equal((await post("reset-password", { data })).status, 200)
  const response = await open("", { Cookie: cookie })
  assert.equal(response.status, 401)
  assert.match(response.headers.get("Set-Cookie") ?? "", /Max-Age=0/)
})
