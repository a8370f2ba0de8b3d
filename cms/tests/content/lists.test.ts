import assert from "node:assert/strict"
import { before, test } from "node:test"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { projectSeeds, serviceSeeds } from "../../src/seed/content/index.ts"
import { seedContent } from "../../src/seed/seed.ts"
import { tinyMasters } from "../support/masters.ts"
import { startService } from "../support/service.ts"
import { isCase, isPicture, isProject, isService } from "../support/shapes.ts"

const { call, makePicture, payload } = await startService()

before(async () => seedContent(payload, { mastersDir: await tinyMasters() }))

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
      mainImage: await makePicture(),
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
