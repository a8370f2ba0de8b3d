import assert from "node:assert/strict"
import { before, test } from "node:test"
import { startService } from "../support/service.ts"

const { call, payload } = await startService()
const json = { "Content-Type": "application/json" }
const password = "a-good-password-1"
const message = {
  name: "Esi Boateng",
  email: "esi@client.example",
  phone: "020 000 0000",
  subject: "A shop",
  message: "Hello.",
}

before(async () => {
  await payload.create({
    collection: "administrators",
    data: { email: "admin@adwene.example", password },
  })
  await payload.create({
    collection: "users",
    data: { email: "user@client.example", password, fullName: "Yaw Mensah" },
  })
  await payload.create({ collection: "contacts", data: { ...message, statuses: "pending" } })
})

async function signIn(collection: "administrators" | "users", email: string): Promise<HeadersInit> {
  const { token } = await payload.login({ collection, data: { email, password } })
  return { ...json, Authorization: `JWT ${token}` }
}

for (const collection of ["administrators", "contacts", "users"]) {
  test(`a visitor cannot read, create, change or delete ${collection}`, async () => {
    const init = { headers: json, body: JSON.stringify({ ...message, password, fullName: "X" }) }
    for (const [method, address, body] of [
      ["GET", `/api/${collection}`, {}],
      ["GET", `/api/${collection}/1`, {}],
      ["GET", `/api/${collection}/count`, {}],
      ["POST", `/api/${collection}`, init],
      ["PATCH", `/api/${collection}/1`, init],
      ["DELETE", `/api/${collection}/1`, {}],
    ] as const) {
      const { status, body: answer } = await call(method, address, body)
      assert.ok([403, 404].includes(status), `${method} ${address} answered ${status}`)
      assert.ok(!JSON.stringify(answer).includes("client.example"))
    }
    const { totalDocs } = await payload.count({ collection: collection as "users" })
    assert.equal(totalDocs, 1)
  })

  test(`a signed-in site user has no more rights over ${collection}`, async () => {
    const headers = await signIn("users", "user@client.example")
    const { status } = await call("GET", `/api/${collection}`, { headers })
    assert.equal(status, 403)
  })
}

test("an administrator reads messages and can change only their status", async () => {
  const headers = await signIn("administrators", "admin@adwene.example")
  const { body } = await call("GET", "/api/contacts", { headers })
  const [stored] = (body as { docs: { id: number }[] }).docs
  const change = JSON.stringify({ statuses: "answered", message: "Rewritten." })
  const answer = await call("PATCH", `/api/contacts/${stored?.id}`, { headers, body: change })
  assert.equal(answer.status, 200)
  const after = await payload.findByID({ collection: "contacts", id: stored?.id ?? 0 })
  assert.equal(after.statuses, "answered")
  assert.equal(after.message, "Hello.")
})

const kept = {
  registrations: {
    email: "waiting@client.example",
    fullName: "Esi",
    hash: "kept-hash",
    salt: "kept-salt",
    tokenHash: "kept-token",
  },
  "site-sessions": { tokenHash: "kept-token", expiresAt: "2999-01-01T00:00:00.000Z" },
} as const

for (const [collection, data] of Object.entries(kept)) {
  const slug = collection as keyof typeof kept

  test(`nobody can create or change ${slug}, or read their secrets`, async () => {
    const { id } = await payload.db.create({ collection: slug, data })
    const administrator = await signIn("administrators", "admin@adwene.example")
    const user = await signIn("users", "user@client.example")
    for (const [who, headers] of [
      ["visitor", json],
      ["user", user],
      ["administrator", administrator],
    ] as const) {
      const body = JSON.stringify(data)
      for (const [method, path, init] of [
        ["GET", "", {}],
        ["GET", `/${id}?showHiddenFields=true`, {}],
        ["GET", "?where[hash][like]=k", {}],
        ["GET", "?where[tokenHash][like]=k", {}],
        ["POST", "", { body }],
        ["PATCH", `/${id}`, { body }],
      ] as const) {
        const answer = await call(method, `/api/${slug}${path}`, { headers, ...init })
        const mayRead = who === "administrator" && slug === "registrations" && method === "GET"
        if (!mayRead) assert.ok(answer.status >= 400, `${who}: ${method} ${path} ${answer.status}`)
        assert.ok(!JSON.stringify(answer.body).includes("kept-"), `${who}: ${method} ${path}`)
      }
    }
    const { totalDocs } = await payload.count({ collection: slug })
    assert.equal(totalDocs, 1)
  })
}

test("a site user cannot enter the panel", async () => {
  const headers = await signIn("users", "user@client.example")
  const { body } = await call("GET", "/api/access", { headers })
  assert.notEqual((body as { canAccessAdmin?: boolean }).canAccessAdmin, true)
})

for (const address of ["/api/users/first-register", "/api/administrators/first-register"]) {
  test(`nobody can create an account through ${address}`, async () => {
    const body = JSON.stringify({ email: "x@client.example", password, fullName: "X" })
    const { status } = await call("POST", address, { headers: json, body })
    assert.equal(status, 404)
  })
}

for (const action of ["login", "forgot-password", "reset-password", "refresh-token", "logout"]) {
  test(`Payload's own ${action} endpoint is closed to site users`, async () => {
    const body = JSON.stringify({ email: "user@client.example", password })
    const { status } = await call("POST", `/api/users/${action}`, { headers: json, body })
    assert.equal(status, 404)
  })
}

test("there is no GraphQL", async () => {
  const headers = await signIn("administrators", "admin@adwene.example")
  const body = JSON.stringify({ query: "{ Contacts { docs { email } } }" })
  const { status } = await call("POST", "/api/graphql", { headers, body })
  assert.equal(status, 404)
})

test("a visitor cannot change a list or upload a picture", async () => {
  const body = JSON.stringify({ title: "X", description: "x", client: "x", date: "2025-01-01" })
  for (const list of ["projects", "web-services", "media"]) {
    const { status } = await call("POST", `/api/${list}`, { headers: json, body })
    assert.equal(status, 403, list)
  }
})

test("an editor who leaves out a required field is told which one", async () => {
  const headers = await signIn("administrators", "admin@adwene.example")
  const body = JSON.stringify({ title: "Only a title" })
  const answer = await call("POST", "/api/projects", { headers, body })
  assert.equal(answer.status, 400)
  assert.match(JSON.stringify(answer.body), /"path":"description"/)
})
