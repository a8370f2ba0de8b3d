import assert from "node:assert/strict"
import path from "node:path"
import { test } from "node:test"
import sharp from "sharp"
import type { Media } from "../../src/payload-types.ts"
import { completePictures } from "../../src/pictures/completePictures.ts"
import { seedPictures } from "../../src/seed/seed.ts"
import { storePictures } from "../../src/seed/storePictures.ts"
import { startService } from "../support/service.ts"

const { call, dataDir, payload } = await startService()
const { pictures } = await import("../../payload.config.ts")
type Size = NonNullable<Media["sizes"]>["w400"]

const mastersDir = path.resolve("..", "data", "images")

test("the sample pictures are in the repository and wide enough for a page", async () => {
  for (const src of new Set(seedPictures.map((picture) => picture.src))) {
    const { format, width } = await sharp(path.join(mastersDir, src)).metadata()
    assert.equal(format, "jpeg", src)
    assert.ok(width >= 900, `${src} is ${width} pixels wide`)
  }
})

test("a sample picture is stored once, and as WebP and AVIF in three widths", async () => {
  const [picture] = seedPictures
  assert.ok(picture)
  const ids = await storePictures(payload, [picture, picture], mastersDir)
  await completePictures(payload, pictures)
  const { docs } = await payload.find({ collection: "media" })
  const [stored, ...others] = docs
  assert.deepEqual(others, [])
  assert.deepEqual([...ids], [[picture.src, stored?.id]])
  assert.equal(stored?.alt, picture.alt)
  for (const [name, format, width] of [
    ["w400", "webp", 400],
    ["w800", "webp", 800],
    ["w1200", "webp", 1_200],
    ["avif400", "heif", 400],
    ["avif800", "heif", 800],
    ["avif1200", "heif", 1_200],
  ] as const) {
    const size: Size = stored?.sizes?.[name]
    assert.equal(size?.width, width)
    const file = path.join(dataDir, "media", size?.filename ?? "")
    const made = await sharp(file).metadata()
    assert.deepEqual([made.format, made.width, made.height], [format, width, size?.height])
    assert.equal((await call("GET", size?.url ?? "")).status, 200)
  }
})
