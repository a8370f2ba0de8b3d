import assert from "node:assert/strict"
import { readdir, rm } from "node:fs/promises"
import path from "node:path"
import { test } from "node:test"
import sharp from "sharp"
import { avifLater } from "../../src/collections/avifSizes.ts"
import { completeInBackground } from "../../src/pictures/completeInBackground.ts"
import { completePictures } from "../../src/pictures/completePictures.ts"
import { pendingWork } from "../../src/runInBackground.ts"
import { startService } from "../support/service.ts"

const { call, dataDir, payload } = await startService()
const { pictures } = await import("../../payload.config.ts")

const folder = path.join(dataDir, "media")

async function store(name: string, data: Buffer, mimetype: string, context = {}) {
  const file = { data, mimetype, name, size: data.length }
  return await payload.create({ collection: "media", data: { alt: "A field" }, file, context })
}

function field(width: number) {
  return sharp({ create: { width, height: width / 2, channels: 3, background: "teal" } })
}

async function filesOf(name: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.startsWith(name)).toSorted()
}

test("a picture has its widths as WebP and as AVIF, and both go with it", async () => {
  const { id, sizes } = await store("meadow.jpg", await field(900).jpeg().toBuffer(), "image/jpeg")
  assert.deepEqual(await filesOf("meadow"), [
    "meadow-400x200.avif",
    "meadow-400x200.webp",
    "meadow-800x400.avif",
    "meadow-800x400.webp",
    "meadow.jpg",
  ])
  assert.equal(sizes?.avif1200?.url ?? null, null)
  const { headers, status } = await call("GET", sizes?.avif800?.url ?? "")
  assert.deepEqual([status, headers.get("Content-Type")], [200, "image/avif"])
  const { compression, height, width } = await sharp(
    path.join(folder, "meadow-800x400.avif"),
  ).metadata()
  assert.deepEqual([compression, width, height], ["av1", 800, 400])
  await payload.delete({ collection: "media", id })
  assert.deepEqual(await filesOf("meadow"), [])
})

test("a replaced picture leaves no AVIF files of the old one", async () => {
  const { id } = await store("barn.jpg", await field(900).jpeg().toBuffer(), "image/jpeg")
  const data = await field(420).jpeg().toBuffer()
  const file = { data, mimetype: "image/jpeg", name: "shed.jpg", size: data.length }
  const { sizes } = await payload.update({ collection: "media", id, data: {}, file })
  assert.deepEqual(await filesOf("barn"), [])
  assert.deepEqual(await filesOf("shed"), ["shed-400x200.avif", "shed-400x200.webp", "shed.jpg"])
  assert.equal(sizes?.avif800?.filename ?? null, null)
})

test("an animation gets no AVIF files, in which it would stand still", async () => {
  const frames = [await field(600).png().toBuffer(), await field(600).negate().png().toBuffer()]
  const data = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [99, 99], loop: 0 })
    .toBuffer()
  const { sizes } = await store("wind.webp", data, "image/webp")
  assert.equal(sizes?.w400?.height, 200)
  assert.deepEqual(await filesOf("wind"), ["wind-400x200.webp", "wind.webp"])
})

test("sample pictures get their AVIF files from the running service, unless it is stopping", async () => {
  await store("lake.jpg", await field(420).jpeg().toBuffer(), "image/jpeg", avifLater)
  assert.deepEqual(await filesOf("lake"), ["lake-400x200.webp", "lake.jpg"])
  const open = async () => payload
  const stop = completeInBackground(open, pictures)
  stop()
  await Promise.all(pendingWork())
  assert.deepEqual(await filesOf("lake"), ["lake-400x200.webp", "lake.jpg"])
  completeInBackground(open, pictures)
  await Promise.all(pendingWork())
  assert.deepEqual(await filesOf("lake"), ["lake-400x200.avif", "lake-400x200.webp", "lake.jpg"])
})

test("pictures of earlier versions get their AVIF files once, and keep their addresses", async () => {
  const { id, sizes, updatedAt } = await store(
    "road.jpg",
    await field(900).jpeg().toBuffer(),
    "image/jpeg",
  )
  const broken = await store("gone.jpg", await field(500).jpeg().toBuffer(), "image/jpeg")
  const none = {
    filename: null,
    filesize: null,
    height: null,
    mimeType: null,
    url: null,
    width: null,
  }
  for (const each of [id, broken.id]) {
    await payload.db.updateOne({
      collection: "media",
      id: each,
      data: { sizes: { avif400: none, avif800: none, avif1200: none }, updatedAt },
    })
  }
  for (const file of ["road-400x200.avif", "road-800x400.avif", "gone.jpg"]) {
    await rm(path.join(folder, file))
  }
  const { failed, made } = await completePictures(payload, pictures)
  assert.equal(made, 1)
  assert.deepEqual(
    failed.map(({ filename }) => filename),
    ["gone.jpg"],
  )
  const completed = await payload.findByID({ collection: "media", id })
  assert.deepEqual([completed.sizes, completed.updatedAt], [sizes, updatedAt])
  assert.equal((await call("GET", completed.sizes?.avif800?.url ?? "")).status, 200)
  assert.equal((await completePictures(payload, pictures)).made, 0)
})
