import assert from "node:assert/strict"
import { before, test } from "node:test"
import { startService } from "../support/service.ts"

const { call, makePicture, payload, signInAsEditor } = await startService()
const secret = "Nobody may read this"
const mainImage = await makePicture()
const texts = { description: "x", client: "x", date: "2025-01-01" }
const whole = { ...texts, mainImage }
const ids = { draft: 0, changed: 0, public: 0, hiddenService: 0 }
let editor: Record<string, string>

before(async () => {
  editor = await signInAsEditor()
  const make = (title: string, _status: "draft" | "published") =>
    payload.create({ collection: "projects", data: { ...whole, title, _status } })
  ids.draft = (await make(secret, "draft")).id
  ids.changed = (await make("Before", "published")).id
  await payload.update({
    collection: "projects",
    id: ids.changed,
    data: { title: secret, description: secret },
    draft: true,
  })
  ids.public = (await make("Open", "published")).id
  for (const [_status, isActive] of [
    ["draft", true],
    ["draft", false],
    ["published", false],
  ] as const) {
    const title = `${secret} ${_status} ${isActive}`
    const data = { title, description: secret, heroImage: mainImage, _status, isActive }
    ids.hiddenService = (await payload.create({ collection: "web-services", data })).id
  }
})

for (const query of [
  "",
  "?draft=true",
  "?limit=0&depth=0",
  "?where[_status][equals]=draft",
  "?where[_status][not_equals]=published",
  "?where[or][0][_status][equals]=draft&where[or][1][_status][equals]=published",
  "?where[or][0][id][exists]=true",
  `?where[title][equals]=${encodeURIComponent(secret)}`,
  `?draft=true&where[title][equals]=${encodeURIComponent(secret)}`,
  "?draft=true&where[description][like]=Nobody",
  "?where[description][like]=Nobody",
  "?sort=-title&select[title]=true&select[_status]=true",
  "?draft=true&sort=title&depth=2",
  "?trash=true&draft=true",
  "?where[isActive][equals]=false",
]) {
  for (const list of ["projects", "web-services"]) {
    test(`a visitor reads no draft with /api/${list}${query}`, async () => {
      const { status, body } = await call("GET", `/api/${list}${query}`)
      assert.ok(!JSON.stringify(body).includes(secret))
      if (status !== 200) return assert.equal(status, 400)
      const { docs, totalDocs } = body as { docs: { title: string }[]; totalDocs: number }
      assert.equal(totalDocs, docs.length)
      for (const { title } of docs) assert.ok(["Before", "Open"].includes(title))
    })
  }
}

test("a visitor reads no draft by its id, and no versions of a published document", async () => {
  const { docs: versions } = await payload.findVersions({ collection: "projects", limit: 0 })
  assert.ok(versions.length >= 4)
  for (const address of [
    `/api/projects/${ids.draft}`,
    `/api/projects/${ids.draft}?draft=true`,
    `/api/web-services/${ids.hiddenService}`,
    `/api/web-services/${ids.hiddenService}?draft=true`,
    "/api/projects/versions",
    "/api/projects/versions?where[version.title][like]=Nobody",
    "/api/web-services/versions",
    ...versions.map(({ id }) => `/api/projects/versions/${id}`),
  ]) {
    const { status, body } = await call("GET", address)
    assert.ok([403, 404].includes(status), `${address} answered ${status}`)
    assert.ok(!JSON.stringify(body).includes(secret), address)
  }
})

for (const query of ["", "?draft=true"]) {
  test(`a visitor reads the published version of a project that has a draft, with "${query}"`, async () => {
    const { status, body } = await call("GET", `/api/projects/${ids.changed}${query}`)
    assert.equal(status, 200)
    assert.equal((body as { title: string }).title, "Before")
  })
}

