import assert from "node:assert/strict"
import { before, test } from "node:test"
import type { CollectionSlug } from "payload"
import { siteUrl, startService } from "../support/service.ts"

const { call, makePicture, payload, signInAsEditor } = await startService()
const mainImage = await makePicture()
let editor: Record<string, string>

type Stored = { id: number; slug: string; _order: string }

before(async () => {
  editor = await signInAsEditor()
  for (const title of ["One", "Two", "Three", "Four"]) {
    await payload.create({
      collection: "logo-branding-projects",
      data: {
        title,
        description: "x",
        client: "x",
        date: `20${title.length}0-01-01`,
        mainImage,
        _status: title === "Two" ? "draft" : "published",
      },
    })
  }
  for (const [title, isActive] of [
    ["Last", true],
    ["Resting", false],
    ["First", true],
  ] as const) {
    const data = { title, description: "x", heroImage: mainImage, isActive }
    await payload.create({ collection: "uiux-interfaces", data: { ...data, _status: "published" } })
  }
})

async function read(query = ""): Promise<Stored[]> {
  const { body } = await call("GET", `/api/logo-branding-projects${query}`)
  return (body as { docs: Stored[] }).docs
}

const slugs = (docs: Stored[]) => docs.map(({ slug }) => slug)

/** Sends what the panel sends when a row is dragged below another one. */
async function moveBelow(moved: string, above: string): Promise<number> {
  const all = await payload.find({ collection: "logo-branding-projects", pagination: false })
  const find = (slug: string) => all.docs.find((doc) => doc.slug === slug)
  const body = JSON.stringify({
    collectionSlug: "logo-branding-projects",
    docsToMove: [find(moved)?.id],
    newKeyWillBe: "greater",
    orderableFieldName: "_order",
    target: { id: find(above)?.id, key: find(above)?._order },
  })
  const { status } = await call("POST", "/api/reorder", { headers: editor, body })
  return status
}

test("a project names the published one that follows it", async () => {
  const { body } = await call("GET", "/api/logo-branding-projects")
  const { docs } = body as { docs: { title: string; nextTitle: string | null }[] }
  assert.deepEqual(
    docs.map(({ title, nextTitle }) => [title, nextTitle]),
    [
      ["Four", "Three"],
      ["Three", "One"],
      ["One", null],
    ],
  )
})

test("new documents come first", async () => {
  assert.deepEqual(slugs(await read()), ["four", "three", "one"])
})

test("a row that an editor drags moves for visitors too, in the list and page by page", async () => {
  assert.equal(await moveBelow("four", "three"), 200)
  assert.deepEqual(slugs(await read()), ["three", "four", "one"])
  const pages = await Promise.all([1, 2, 3].map((page) => read(`?limit=1&page=${page}`)))
  assert.deepEqual(pages.map(slugs), [["three"], ["four"], ["one"]])
  assert.equal(await moveBelow("three", "one"), 200)
  assert.deepEqual(slugs(await read()), ["four", "one", "three"])
})

test("editing a project does not move it", async () => {
  const before = await read()
  const last = before.at(-1)?.id ?? 0
  const body = JSON.stringify({ client: "New" })
  const { status } = await call("PATCH", `/api/logo-branding-projects/${last}`, {
    headers: editor,
    body,
  })
  assert.equal(status, 200)
  assert.deepEqual(slugs(await read()), slugs(before))
})

test("a visitor cannot reorder a list", async () => {
  const before = await read()
  const body = JSON.stringify({
    collectionSlug: "logo-branding-projects",
    docsToMove: [before[0]?.id],
    newKeyWillBe: "greater",
    orderableFieldName: "_order",
    target: { id: before[2]?.id, key: before[2]?._order },
  })
  const headers = { "Content-Type": "application/json" }
  const { status } = await call("POST", "/api/reorder", { headers, body })
  assert.equal(status, 403)
  assert.deepEqual(slugs(await read()), slugs(before))
})

/** The URL that the panel's preview button opens. */
async function preview(list: CollectionSlug, slug: string): Promise<string | null | undefined> {
  const { preview } = payload.collections[list].config.admin
  const req = { payload } as Parameters<NonNullable<typeof preview>>[1]["req"]
  return preview?.({ slug }, { locale: "en", req, token: null })
}

for (const [slug, address] of [
  ["four", "/logo-branding"],
  ["three", "/logo-branding?page=3"],
  ["two", "/logo-branding"],
] as const) {
  test(`the preview of the logo project "${slug}" opens ${address}`, async () => {
    assert.equal(await preview("logo-branding-projects", slug), siteUrl + address)
  })
}

test("a project beyond the ten that its page shows has no preview", async () => {
  const list = "content-creation-projects"
  for (let number = 11; number > 0; number -= 1) {
    const data = { title: `Film ${number}`, description: "x", client: "x", date: "2025-01-01" }
    await payload.create({ collection: list, data: { ...data, mainImage, _status: "published" } })
  }
  assert.equal(await preview(list, "film-10"), `${siteUrl}/content-creation?page=2`)
  assert.equal(await preview(list, "film-11"), null)
  const description = payload.collections[list].config.admin.description
  assert.match(String(description), /first 10 of the list/)
})

test("the preview of a service counts only the active ones", async () => {
  assert.equal(await preview("uiux-interfaces", "last"), `${siteUrl}/uiux-interfaces?page=2`)
})

test("the preview of a web design project opens it by slug, once it is published", async () => {
  const data = { title: "Shop", description: "x", client: "x", date: "2025-01-01", mainImage }
  const { id } = await payload.create({ collection: "projects", data })
  const page = `${siteUrl}/web-design-development`
  assert.equal(await preview("projects", "shop"), page)
  await payload.update({ collection: "projects", id, data: { _status: "published" } })
  assert.equal(await preview("projects", "shop"), `${page}?project=shop`)
})

for (const [list, path] of Object.entries({
  "creative-branding-projects": "/creative-branding",
  "video-editing-animation-projects": "/video-editing-and-animation",
  "content-creation-projects": "/content-creation",
  "social-media-management-projects": "/social-media-management-projects",
  "web-services": "/web-services",
  "video-services": "/video-services",
  "creative-branding-services": "/creative-branding-services",
  "mobile-app-development": "/mobile-app-development",
  "software-development": "/software-development",
  "database-creation-and-management": "/database-creation-and-management",
  "photography-graphic-designing-content-creation": "/pgc",
  "social-media-management": "/social-media-management",
})) {
  test(`${list} is previewed on ${path}`, async () => {
    assert.equal(await preview(list as CollectionSlug, "x"), siteUrl + path)
  })
}

for (const list of ["video-editing-and-animation", "creative-branding"] as const) {
  test(`${list} has no page and therefore no preview`, () => {
    assert.equal(payload.collections[list].config.admin.preview, undefined)
  })
}
