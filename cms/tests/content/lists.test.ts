import assert from "node:assert/strict"
import { before, test } from "node:test"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { handleEndpoints, type SanitizedCollectionConfig } from "payload"
import { readListQuery } from "../../src/http/listQuery.ts"
import { readPage } from "../../src/http/readPage.ts"
import { projectSeeds, serviceSeeds } from "../../src/seed/content/index.ts"
import { seedContent } from "../../src/seed/seed.ts"
import { tinyMasters } from "../support/masters.ts"
import { siteUrl, startService } from "../support/service.ts"
import { isCase, isPicture, isProject, isService } from "../support/shapes.ts"

const { call, makePicture, payload } = await startService()

before(async () => seedContent(payload, { mastersDir: await tinyMasters() }))

const mainImage = await makePicture()

type Page = { docs: Record<string, unknown>[]; totalDocs: number; totalPages: number }

async function read(address: string): Promise<Page> {
  const { status, body } = await call("GET", address)
  assert.equal(status, 200, address)
  return body as Page
}

for (const [list, projects] of Object.entries(projectSeeds)) {
  test(`${list} lists every project with all its fields, in order, the first as a case`, async () => {
    const { docs, totalPages } = await read(`/api/${list}?limit=10`)
    assert.equal(totalPages, 1)
    assert.equal(docs.length, projects.length)
    for (const doc of docs) isProject(doc)
    isCase(docs[0])
    assert.deepEqual(
      docs.map(({ slug }) => slug),
      projects.map(({ slug }) => slug),
    )
  })
}

for (const [list, services] of Object.entries(serviceSeeds)) {
  test(`${list} lists active services with all their fields, one per page`, async () => {
    const active = services.filter(({ isActive }) => isActive !== false)
    for (const [index, service] of active.entries()) {
      const query = `limit=1&page=${index + 1}&where[isActive][equals]=true`
      const { docs, totalPages } = await read(`/api/${list}?${query}`)
      assert.equal(totalPages, active.length)
      assert.equal(docs.length, 1)
      assert.equal(docs[0]?.title, service.title)
      isService(docs[0])
    }
  })

  test(`${list} never shows an inactive service to a visitor`, async () => {
    const hidden = services.find(({ isActive }) => isActive === false)
    assert.ok(hidden)
    for (const query of [
      "",
      "?where[isActive][equals]=false",
      `?where[title][equals]=${encodeURIComponent(hidden.title)}`,
      "?where[or][0][isActive][equals]=false&where[or][1][isActive][equals]=true",
      "?limit=0&depth=0",
    ]) {
      const { docs, totalDocs } = await read(`/api/${list}${query}`)
      assert.ok(!JSON.stringify(docs).includes(hidden.title), query)
      assert.equal(totalDocs, docs.length)
    }
    const all = await payload.find({
      collection: list as "web-services",
      where: { isActive: { equals: false } },
    })
    const { status } = await call("GET", `/api/${list}/${all.docs[0]?.id}`)
    assert.equal(all.totalDocs, 1)
    assert.equal(status, 404)
  })
}

test("a project is found by its slug, and an unknown slug finds nothing", async () => {
  const found = await read("/api/projects?where[slug][equals]=asaase-clinic")
  assert.deepEqual(
    found.docs.map(({ slug }) => slug),
    ["asaase-clinic"],
  )
  const nothing = await read("/api/projects?where[slug][equals]=no-such-project")
  assert.deepEqual(nothing.docs, [])
})

test("the first web design project is a story with a chart", async () => {
  const { docs } = await read("/api/projects?limit=1")
  const [{ story, chart, chartTitle }] = docs as [Record<string, unknown[]>]
  assert.equal(story?.length, 3)
  assert.ok(chartTitle)
  assert.deepEqual(Object.keys(chart?.[0] ?? {}).toSorted(), ["id", "label", "value"])
})

test("paging with limit=1 shows every project once", async () => {
  const slugs = new Set()
  for (const page of [1, 2, 3, 4]) {
    const { docs, totalPages } = await read(`/api/projects?limit=1&page=${page}`)
    assert.equal(totalPages, 4)
    slugs.add(docs[0]?.slug)
  }
  assert.equal(slugs.size, 4)
})

