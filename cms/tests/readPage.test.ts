import assert from "node:assert/strict"
import { before, test } from "node:test"
import { handleEndpoints, type SanitizedCollectionConfig } from "payload"
import { readListQuery } from "../src/http/listQuery.ts"
import { readPage } from "../src/http/readPage.ts"
import { projectSeeds, serviceSeeds } from "../src/seed/content/index.ts"
import { seedContent } from "../src/seed/seed.ts"
import { tinyMasters } from "./masters.ts"
import { siteUrl, startService } from "./service.ts"

const { makePicture, payload } = await startService()

before(async () => {
  await seedContent(payload, { mastersDir: await tinyMasters() })
  const bare = { title: "Bare", description: "x" }
  const mainImage = await makePicture()
  const project = { ...bare, client: "“x” & <y>", date: "2025-01-01", mainImage }
  const projects = { collection: "projects", data: { ...project, _status: "published" } } as const
  await payload.create(projects)
  await payload.create({
    collection: "projects",
    data: { ...project, _status: "draft", slug: "d" },
  })
  const service = { ...bare, heroImage: mainImage, _status: "published" } as const
  await payload.create({ collection: "web-services", data: service })
})

type Answer = { body: string; headers: Headers; status: number }

async function answerOfPayload(address: string, headers: Headers): Promise<Answer> {
  const request = new Request(`http://localhost:3001${address}`, { headers })
  const { config } = payload
  const response = await handleEndpoints({ config, request })
  return { body: await response.text(), headers: response.headers, status: response.status }
}

/** Compares `readPage` with Payload's own endpoint, which gets the query in its canonical form as well. @returns the body */
async function isSame(list: string, search: string, headers = new Headers()): Promise<string> {
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
