// Encodes the pictures that stylesheets show, and no page describes, as AVIF beside those stylesheets, and joins frames.
//
//   node art/ornaments.mjs
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import sharp from "sharp"

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..")

/**
 * Originals under data/images, and where their copies go. A copy of less than 10,000 bytes would become a part of its
 * stylesheet, which every visitor of the page fetches at once.
 */
const ORNAMENTS = { "home/bow.webp": "src/sections/landing/threads/bow.avif" }

/**
 * Frames of an animation, in the order of their names: one below the other in one picture, of each only `part`, and after them
 * the `last` one, unless the page shows that itself.
 */
const ANIMATIONS = {
  "home/bow-tying": {
    last: "home/bow.webp",
    copy: "src/sections/landing/threads/bow-tying.avif",
  },
  // The part that changes (src/sections/company/Statements.module.css).
  "home/vision-drawing": {
    part: { left: 423, top: 0, width: 477, height: 528 },
    copy: "data/images/home/vision-frames.jpg",
  },
}

const images = path.join(root, "data", "images")

for (const [original, copy] of Object.entries(ORNAMENTS)) {
  await encode(sharp(path.join(images, original)), copy, 75)
}
for (const [folder, { part, last, copy }] of Object.entries(ANIMATIONS)) {
  const names = fs.readdirSync(path.join(images, folder)).sort()
  const frames = await Promise.all(
    names.map((name) => {
      const frame = sharp(path.join(images, folder, name))
      return (part ? frame.extract(part) : frame).png().toBuffer()
    }),
  )
  if (last) frames.push(fs.readFileSync(path.join(images, last)))
  await encode(sharp(frames, { join: { across: 1 } }), copy, 60)
}

/** @param {import("sharp").Sharp} picture @param {string} copy @param {number} quality of an AVIF */
async function encode(picture, copy, quality) {
  const encoded = copy.endsWith(".jpg")
    ? picture.jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    : picture.avif({ quality, effort: 6, chromaSubsampling: "4:4:4" })
  const { width, height, size } = await encoded.toFile(path.join(root, copy))
  console.log(copy, `${width} x ${height}`, `${(size / 1024).toFixed(1)} KB`)
}