test("a page past the end is empty but still has the number of pages", async () => {
  const { docs, totalPages } = await read("/api/projects?limit=1&page=99")
  assert.deepEqual(docs, [])
  assert.equal(totalPages, 4)
})

test("picture URLs and text alternatives are present at depth 0 too", async () => {
  const { docs } = await read("/api/creative-branding-projects?limit=1&depth=0")
  const gallery = docs[0]?.gallery as { imageUrl: string; alt: string }[]
  assert.match(String(docs[0]?.mainImageUrl), /^\/api\/media\/file\//)
  assert.match(String(gallery[0]?.imageUrl), /^\/api\/media\/file\//)
  assert.ok(gallery[0]?.alt)
})

test("a visitor can fetch a picture's file", async () => {
  const { docs } = await read("/api/projects?limit=1")
  const picture = docs[0]?.mainImage as { url: string; sizes: { w400: { url: string } } }
  isPicture(picture)
  for (const address of [picture.url, picture.sizes.w400.url]) {
    const { status, headers } = await call("GET", address)
    assert.equal(status, 200)
    assert.match(headers.get("Content-Type") ?? "", /^image\/(jpeg|webp)$/)
  }
})

test("a project without a slug gets one from its title", async () => {
  const project = await payload.create({
    collection: "logo-branding-projects",
    data: {
      title: "Café Ɔdɔ & Sons",
      description: "x",
      client: "x",
      date: "2023-01-01",
      mainImage,
    },
  })
  assert.equal(project.slug, "cafe-odo-sons")
  await payload.delete({ collection: "logo-branding-projects", id: project.id })
})

for (const [question, most, queries] of [
  ["projects?limit=1&page=1", 4, "count, document, pictures and following titles"],
  ["projects?limit=100", 4, "count, documents, pictures and following titles"],
  ["web-services?limit=1&page=1&where[isActive][equals]=true", 3, "count, document and pictures"],
  ["content-creation-projects?limit=10", 3, "count, documents and pictures"],
  [
    "projects?where[slug][equals]=asaase-clinic&depth=1",
    4,
    "count, document, pictures and following titles",
  ],
] as const) {
  test(`/api/${question} takes ${most} database queries: ${queries}`, async (t) => {
    const { client } = payload.db as unknown as SQLiteAdapter
    const execute = t.mock.method(client, "execute")
    const batch = t.mock.method(client, "batch")
    await read(`/api/${question}&where[title][not_equals]=not+asked+before`)
    assert.equal(batch.mock.callCount(), 0)
    assert.ok(execute.mock.callCount() <= most, `${execute.mock.callCount()} queries`)
  })
}

type Answer = { body: string; headers: Headers; status: number }

async function answerOfPayload(address: string, headers: Headers): Promise<Answer> {
  const request = new Request(`http://localhost:3001${address}`, { headers })
  const { config } = payload
  const response = await handleEndpoints({ config, request })
  return { body: await response.text(), headers: response.headers, status: response.status }
}

let unusual: Promise<void> | undefined

/** Adds documents as the samples have none: without optional fields, with characters that JSON or HTML may escape, a draft. */
async function addUnusual() {
  const bare = { title: "Bare", description: "x" }
  const project = { ...bare, client: "“x” & <y>", date: "2025-01-01", mainImage }
  const projects = { collection: "projects", data: { ...project, _status: "published" } } as const
  await payload.create(projects)
  await payload.create({
    collection: "projects",
    data: { ...project, _status: "draft", slug: "d" },
  })
  const service = { ...bare, heroImage: mainImage, _status: "published" } as const
  await payload.create({ collection: "web-services", data: service })
}

/** Compares `readPage` with Payload's own endpoint, which gets the query in its canonical form as well. @returns the body */
async function isSame(list: string, search: string, headers = new Headers()): Promise<string> {
  unusual ??= addUnusual()
  await unusual
  const { config } = payload.collections[list as "projects"]
  const { page, text } = readListQuery(search, config, "list")
  const ours = page && (await readPage(config, page, headers, payload))
  const theirs = await answerOfPayload(`/api/${list}${text}`, headers)
  assert.ok(ours, `${search} is left to Payload`)
  assert.equal(ours.body, theirs.body)
  assert.equal(ours.status, theirs.status)
  assert.deepEqual([...ours.headers], [...theirs.headers])
  return theirs.body
}

for (const list of [...Object.keys(projectSeeds), ...Object.keys(serviceSeeds)]) {
  test(`pages of ${list} are answered byte for byte as by Payload`, async () => {
    const { totalDocs } = JSON.parse(await isSame(list, "?limit=100"))
    assert.ok(totalDocs > 0)
    for (const query of [
      "",
      "?limit=1&page=2",
      "?limit=1&page=99",
      "?limit=0",
      "?sort=-title,id",
    ]) {
      await isSame(list, query)
    }
  })
}

for (const [list, query] of [
  ["web-services", "?limit=1&page=1&where[isActive][equals]=true"],
  ["web-services", "?where[isActive][equals]=false"],
  ["web-services", "?where[isActive][not_equals]=false&where[title][exists]=true"],
  ["projects", "?where[slug][equals]=asaase-clinic"],
  ["projects", "?where[slug][not_equals]=asaase-clinic&limit=2&sort=date"],
  ["projects", "?where[title][like]=bare&where[client][contains]=x"],
  ["projects", "?where[title][not_like]=bare&sort=-title,date"],
  ["projects", "?where[id][in]=1,2,3&sort=-id"],
  ["projects", "?where[id][not_in]=1,2&where[id][less_than_equal]=4"],
  [
    "projects",
    "?where[date][greater_than]=2024-12-31T23:00:00.000Z&where[date][less_than]=2026-01-01",
  ],
  ["projects", "?where[mainImage][exists]=true&where[secondaryImage][exists]=false"],
  ["projects", "?where[_status][equals]=draft"],
  ["projects", "?where[or][0][_status][equals]=draft&where[or][1][_status][equals]=published"],
  ["projects", "?where[or][7][slug][equals]=bare&where[or][2][slug][equals]=asaase-clinic"],
  [
    "projects",
    "?where[or][0][slug][equals]=bare&where[and][0][client][like]=y&where[slug][exists]=true",
  ],
  ["projects", "?where[client][equals]=%E2%80%9Cx%E2%80%9D%20%26%20%3Cy%3E"],
] as const) {
  test(`/api/${list}${query} is answered byte for byte as by Payload`, async () => {
    await isSame(list, query)
  })
}

test("the site and other origins get the same headers as from Payload", async () => {
  for (const Origin of [siteUrl, "https://other.example"]) {
    await isSame("projects", "?limit=1", new Headers({ Origin }))
  }
})

test("queries beyond those of pages are left to Payload", () => {
  const { config } = payload.collections.projects
  for (const query of ["?depth=0", "?select[title]=true", "?pagination=false"]) {
    assert.equal(readListQuery(query, config, "list").page, null, query)
  }
})

test("lists with hidden, translated or hooked fields, or with further hooks, are left to Payload", async () => {
  const { config } = payload.collections.projects
  const read = (collection: SanitizedCollectionConfig) =>
    readPage(collection, { limit: 1 }, new Headers(), payload)
  assert.ok(await read(config))
  const text = { name: "note", type: "text" } as const
  const hook = () => undefined
  for (const field of [
    { ...text, hidden: true },
    { ...text, localized: true as const },
    { ...text, access: { read: () => false } },
    { ...text, hooks: { afterRead: [hook] } },
    { ...text, virtual: "mainImage.alt" },
    { name: "note", type: "json" as const },
  ]) {
    const flattenedFields = [...config.flattenedFields, field]
    assert.equal(await read({ ...config, flattenedFields }), null, JSON.stringify(field))
  }
  for (const name of ["afterOperation", "beforeOperation", "beforeRead"] as const) {
    const hooks = { ...config.hooks, [name]: [...config.hooks[name], hook] }
    assert.equal(await read({ ...config, hooks }), null, name)
  }
})
