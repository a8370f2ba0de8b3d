import assert from "node:assert/strict"
import { createHmac } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { after, test } from "node:test"
import { median } from "../support/median.ts"
import { json, person, startAttackedService } from "./attackedService.ts"
import { removeInstances, siteUrl } from "./instances.ts"

after(removeInstances)
const { ask, editor, service, stacksLogged } = await startAttackedService()
const body = JSON.stringify({
  title: "X",
  email: "x@client.example",
  password: "a-long-password-x",
})

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
  const { peak } = await service.residentMemory()
  assert.ok(peak - before.peak < 100, `peak of ${before.peak} MB before, ${peak} MB after`)
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
  const ratio = median(times.known) / median(times.unknown)
  assert.ok(times.known.length >= 10, `${times.known.length} attempts on the known account`)
  assert.ok(ratio > 0.7 && ratio < 1.4, `known takes ${ratio.toFixed(2)} times as long`)
})

test("changing the first password removes it from the data folder", async () => {
  const file = path.join(service.dataDir, "first-run.json")
  const headers = { ...json, ...editor }
  const chosen = "chosen-under-attack"
  const change = JSON.stringify({ password: chosen, currentPassword: service.password })
  const { status } = await ask("PATCH", "/api/administrators/1", { headers, body: change })
  assert.equal(status, 200)
  const isForgotten = () => !readFileSync(file, "utf8").includes(service.password)
  while (!isForgotten()) await new Promise((resolve) => setImmediate(resolve))
})