test("a visitor counts only what is public", async () => {
  const { body } = await call("GET", "/api/projects/count")
  assert.deepEqual(body, { totalDocs: 2 })
  const services = await call("GET", "/api/web-services/count?where[isActive][equals]=false")
  assert.deepEqual(services.body, { totalDocs: 0 })
})

test("a visitor can't search through POST", async () => {
  const { status } = await call("POST", "/api/projects", {
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "X-HTTP-Method-Override": "GET",
    },
    body: "draft=true&limit=0",
  })
  assert.equal(status, 403)
})

test("a visitor cannot list pictures, which would include those of drafts", async () => {
  for (const address of ["/api/media", "/api/media/1", "/api/media/count"]) {
    const { status } = await call("GET", address)
    assert.equal(status, 403, address)
  }
  const { status } = await call("GET", "/api/media", { headers: editor })
  assert.equal(status, 200)
})

test("an editor reads drafts and publishes one, which visitors then see", async () => {
  const drafts = await call("GET", "/api/projects?draft=true&where[_status][equals]=draft", {
    headers: editor,
  })
  assert.equal((drafts.body as { totalDocs: number }).totalDocs, 2)
  const made = await call("POST", "/api/projects?draft=true", {
    headers: editor,
    body: JSON.stringify({ title: "Half done", _status: "draft" }),
  })
  assert.equal(made.status, 201)
  const { doc } = made.body as { doc: { id: number; slug: string } }
  assert.equal(doc.slug, "half-done")
  const publish = (data: object) =>
    call("PATCH", `/api/projects/${doc.id}`, {
      headers: editor,
      body: JSON.stringify({ ...data, _status: "published" }),
    })
  assert.equal((await publish({})).status, 400)
  assert.equal((await call("GET", `/api/projects/${doc.id}`)).status, 404)
  assert.equal((await publish(texts)).status, 400, "refused without its main picture")
  assert.equal((await publish(whole)).status, 200)
  assert.equal((await call("GET", `/api/projects/${doc.id}`)).status, 200)
})

test("a published project that becomes a draft again disappears for visitors", async () => {
  const address = `/api/projects/${ids.public}`
  assert.equal((await call("GET", address)).status, 200)
  const body = JSON.stringify({ _status: "draft" })
  await call("PATCH", address, { headers: editor, body })
  assert.equal((await call("GET", address)).status, 404)
})

test("two drafts can both be without a title", async () => {
  for (const _ of [1, 2]) {
    await payload.create({ collection: "projects", data: {} as typeof texts, draft: true })
  }
})

test("a document can be duplicated twice, and so can a draft without a title", async () => {
  const duplicate = async (id: number) => {
    const { body, status } = await call("POST", `/api/projects/${id}/duplicate`, {
      headers: editor,
      body: JSON.stringify({ _status: "draft" }),
    })
    assert.equal(status, 200, JSON.stringify(body))
    return (body as { doc: { slug: string | null } }).doc.slug
  }
  const data = { ...whole, title: "Twin", _status: "published" } as const
  const { id } = await payload.create({ collection: "projects", data })
  assert.deepEqual([await duplicate(id), await duplicate(id)], ["twin-copy", "twin-copy-2"])
  const empty = { collection: "projects", data: {} as typeof texts, draft: true } as const
  const untitled = await payload.create(empty)
  assert.deepEqual([await duplicate(untitled.id), await duplicate(untitled.id)], [null, null])
})

for (const alt of ["", "   ", undefined]) {
  test(`a picture whose text alternative is ${JSON.stringify(alt)} is refused`, async () => {
    const body = new FormData()
    const picture = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    )
    body.set("file", new Blob([picture], { type: "image/png" }), "dot.png")
    if (alt !== undefined) body.set("_payload", JSON.stringify({ alt }))
    const headers = { Authorization: editor.Authorization ?? "" }
    const answer = await call("POST", "/api/media", { headers, body })
    assert.equal(answer.status, 400)
    assert.match(JSON.stringify(answer.body), /what the picture shows/)
  })
}
