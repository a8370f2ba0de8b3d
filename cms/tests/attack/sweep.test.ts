import assert from "node:assert/strict"
import { createHmac } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { after, before, test } from "node:test"
import { startMailServer } from "../mailServer.ts"
import { type BuiltService, startBuiltService } from "./builtService.ts"

const siteUrl = "http://localhost:9000"
const json = { "Content-Type": "application/json" }
const person = { email: "kofi@client.example", password: "a woven secret", fullName: "Kofi Mensah" }
const secret = "Nobody may read this"
let service: BuiltService
let editor: Record<string, string>

before(async () => {
  const mailServer = await startMailServer()
  service = await startBuiltService({
    SMTP_PORT: String(mailServer.port),
    ACCOUNT_RATE_LIMIT: "100000",
    CONTACT_RATE_LIMIT: "100000",
    READ_RATE_LIMIT: "100000",
    // Lets a test send requests from several addresses.
    TRUSTED_PROXIES: "1",
  })
  editor = await service.signIn()
  const made = await Promise.all([
    ask("POST", "/api/users", { headers: { ...json, ...editor }, body: JSON.stringify(person) }),
    ask("POST", "/api/projects?draft=true", {
      headers: { ...json, ...editor },
      body: JSON.stringify({ title: secret, _status: "draft" }),
    }),
    sendMessage({ subject: secret }),
  ])
  assert.deepEqual(
    made.map(({ status }) => status),
    [201, 201, 201],
  )
})
after(() => service?.stop())

type Asked = { headers?: Record<string, string | undefined>; body?: BodyInit }

