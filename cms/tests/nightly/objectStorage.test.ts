import assert from "node:assert/strict"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import S3rver from "s3rver"
import sharp from "sharp"
import { startService } from "../support/service.ts"

const bucket = "pictures"
const directory = await mkdtemp(path.join(tmpdir(), "cms-s3-"))
const server = new S3rver({
  address: "127.0.0.1",
  configureBuckets: [{ name: bucket, configs: [] }],
  directory,
  port: 0,
  silent: true,
})
const { port } = await server.run()
after(() => rm(directory, { recursive: true, force: true }))

const { call, dataDir, payload, signInAsEditor } = await startService({
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_BUCKET: bucket,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_SECRET_ACCESS_KEY: "S3RVER",
})
const { limits, pictures } = await import("../../payload.config.ts")

type Picture = {
  id: number
  filename: string
  url: string
  sizes: Record<string, { url: string; width: number }>
}

let Authorization = ""
let original: Buffer
let picture: Picture

before(async () => {
  Authorization = (await signInAsEditor()).Authorization ?? ""
  const create = { width: 900, height: 600, channels: 3, background: "teal" } as const
  original = await sharp({ create }).jpeg().toBuffer()
})

async function send(method: string, address: string, form: FormData) {
  const { body, status } = await call(method, address, { body: form, headers: { Authorization } })
  return { status, doc: (body as { doc: Picture }).doc }
}

function formOf(data: object, file?: Buffer): FormData {
  const form = new FormData()
  form.set("_payload", JSON.stringify(data))
  if (file) form.set("file", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "field.jpg")
  return form
}

async function bytesAt(address: string, headers: Record<string, string> = {}) {
  const { answerVisitor } = await import("../../src/http/publicResponses.ts")
  const request = new Request(`http://localhost:3001${address}`, { headers })
  const answer = await answerVisitor(request, { limits, payload, pictures }, () =>
    Promise.reject(new Error(`This is no picture's address: ${address}`)),
  )
  assert.ok(answer)
  return {
    bytes: Buffer.from(await answer.arrayBuffer()),
    headers: answer.headers,
    status: answer.status,
  }
}

test("an upload and its smaller sizes are in the bucket, and nothing is in the data folder", async () => {
  const { status, doc } = await send("POST", "/api/media", formOf({ alt: "A field" }, original))
  assert.equal(status, 201)
  picture = doc
  assert.deepEqual((await pictures.list()).toSorted(), [
    "field-400x267.avif",
    "field-400x267.webp",
    "field-800x533.avif",
    "field-800x533.webp",
    "field.jpg",
  ])
  assert.deepEqual(await readdir(path.join(dataDir, "media")), [])
})

test("its addresses are those of this service, and serve the files", async () => {
  assert.match(picture.url, /^\/api\/media\/file\/field\.jpg\?v=\w+$/)
  const whole = await bytesAt(picture.url)
  assert.ok(whole.bytes.equals(original))
  assert.equal(whole.headers.get("Content-Type"), "image/jpeg")
  assert.match(whole.headers.get("Cache-Control") ?? "", /immutable/)
  const small = await bytesAt(picture.sizes.w400?.url ?? "")
  assert.equal((await sharp(small.bytes).metadata()).width, 400)
})

test("ranges and conditional requests work", async () => {
  const part = await bytesAt(picture.url, { Range: "bytes=2-5" })
  assert.equal(part.status, 206)
  assert.ok(part.bytes.equals(original.subarray(2, 6)))
  const tag = part.headers.get("ETag") ?? ""
  assert.equal((await bytesAt(picture.url, { "If-None-Match": tag })).status, 304)
  assert.equal((await bytesAt("/api/media/file/none.jpg")).status, 404)
})

test("a crop in the panel replaces the files under the same names", async () => {
  const edits =
    "uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=450&uploadEdits[heightInPixels]=300"
  const { status, doc } = await send("PATCH", `/api/media/${picture.id}?${edits}`, formOf({}))
  assert.equal(status, 200)
  assert.equal(doc.filename, "field.jpg")
  assert.notEqual(doc.url, picture.url)
  const { height, width } = await sharp((await bytesAt(doc.url)).bytes).metadata()
  assert.deepEqual([width, height], [450, 300])
  // 450 pixels have no size of 800.
  assert.deepEqual((await pictures.list()).toSorted(), [
    "field-400x267.avif",
    "field-400x267.webp",
    "field.jpg",
  ])
})

test("a new text alternative leaves the files alone", async () => {
  const before = await pictures.find("field.jpg")
  const { status } = await send("PATCH", `/api/media/${picture.id}`, formOf({ alt: "A meadow" }))
  assert.equal(status, 200)
  assert.deepEqual(await pictures.find("field.jpg"), before)
})

test("a picture cannot be duplicated, and a deleted one leaves nothing in the bucket", async () => {
  const copy = await send("POST", `/api/media/${picture.id}/duplicate`, formOf({}))
  assert.equal(copy.status, 404)
  await payload.delete({ collection: "media", id: picture.id })
  assert.deepEqual(await pictures.list(), [])
})

test("the panel needs no component of the plugin, and the table no column", () => {
  const { admin, collections } = payload.config
  assert.doesNotMatch(JSON.stringify([admin.components, admin.dependencies]), /storage-s3/)
  const media = collections.find(({ slug }) => slug === "media")
  assert.ok(media?.flattenedFields.every(({ name }) => name !== "_objectKey" && name !== "prefix"))
})

test("the store is checked: it fails once the bucket's server is down", async () => {
  await pictures.check()
  await server.close()
  await assert.rejects(pictures.check())
})
