import assert from "node:assert/strict"
import { before, test } from "node:test"
import sharp from "sharp"
import { siteUrl, startService } from "../support/service.ts"

const { call, payload, signInAsEditor } = await startService()
const list = "/api/projects?limit=1&page=1"
let editor: Record<string, string>
let projectId = 0
let pictureId = 0

before(async () => {
  editor = await signInAsEditor()
  const picture = await payload.create({
    collection: "media",
    data: { alt: "A red field" },
    file: await draw("red"),
  })
  pictureId = picture.id
  const project = await payload.create({
    collection: "projects",
    data: {
      title: "Shop",
      description: "x",
      client: "x",
      date: "2025-01-01",
      mainImage: pictureId,
      _status: "published",
    },
  })
  projectId = project.id
})

async function draw(background: string, name = "field.png") {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, mimetype: "image/png", name, size: data.byteLength }
}

function tagOf({ headers }: { headers: Headers }): string {
  return headers.get("ETag") ?? ""
}

async function pictureAddress(): Promise<string> {
  const { body } = await call("GET", list)
  return (body as { docs: { mainImageUrl: string }[] }).docs[0]?.mainImageUrl ?? ""
}

test("a list is cacheable for 30 seconds, then revalidated by its ETag", async () => {
  const first = await call("GET", list, { headers: { Origin: siteUrl } })
  assert.equal(first.headers.get("Cache-Control"), "public, max-age=30")
  assert.match(tagOf(first), /^W\/"[\w-]+"$/)
  for (const tag of [tagOf(first), `"other", ${tagOf(first)}`, tagOf(first).slice(2), "*"]) {
    const headers = { Origin: siteUrl, "If-None-Match": tag }
    const again = await call("GET", list, { headers })
    assert.equal(again.status, 304, tag)
    assert.equal(again.body, "")
    assert.equal(tagOf(again), tagOf(first))
    assert.equal(again.headers.get("Cache-Control"), "public, max-age=30")
    assert.equal(again.headers.get("Access-Control-Allow-Origin"), siteUrl)
    assert.match(again.headers.get("Vary") ?? "", /Origin/)
  }
  const other = await call("GET", list, { headers: { "If-None-Match": '"other"' } })
  assert.equal(other.status, 200)
})

test("an editor's change shows at once, with another ETag", async () => {
  const before = await call("GET", list)
  const body = JSON.stringify({ client: "Somebody else" })
  await call("PATCH", `/api/projects/${projectId}`, { headers: editor, body })
  const after = await call("GET", list, { headers: { "If-None-Match": tagOf(before) } })
  assert.equal(after.status, 200)
  assert.notEqual(tagOf(after), tagOf(before))
  assert.match(JSON.stringify(after.body), /Somebody else/)
})

test("only a successful write clears the cache", async (t) => {
  // Otherwise the cache could expire in the middle of the test on a slow machine.
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() })
  const countReadings = async (method: string, address: string, init: RequestInit = {}) => {
    await call("GET", list)
    const { status } = await call(method, address, init)
    const find = t.mock.method(payload.db, "queryDrafts")
    const findPublished = t.mock.method(payload.db, "find")
    await call("GET", list)
    const readings = find.mock.callCount() + findPublished.mock.callCount()
    find.mock.restore()
    findPublished.mock.restore()
    return { readings, status }
  }
  const json = { "Content-Type": "application/json" }
  const search = { "X-HTTP-Method-Override": "GET" }
  const form = { "Content-Type": "application/x-www-form-urlencoded" }
  for (const [method, address, init] of [
    ["OPTIONS", "/api/projects", { headers: { Origin: siteUrl } }],
    ["POST", "/api/projects", { headers: json, body: "{}" }],
    ["POST", "/api/projects", { headers: { ...form, ...search }, body: "limit=1" }],
    ["PATCH", `/api/projects/${projectId}`, { headers: json, body: "{}" }],
    ["PATCH", `/api/projects/${projectId}`, { headers: editor, body: '{"title":""}' }],
    [
      "POST",
      "/api/product/auth/request-reset",
      { headers: json, body: '{"data":{"email":"a@b.cd"}}' },
    ],
    ["POST", "/api/product/contacts", { headers: json, body: "{}" }],
  ] as const) {
    const { readings } = await countReadings(method, address, init)
    assert.equal(readings, 0, `${method} ${address}`)
  }
  const body = JSON.stringify({ client: "Another" })
  const write = await countReadings("PATCH", `/api/projects/${projectId}`, {
    headers: editor,
    body,
  })
  assert.equal(write.status, 200)
  assert.ok(write.readings > 0)
})

test("a new text alternative changes the ETag of the lists that show the picture", async () => {
  const before = await call("GET", list)
  const body = JSON.stringify({ alt: "A red field at noon" })
  await call("PATCH", `/api/media/${pictureId}`, { headers: editor, body })
  const after = await call("GET", list)
  assert.notEqual(tagOf(after), tagOf(before))
  assert.match(JSON.stringify(after.body), /A red field at noon/)
})

