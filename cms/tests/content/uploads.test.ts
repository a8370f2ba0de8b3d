import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { before, test } from "node:test"
import sharp, { type Sharp } from "sharp"
import { startService } from "../support/service.ts"

const { call, dataDir, signInAsEditor } = await startService()
let Authorization = ""

before(async () => {
  Authorization = (await signInAsEditor()).Authorization ?? ""
})

async function upload(bytes: Uint8Array, type: string, name: string) {
  const form = new FormData()
  form.set("_payload", JSON.stringify({ alt: "A field" }))
  form.set("file", new Blob([new Uint8Array(bytes)], { type }), name)
  const { status, body } = await call("POST", "/api/media", {
    headers: { Authorization },
    body: form,
  })
  return { status, body: body as { doc: { filename: string; width: number; height: number } } }
}

/** 60 by 40 pixels, rotated a quarter by its EXIF tag, in a wide colour space, with a location. */
function photograph(): Sharp {
  const create = { width: 60, height: 40, channels: 3, background: "teal" } as const
  return sharp({ create })
    .withIccProfile("p3")
    .withExif({ IFD0: { Copyright: "Kofi" }, IFD3: { GPSLatitude: "5/1 36/1 0/1" } })
    .withMetadata({ orientation: 6 })
}

for (const format of ["jpeg", "webp", "png", "avif"] as const) {
  test(`a ${format} loses its metadata and keeps its colours`, async () => {
    const original = await photograph().toFormat(format).toBuffer()
    assert.ok((await sharp(original).metadata()).exif)
    const { status, body } = await upload(original, `image/${format}`, `photo.${format}`)
    assert.equal(status, 201)
    assert.deepEqual([body.doc.width, body.doc.height], [40, 60])
    const stored = await readFile(path.join(dataDir, "media", body.doc.filename))
    const { exif, hasProfile, height, iptc, orientation, xmp } = await sharp(stored).metadata()
    assert.deepEqual([exif, iptc, xmp], [undefined, undefined, undefined])
    assert.ok(orientation === undefined || orientation === 1)
    // Payload re-encodes every WebP, in sRGB.
    assert.ok(hasProfile || format === "webp")
    assert.equal(height, 60)
  })
}

test("a picture without metadata is stored byte for byte", async () => {
  const create = { width: 60, height: 40, channels: 3, background: "teal" } as const
  const original = await sharp({ create }).jpeg().toBuffer()
  const { body } = await upload(original, "image/jpeg", "plain.jpg")
  assert.ok(original.equals(await readFile(path.join(dataDir, "media", body.doc.filename))))
})

test("a picture of more than 50 million pixels is refused by its header, with an explanation", async () => {
  const side = 7_100
  const raw = { width: side, height: side, channels: 1 } as const
  const bomb = await sharp(Buffer.alloc(side * side), { raw, limitInputPixels: false })
    .png()
    .toBuffer()
  assert.ok(bomb.byteLength < 200_000)
  const { status, body } = await upload(bomb, "image/png", "bomb.png")
  assert.equal(status, 400)
  assert.match(JSON.stringify(body), /has 51 million pixels.*at most 50 million/)
})

for (const [name, type, make] of [
  ["none.png", "image/png", () => Buffer.from("GIF89a no")],
  ["offer.pdf", "application/pdf", () => Buffer.from("%PDF-1.7\n")],
  ["moving.gif", "image/gif", () => photograph().gif().toBuffer()],
  [
    "drawing.svg",
    "image/svg+xml",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
] as const) {
  test(`${name} is refused with the types that are accepted`, async () => {
    const { status, body } = await upload(await make(), type, name)
    assert.equal(status, 400)
    assert.match(JSON.stringify(body), /Choose an AVIF, JPEG, PNG or WebP file\./)
  })
}
