import assert from "node:assert/strict"
import { before, test } from "node:test"
import { limitPages } from "../src/http/gate.ts"
import { siteUrl, startService } from "./service.ts"

const readRateLimit = 40
const { call, payload, makePicture, signInAsEditor } = await startService({
  READ_RATE_LIMIT: String(readRateLimit),
})

let editor: Record<string, string>

before(async () => {
  editor = await signInAsEditor()
  const data = { description: "x", client: "x", date: "2025-01-01", mainImage: await makePicture() }
  for (const title of ["Shop", "Clinic"]) {
    await payload.create({ collection: "projects", data: { ...data, title, _status: "published" } })
  }
})

let callers = 0
/** Each test uses a network address of its own. */
const newCaller = () => ({ "x-client-address": `192.0.2.${++callers}`, Origin: siteUrl })

for (const query of [
  "?limit=1&page=1",
  "?limit=10",
  "?limit=1&page=1&where[slug][equals]=shop",
  "?where[title][like]=shop&sort=-title,date&depth=0",
  "?where[or][0][slug][equals]=shop&where[or][1][client][contains]=x",
  "?where[id][in]=1,2,3&select[title]=true&pagination=false",
  "?where[date][greater_than]=2024-12-31T23:00:00.000Z",
  "?where[mainImage][exists]=true&where[_status][equals]=published",
  "?%77here%5Bslug%5D%5Bequals%5D=shop",
]) {
  test(`a visitor may query ${query}`, async () => {
    const { status, body } = await call("GET", `/api/projects${query}`, { headers: newCaller() })
    assert.equal(status, 200)
    assert.ok((body as { docs: unknown[] }).docs.length > 0)
  })
}

const mistakes = [
  "/api/projects?where=abc",
  "/api/projects?where[title]=x",
  "/api/projects?where[title][near]=1,2,3",
  "/api/projects?where[title][equals][x]=1",
  "/api/projects?where[title][__proto__]=1",
  "/api/projects?where[constructor][equals]=1",
  "/api/projects?where[gallery.alt][like]=x",
  "/api/projects?where[mainImageUrl][like]=x",
  "/api/projects?where[or]=x",
  "/api/projects?where[or][0][or][0][or][0][title][equals]=x",
  "/api/projects?where[id][equals]=1e400",
  "/api/projects?where[id][equals]=99999999999",
  "/api/projects?where[id][in]=1,x",
  "/api/projects?where[date][less_than]=yesterday",
  "/api/projects?where[_status][equals]=nonsense",
  "/api/projects?where[_status][like]=pub",
  "/api/web-services?where[isActive][equals]=maybe",
  "/api/projects?where[title][equals]=%00",
  `/api/projects?where[title][like]=${"%25".repeat(201)}`,
  `/api/projects?${Array.from({ length: 11 }, (_, i) => `where[or][${i % 10}][title][${i > 9 ? "like" : "equals"}]=${i}`).join("&")}`,
  "/api/projects?where[[title]]=x",
  "/api/projects?where[title][equals]=a&where[title][equals]=b",
  "/api/projects?page=999999999999999999999",
  "/api/projects?page=0",
  "/api/projects?page=-1",
  "/api/projects?page=abc",
  "/api/projects?limit=1&limit=2",
  "/api/projects?limit=101",
  "/api/projects?limit=",
  "/api/projects?limit[a]=1",
  "/api/projects?depth=99",
  "/api/projects?pagination=maybe",
  "/api/projects?sort=nothing",
  "/api/projects?sort=mainImageUrl",
  "/api/projects?sort=title,date,slug,client",
  "/api/projects?select=title",
  "/api/projects?select[nothing]=true",
  "/api/projects?select[title]=1",
  "/api/projects/count?where[nothing][equals]=1",
  "/api/projects?limit=%E0%A4%A",
  "/api/media/file/%E0%A4%A",
  "/api/projects/%E0%A4%A",
  "/api/%",
]

for (const address of mistakes) {
  test(`${address.slice(0, 90)} gets a 400 with an explanation, and logs nothing`, async (t) => {
    const log = ["error", "warn"] as const
    const calls = log.map((level) => t.mock.method(payload.logger, level))
    const { status, headers, body } = await call("GET", address, { headers: newCaller() })
    assert.equal(status, 400)
    assert.equal(headers.get("Cache-Control"), "private, no-store")
    assert.equal(headers.get("Access-Control-Allow-Origin"), siteUrl)
    const { errors } = body as { errors: { message: string }[] }
    assert.match(errors[0]?.message ?? "", /^[a-zA-Z].{15,}\.$/)
    for (const { mock } of calls) assert.equal(mock.callCount(), 0)
  })
}