async function ask(method: string, address: string, { headers, body }: Asked = {}) {
  const sent = Object.entries(headers ?? {}).filter(([, value]) => value !== undefined)
  const init = { method, headers: sent, body, redirect: "manual", duplex: "half" } as RequestInit
  const response = await fetch(service.url + address, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function sendMessage(change: object = {}) {
  const data = {
    name: "Ama Owusu",
    email: "ama@client.example",
    phone: "+233 20 000 0000",
    subject: "A shop",
    message: "Hello.",
    statuses: "pending",
    ...change,
  }
  return ask("POST", "/product/contacts", { headers: json, body: JSON.stringify({ data }) })
}

/** Stack traces logged since the last call: a caller's mistake must not cause any. */
let read = 0
function stacksLogged(): string[] {
  const added = service.log().slice(read)
  read = service.log().length
  return added.split("\n").filter((line) => /^\s+at /.test(line))
}

const lists = [
  "projects",
  "content-creation-projects",
  "social-media-management-projects",
  "creative-branding-projects",
  "video-editing-animation-projects",
  "logo-branding-projects",
  "web-services",
  "video-services",
  "creative-branding-services",
  "uiux-interfaces",
  "mobile-app-development",
  "software-development",
  "database-creation-and-management",
  "photography-graphic-designing-content-creation",
  "video-editing-and-animation",
  "creative-branding",
  "social-media-management",
]
const closed = [
  "administrators",
  "contacts",
  "media",
  "payload-jobs",
  "payload-locked-documents",
  "payload-migrations",
  "payload-preferences",
  "registrations",
  "site-sessions",
  "users",
]
const body = JSON.stringify({
  title: "X",
  email: "x@client.example",
  password: "a-long-password-x",
})

test("a visitor can change nothing and read only what is public", async () => {
  let calls = 0
  for (const slug of [...lists, ...closed]) {
    const isPublic = lists.includes(slug)
    for (const [method, rest, init] of [
      ["GET", "", {}],
      ["GET", "/1", {}],
      ["GET", "/count", {}],
      ["GET", "/versions?limit=0", {}],
      ["POST", "", { headers: json, body }],
      ["PATCH", "/1", { headers: json, body }],
      ["PATCH", "?where[id][exists]=true", {}],
      ["DELETE", "/1", {}],
      ["DELETE", "?where[id][exists]=true", {}],
      ["POST", "/1/duplicate", {}],
    ] as const) {
      calls += 1
      const address = `/api/${slug}${rest}`
      const { status, text } = await ask(method, address, init)
      // Everyone may read their own preferences, of which a visitor has none.
      const isOwn = slug === "payload-preferences" && method === "GET"
      const mayRead = isOwn || (isPublic && method === "GET" && !rest.startsWith("/versions"))
      const expected = mayRead ? [200, 403, 404] : [400, 401, 403, 404, 405, 501]
      assert.ok(expected.includes(status), `${method} ${address} answered ${status}: ${text}`)
      assert.ok(!text.includes(secret) && !text.includes("client.example"), `${method} ${address}`)
    }
  }
  assert.ok(calls >= 240)
  assert.deepEqual(stacksLogged(), [])
})

for (const [method, address, init, expected] of [
  ["GET", "/api/contacts/export", {}, 403],
  ["GET", "/api/access", {}, 200],
  ["GET", "/api/og?title=x", {}, 404],
  ["GET", "/api/payload-jobs/run", {}, 401],
  ["POST", "/api/administrators/first-register", { headers: json, body }, 404],
  ["POST", "/api/administrators/unlock", { headers: json, body }, 403],
  ["POST", "/api/administrators/refresh-token", {}, 403],
  ["POST", "/api/administrators/verify/abc", {}, 404],
  ["POST", "/api/users/login", { headers: json, body }, 404],
  ["POST", "/api/graphql", { headers: json, body: '{"query":"{__typename}"}' }, 403],
  ["GET", "/api/media/file/%E0%A4%A", {}, 400],
  ["GET", "/api/media/file/..%2F..%2Fcms.db", {}, 404],
  ["GET", "/%E0%A4%A", {}, 400],
  ["GET", "/admin/%E0%A4%A", {}, 400],
  ["GET", "/product/auth/verify-email?token=%E0%A4%A", {}, 400],
  ["GET", "/api/projects", { headers: { Cookie: "payload-lng=%E0%A4%A; a=%; =;;" } }, 200],
  ["GET", "/api/projects", { headers: { "Accept-Language": "x".repeat(4_000) } }, 200],
] as const) {
  test(`${method} ${address} gets a ${expected} and logs no stack trace`, async () => {
    const { status } = await ask(method, address, init)
    assert.ok(
      status === expected || (expected >= 400 && status >= 400 && status < 500),
      `${status}`,
    )
    assert.deepEqual(stacksLogged(), [])
  })
}

const abuses = [
  ...["where=abc", "where={", "where=[]", "where=null", "where[]=1", "where[a]=1", "where[a][b]=1"],
  ...["where[id]=1", "where[id][equals]=abc", "where[id][equals]=1e999", "where[id][equals]=-1"],
  ...["where[id][in]=1,,2", "where[id][in][]=1", "where[id][like]=1", "where[id][exists]=perhaps"],
  ...["where[title][near]=1,2,3", "where[title][within]={}", "where[title][intersects]=1"],
  ...["where[title][equals]=%00", "where[title][like]=%25", "where[title][like]=%27%20OR%201=1--"],
  ...[
    "where[title][equals][$ne]=1",
    "where[title][$regex]=.*",
    "where[title][contains]=%F0%9F%A7%B5",
  ],
  ...["where[password][like]=a", "where[hash][like]=a", "where[resetPasswordToken][exists]=true"],
  ...["where[mainImage.filename][like]=a", "where[gallery.image.alt][like]=a"],
  ...["where[createdAt][greater_than]=never", "where[createdAt][less_than]=9999999999999999999"],
  ...["where[date][equals]=2025-99-99", "where[_status][equals]=draft", "where[_status][like]=d"],
  ...[
    "where[isActive][equals]=2",
    "where[or]=1",
    "where[or][0]=1",
    "where[or][a][title][equals]=1",
  ],
  ...["where[and][0][or][0][and][0][title][equals]=1", "where[__proto__][equals]=1"],
  ...["where[constructor][prototype]=1", "page=999999999999999999999", "page=-1", "page=1.5"],
  ...["page=NaN", "page[]=1", "limit=-1", "limit=1e9", "limit=0", "limit=abc", "limit=99999999999"],
  ...["depth=-1", "depth=999", "depth=abc", "sort=%00", "sort=-", "sort=,", "sort=nothing"],
  ...["sort[title]=1", "sort=mainImage.alt", "select=1", "select[hash]=true", "select[title]=x"],
  ...["populate[media][filename]=true", "joins=x", "draft=true", "trash=true", "locale=xx"],
  ...[
    "showHiddenFields=true",
    "pagination=maybe",
    "data={",
    "fallback-locale=%00",
    "depth=1&depth=2",
  ],
  ...["%=1", "a%5B%5D%5B=1", "[[[[[[[[=1", `where[title][like]=${"x".repeat(3_000)}`],
]
const abused = [
  "/api/projects",
  "/api/projects/1",
  "/api/projects/count",
  "/api/web-services",
  "/api/contacts",
  "/api/administrators/me",
]

for (const address of abused) {
  test(`no query breaks ${address}`, async () => {
    assert.ok(abuses.length >= 65)
    for (const identity of [{}, { Cookie: "payload-token=x" }]) {
      for (const query of abuses) {
        const { status, text } = await ask("GET", `${address}?${query}`, { headers: identity })
        assert.ok(status < 500, `${query} was answered with ${status}: ${text}`)
        assert.ok(!text.includes(secret), query)
        if (status === 400) assert.match(text, /"message":"[^"]{10,}\."/, query)
      }
    }
    assert.deepEqual(stacksLogged(), [])
  })
}

function jwt(claims: object, key: string | null, head: object = {}): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
  const content = `${encode({ alg: key ? "HS256" : "none", typ: "JWT", ...head })}.${encode(claims)}`
  const signature = key ? createHmac("sha256", key).update(content).digest("base64url") : ""
  return `${content}.${signature}`
}

test("neither a forged token nor a site user's token opens the panel", async () => {
  const claims = { id: 1, collection: "administrators", email: service.email, exp: 4_000_000_000 }
  const login = JSON.stringify({ email: person.email, password: person.password })
  const { text } = await ask("POST", "/product/auth/login", { headers: json, body: login })
  const { token } = JSON.parse(text) as { token: string }
  const tokens = [
    token,
    jwt(claims, null),
    jwt(claims, "secret"),
    jwt(claims, ""),
    jwt(claims, "x".repeat(32), { kid: "../../dev/null" }),
    jwt({ ...claims, id: { $ne: 0 } }, "x".repeat(32)),
    "null",
    "a.b.c",
    "x".repeat(6_000),
  ]
  for (const one of tokens) {
    for (const headers of [
      { Authorization: `JWT ${one}` },
      { Authorization: `Bearer ${one}` },
      { Cookie: `payload-token=${one}`, "Sec-Fetch-Site": "same-origin" },
    ]) {
      const me = await ask("GET", "/api/administrators/me", { headers })
      assert.equal(JSON.parse(me.text).user ?? null, null)
      assert.equal((await ask("GET", "/api/contacts", { headers })).status, 403)
      const write = await ask("POST", "/api/projects", { headers: { ...json, ...headers }, body })
      assert.equal(write.status, 403)
    }
  }
  assert.deepEqual(stacksLogged(), [])
})

test("other origins can neither use the panel's cookie nor sign anyone in", async () => {
  const cookie = `payload-token=${editor.Authorization?.slice(4)}`
  for (const from of [
    { Origin: "https://elsewhere.example" },
    { Origin: siteUrl },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ]) {
    const headers = { Cookie: cookie, ...from }
    assert.equal((await ask("GET", "/api/contacts", { headers })).status, 403)
    for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
      const written = { ...headers, "Content-Type": type }
      const { status } = await ask("PATCH", "/api/contacts/1", { headers: written, body: "{}" })
      assert.equal(status, 403)
    }
    const form = new FormData()
    const { email, password } = service
    form.set("_payload", JSON.stringify({ email, password }))
    const init = { headers: from, body: form }
    const signIn = await ask("POST", "/api/administrators/login", init)
    assert.equal(signIn.status, 403)
    assert.equal(signIn.headers.get("Set-Cookie"), null)
  }
})