for (const [who, headers] of [
  ["a cookie", { Cookie: "payload-token=x" }],
  ["an authorization", { Authorization: "JWT x" }],
] as const) {
  test(`the response to a request with ${who} is not cacheable`, async () => {
    for (const address of [list, await pictureAddress()]) {
      const answer = await call("GET", address, { headers })
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get("Cache-Control"), "private, no-store")
      assert.equal(answer.headers.get("ETag"), null)
    }
  })
}

test("an editor's response is never served to a visitor from the cache", async () => {
  const { id } = await payload.create({
    collection: "web-services",
    data: {
      title: "Secret",
      description: "x",
      heroImage: pictureId,
      isActive: false,
      _status: "published",
    },
  })
  const mine = await call("GET", "/api/web-services", { headers: editor })
  assert.match(JSON.stringify(mine.body), /Secret/)
  const theirs = await call("GET", "/api/web-services")
  assert.doesNotMatch(JSON.stringify(theirs.body), /Secret/)
  assert.equal((await call("GET", `/api/web-services/${id}`)).status, 404)
})

test("CORS allows only our own site, whoever asked first", async () => {
  const address = `${list}&depth=1`
  const originOf = async (Origin: string) => {
    const { headers } = await call("GET", address, { headers: { Origin } })
    assert.match(headers.get("Vary") ?? "", /Origin, Cookie, Authorization/)
    return headers.get("Access-Control-Allow-Origin")
  }
  assert.equal(await originOf("https://other.example"), null)
  assert.equal(await originOf(siteUrl), siteUrl)
  assert.equal(await originOf("https://other.example"), null)
})

test("errors and non-public responses are not cacheable", async () => {
  for (const address of [
    "/api/projects/999999",
    "/api/projects?where[nonsense][equals]=1",
    "/api/projects/versions",
    "/api/contacts",
    "/api/media",
    "/api/access",
  ]) {
    const { headers } = await call("GET", address)
    assert.equal(headers.get("Cache-Control"), "private, no-store", address)
    assert.equal(headers.get("ETag"), null, address)
  }
})

test("a picture is cacheable for ever under its URL in lists", async () => {
  const address = await pictureAddress()
  const first = await call("GET", address)
  assert.equal(first.status, 200)
  assert.equal(first.headers.get("Cache-Control"), "public, max-age=31536000, immutable")
  const again = await call("GET", address, { headers: { "If-None-Match": tagOf(first) } })
  assert.equal(again.status, 304)
})

test("a picture is cacheable for an hour under its plain name, which may be reused", async () => {
  const [bare = ""] = (await pictureAddress()).split("?")
  const { headers } = await call("GET", bare)
  assert.equal(headers.get("Cache-Control"), "public, max-age=3600")
})

test("a replaced picture has another URL and another ETag", async () => {
  const before = await pictureAddress()
  const tag = tagOf(await call("GET", before))
  await payload.update({
    collection: "media",
    id: pictureId,
    data: {},
    file: await draw("blue"),
    overwriteExistingFiles: true,
  })
  // Any write through the API, such as the panel's, clears the cache.
  await call("PATCH", `/api/media/${pictureId}`, { headers: editor, body: "{}" })
  const after = await pictureAddress()
  assert.notEqual(after, before)
  const answer = await call("GET", after, { headers: { "If-None-Match": tag } })
  assert.equal(answer.status, 200)
})

test("HEAD responds like GET, without the body", async () => {
  for (const address of [list, await pictureAddress()]) {
    const get = await call("GET", address)
    const head = await call("HEAD", address)
    assert.equal(head.status, 200)
    assert.equal(head.body, "")
    assert.equal(tagOf(head), tagOf(get))
  }
})

test("no URL reaches a file outside the folder of pictures", async () => {
  for (const name of [
    "..%2Fcms.db",
    "..%2F..%2Fpackage.json",
    "%2Fetc%2Fpasswd",
    "%00",
    "%E0%A4%A",
  ]) {
    const { status, body } = await call("GET", `/api/media/file/${name}`)
    assert.ok(status >= 400, name)
    assert.doesNotMatch(JSON.stringify(body), /SQLite|content-service|root:/)
  }
})

for (const [range, status, expected] of [
  ["bytes=0-9", 206, /^bytes 0-9\/(\d+)$/],
  ["bytes=-1", 206, /^bytes (\d+)-\1\//],
  ["bytes=5-", 206, /^bytes 5-\d+\//],
  ["bytes=99999999-", 416, /^bytes \*\/\d+$/],
  ["bytes=0-1,3-4", 200, /^null$/],
  ["lines=1-2", 200, /^null$/],
] as const) {
  test(`a picture requested with Range ${range} gets a ${status}`, async () => {
    const headers = { Range: range }
    const answer = await call("GET", await pictureAddress(), { headers })
    assert.equal(answer.status, status)
    assert.match(String(answer.headers.get("Content-Range")), expected)
  })
}

test("If-Range with another ETag gets the whole picture", async () => {
  const address = await pictureAddress()
  const ask = (tag: string) =>
    call("GET", address, { headers: { Range: "bytes=0-9", "If-Range": tag } })
  assert.equal((await ask('"other"')).status, 200)
  assert.equal((await ask(tagOf(await call("GET", address)))).status, 206)
})