for (const [method, address, expected] of [
  ["GET", "/api/projects/abc", 404],
  ["GET", "/api/projects/99999999999999999999", 404],
  ["GET", "/api/contacts?where=abc", 403],
  ["GET", "/api/contacts/abc", 403],
  ["GET", "/api/og?title=x", 404],
  ["GET", "/api/media/file/none.png", 404],
  ["GET", "/api/media/file/none.svg", 404],
  ["POST", "/api/administrators/verify/abc", 404],
] as const) {
  test(`${method} ${address} gets a ${expected}, and logs no error`, async (t) => {
    const logged = t.mock.method(payload.logger, "error")
    const { status } = await call(method, address, { headers: newCaller() })
    assert.equal(status, expected)
    assert.equal(logged.mock.callCount(), 0)
  })
}

test("the order of parameters, or an unknown one, causes no other database query", async (t) => {
  const find = t.mock.method(payload.db, "find")
  const headers = newCaller()
  const asked = Array.from(
    { length: readRateLimit + 5 },
    (_, i) => `/api/projects?${i % 2 ? "page=1&limit=1" : "limit=1&page=1"}&z=${i}`,
  )
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() })
  for (const address of asked) assert.equal((await call("GET", address, { headers })).status, 200)
  assert.ok(find.mock.callCount() <= 3, `${find.mock.callCount()} queries`)
})

test("database reads are limited per network address and minute, cached responses are not", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() })
  const headers = newCaller()
  const ask = (page: number, from = headers) =>
    call("GET", `/api/projects?limit=2&page=${page}`, { headers: from })
  for (let page = 1; page <= readRateLimit; page += 1) {
    assert.equal((await ask(page)).status, 200)
  }
  const refused = await ask(readRateLimit + 1)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get("Retry-After")) > 0)
  assert.match(JSON.stringify(refused.body), /try again in/)
  assert.equal((await ask(1)).status, 200)
  const forged = { ...headers, Cookie: "payload-token=x" }
  assert.equal((await ask(readRateLimit + 1, forged)).status, 429)
  assert.equal((await ask(readRateLimit + 1, newCaller())).status, 200)
  const signedIn = { ...headers, ...editor }
  assert.equal((await ask(readRateLimit + 2, signedIn)).status, 200)
})

test("a network address may ask for only so many pages of the panel and the bridge in a minute", async () => {
  const { limits } = await import("../payload.config.ts")
  const ask = (url: string, sent: Record<string, string>) =>
    limitPages(
      { hasBody: false, headers: new Headers(sent), method: "GET", url },
      { limits, payload },
    )
  const headers = newCaller()
  for (let count = 0; count < readRateLimit; count += 1) {
    assert.equal(await ask(count % 2 ? "/admin/login?redirect=x" : "/login-bridge", headers), null)
  }
  for (const url of ["/admin", "/login-bridge/sign-out", "/%61dmin"]) {
    const refused = await ask(url, headers)
    assert.equal(refused?.status, 429, url)
    assert.ok(Number(refused?.headers.get("Retry-After")) > 0)
  }
  assert.equal(await ask("/_next/static/chunks/panel.js", headers), null)
  assert.equal(await ask("/health", headers), null)
  assert.equal(await ask("/admin", newCaller()), null)
  assert.equal(await ask("/admin", { ...headers, ...editor }), null)
})

for (const where of ["abc", "5", "[1]", "{"]) {
  test(`an editor's where=${where} is answered with 400 and a sentence`, async () => {
    const { status, body } = await call("GET", `/api/projects?where=${where}`, { headers: editor })
    assert.equal(status, 400)
    assert.match(JSON.stringify(body), /where must be written as/)
  })
}

test("an editor may send where as JSON", async () => {
  const where = encodeURIComponent('{"title":{"equals":"Shop"}}')
  const { body } = await call("GET", `/api/projects?where=${where}`, { headers: editor })
  assert.equal((body as { totalDocs: number }).totalDocs, 1)
})
