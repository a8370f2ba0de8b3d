// Encodes the pictures that stylesheets show, and no page describes, as AVIF beside those stylesheets.
//
//   node art/ornaments.mjs
import path from "node:path"
import { fileURLToPath } from "node:url"
import sharp from "sharp"

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..")

/**
 * Originals under data/images, and where their copies go. A copy of less than 10,000 bytes would become a part of its
 * stylesheet, which every visitor of the page fetches at once.
 */
const ORNAMENTS = { "home/bow.webp": "src/sections/landing/threads/bow.avif" }

for (const [original, copy] of Object.entries(ORNAMENTS)) {
  const { size } = await sharp(path.join(root, "data", "images", original))
    .avif({ quality: 75, effort: 6, chromaSubsampling: "4:4:4" })
    .toFile(path.join(root, copy))
  console.log(copy, `${(size / 1024).toFixed(1)} KB`)
}
