// Encodes the pictures that stylesheets show, and no page describes, as AVIF beside those stylesheets.
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

/** Frames of an animation, in the order of their names, and after them its last one: one below the other in one picture. */
const ANIMATIONS = {
  "home/bow-tying": {
    last: "home/bow.webp",
    copy: "src/sections/landing/threads/bow-tying.avif",
  },
}

const images = path.join(root, "data", "images")

for (const [original, copy] of Object.entries(ORNAMENTS)) {
  await encode(sharp(path.join(images, original)), copy, 75)
}
for (const [folder, { last, copy }] of Object.entries(ANIMATIONS)) {
  const frames = fs
    .readdirSync(path.join(images, folder))
    .sort()
    .map((name) => path.join(images, folder, name))
  const strip = sharp([...frames, path.join(images, last)], { join: { across: 1 } })
  await encode(strip, copy, 60)
}

/** @param {import("sharp").Sharp} picture @param {string} copy @param {number} quality */
async function encode(picture, copy, quality) {
  const { width, height, size } = await picture
    .avif({ quality, effort: 6, chromaSubsampling: "4:4:4" })
    .toFile(path.join(root, copy))
  console.log(copy, `${width} x ${height}`, `${(size / 1024).toFixed(1)} KB`)
}