test("CORS allows the site's origin and no other", async () => {
  for (const [method, address] of [
    ["GET", "/api/projects"],
    ["GET", "/api/contacts"],
    ["GET", "/api/projects?where=abc"],
    ["OPTIONS", "/api/projects"],
    ["OPTIONS", "/product/contacts"],
    ["POST", "/product/contacts"],
    ["POST", "/product/auth/login"],
    ["POST", "/api/projects"],
  ]) {
    for (const Origin of [siteUrl, `${siteUrl}.evil.example`, "https://evil.example", "null"]) {
      const init = method === "POST" ? { body: "{}" } : {}
      const headers = { Origin, ...json, "Access-Control-Request-Method": "POST" }
      const answer = await ask(method ?? "", address ?? "", { headers, ...init })
      const allowed = answer.headers.get("Access-Control-Allow-Origin")
      assert.equal(allowed, Origin === siteUrl ? siteUrl : null, `${method} ${address} ${Origin}`)
    }
  }
})

test("sixty anonymous uploads of 16 MB are refused without being buffered", async () => {
  const before = await service.residentMemory()
  const part = new Uint8Array(1_000_000)
  const upload = async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += part.byteLength
        if (sent > 16_000_000) controller.close()
        else controller.enqueue(part)
      },
    })
    const headers = { "Content-Type": "multipart/form-data; boundary=x" }
    const init = { headers, body: body as unknown as BodyInit }
    return ask("POST", "/api/media", init).then(({ status }) => status)
  }
  // A client whose connection closes while it sends may not see the response.
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, upload))
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") assert.equal(outcome.value, 403)
  }
  const { most } = await service.residentMemory()
  assert.ok(most - before.most < 100, `peak of ${before.most} MB before, ${most} MB after`)
  assert.equal((await ask("GET", "/health")).status, 200)
})

