import assert from "node:assert/strict"
import { test } from "node:test"
import { publicLists } from "../../src/collections/lists.ts"
import { completeDocument, type Pictures } from "../../src/panel/previewDocument.ts"
import { siteUrl } from "../support/service.ts"

const lists = publicLists(siteUrl)

for (const { slug, admin, custom } of lists) {
  const page = custom?.page
  test(`the live preview of ${slug} is ${page ?? "nowhere, because no page shows it"}`, () => {
    const url = admin?.livePreview?.url
    assert.equal(url, page ? `${siteUrl}${page}?preview` : undefined)
  })
}

function pictureFieldsOf(slug: string): string[] {
  const list = lists.find((each) => each.slug === slug)
  const [sender] = list?.admin?.components?.edit?.beforeDocumentControls ?? []
  assert.ok(typeof sender === "object" && sender && sender.clientProps)
  return (sender.clientProps as { pictureFields: string[] }).pictureFields
}

test("a preview has the pictures themselves, each read once, and leaves out those that are gone", async (t) => {
  const reads: string[] = []
  t.mock.method(globalThis, "fetch", async (address: string) => {
    reads.push(address)
    const id = Number(/\/api\/media\/(\d+)/.exec(address)?.[1])
    return id === 9 ? new Response("{}", { status: 404 }) : Response.json({ id, url: `/${id}` })
  })
  const pictures: Pictures = new Map()
  const values = {
    title: "Kente Lane",
    mainImage: 1,
    secondaryImage: null,
    secondaryImages: [1, 9, 2],
    gallery: [{ image: 2 }, { image: null }],
    screens: [{ image: 1, caption: "The shop" }],
    steps: [{ title: "First", text: "x" }],
  }
  const options = { id: 7, pictureFields: pictureFieldsOf("projects"), pictures }
  const picture = (id: number) => ({ id, url: `/${id}` })
  const expected = {
    ...values,
    id: 7,
    mainImage: picture(1),
    secondaryImages: [picture(1), picture(2)],
    gallery: [{ image: picture(2) }, { image: null }],
    screens: [{ image: picture(1), caption: "The shop" }],
  }
  assert.deepEqual(await completeDocument(values, options), expected)
  assert.deepEqual(await completeDocument(values, options), expected)
  assert.equal(reads.length, 3)
})

test("a document that was never saved and has no title yet has both in the preview", async () => {
  const options = { pictureFields: pictureFieldsOf("web-services"), pictures: new Map() }
  const document = await completeDocument({ title: " ", heroImage: null }, options)
  assert.deepEqual(document, { id: "new", title: "Untitled", heroImage: null })
})