for (const [name, bytes, type] of [
  ["page.png", Buffer.from("<!doctype html><script>alert(1)</script>"), "image/png"],
  [
    "page.svg",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    "image/svg+xml",
  ],
  ["page.html", Buffer.from("<script>alert(1)</script>"), "text/html"],
  ["cut.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "image/jpeg"],
  ["../../up.png", Buffer.from("x"), "image/png"],
  ["large.png", Buffer.alloc(15_500_000), "image/png"],
] as const) {
  test(`an administrator's upload of ${name} is refused: it is not a valid picture`, async () => {
    const form = new FormData()
    form.set("_payload", JSON.stringify({ alt: "X" }))
    form.set("file", new Blob([new Uint8Array(bytes)], { type }), name)
    const { status } = await ask("POST", "/api/media", { headers: editor, body: form })
    assert.ok([400, 413].includes(status), `answered ${status}`)
  })
}

test("the time a sign-in takes does not reveal whether there is an account", async () => {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] }
  // Interleaved, so that other load on the machine slows both kinds alike.
  for (let round = 0; round < 25; round += 1) {
    for (const kind of ["known", "unknown"] as const) {
      const email = `${kind}${round}@client.example`
      const address = kind === "known" ? person.email : email
      const attempt = JSON.stringify({ email: address, password: "wrong-password" })
      // One network address would run into its limit of ten attempts.
      const headers = { ...json, "X-Forwarded-For": `192.0.2.${round}` }
      const started = performance.now()
      const { status } = await ask("POST", "/product/auth/login", { headers, body: attempt })
      if (status === 401) times[kind].push(performance.now() - started)
    }
  }
  const [known, unknown] = [
    times.known.toSorted((a, b) => a - b),
    times.unknown.toSorted((a, b) => a - b),
  ]
  const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0
  const ratio = median(known) / median(unknown)
  assert.ok(known.length >= 10, `${known.length} attempts on the known account`)
  assert.ok(ratio > 0.7 && ratio < 1.4, `known takes ${ratio.toFixed(2)} times as long`)
})

test("a message that is resent after its response was lost is stored once", async () => {
  const { request } = await import("node:http")
  const data = {
    name: "Efua",
    email: "efua@client.example",
    phone: "020",
    subject: "Lost",
    message: "Hello.",
    statuses: "pending",
  }
  const text = JSON.stringify({ data })
  const stored = async () => {
    const address = "/api/contacts?where[subject][equals]=Lost"
    const { text: answer } = await ask("GET", address, { headers: editor })
    return (JSON.parse(answer) as { docs: { id: number }[] }).docs
  }
  const sent = request(`${service.url}/product/contacts`, { method: "POST", headers: json })
  sent.on("error", () => {})
  sent.on("response", (response) => response.pause())
  sent.end(text)
  // Committed; now its response is lost.
  while ((await stored()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  sent.destroy()
  const again = await ask("POST", "/product/contacts", { headers: json, body: text })
  const [first, ...others] = await stored()
  assert.equal(again.status, 201)
  assert.deepEqual(JSON.parse(again.text), { id: first?.id, statuses: "pending" })
  assert.deepEqual(others, [])
})

test("changing the first password removes it from the data folder", async () => {
  const file = path.join(service.dataDir, "first-run.json")
  const headers = { ...json, ...editor }
  const chosen = "chosen-under-attack"
  const change = JSON.stringify({ password: chosen, presentPassword: service.password })
  const { status } = await ask("PATCH", "/api/administrators/1", { headers, body: change })
  assert.equal(status, 200)
  const isForgotten = () => !readFileSync(file, "utf8").includes(service.password)
  while (!isForgotten()) await new Promise((resolve) => setImmediate(resolve))
})
