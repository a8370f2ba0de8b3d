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
 * the `last` one, unless the page shows that itself. Stylesheets know their `count`.
 */
const ANIMATIONS = {
  "home/bow-tying": {
    last: "home/bow.webp",
    count: 11,
    copy: "src/sections/landing/threads/bow-tying.avif",
  },
  // What is in the window, too, and changes (src/sections/hero/Unweaving.module.css).
  "home/hero-unweaving": {
    part: { left: 0, top: 61, width: 924, height: 672 },
    count: 20,
    copy: "data/images/home/hero-frames.webp",
  },
  // The part that changes (src/sections/company/Statements.module.css).
  "home/vision-drawing": {
    part: { left: 423, top: 0, width: 477, height: 528 },
    count: 15,
    copy: "data/images/home/vision-frames.jpg",
  },
  "home/why-winding": {
    part: { left: 0, top: 84, width: 600, height: 595 },
    count: 13,
    copy: "data/images/home/why-frames.jpg",
  },
  "home/mission-stringing": { count: 9, copy: "data/images/home/mission-frames.jpg" },
  // How the crafts' pictures came to be.
  "services/web-made": { count: 9, copy: "data/images/services/web-frames.jpg" },
  "services/branding-made": { count: 9, copy: "data/images/services/branding-frames.jpg" },
  "services/uiux-made": { count: 9, copy: "data/images/services/uiux-frames.jpg" },
  "services/mobile-made": { count: 9, copy: "data/images/services/mobile-frames.jpg" },
  "services/software-made": { count: 9, copy: "data/images/services/software-frames.jpg" },
  "services/video-made": { count: 9, copy: "data/images/services/video-frames.jpg" },
  "people/ama-serwaa-rising": { count: 9, copy: "data/images/people/ama-serwaa-frames.jpg" },
}

const images = path.join(root, "data", "images")

for (const [original, copy] of Object.entries(ORNAMENTS)) {
  await encode(sharp(path.join(images, original)), copy, 75)
}
for (const [folder, { part, count, last, copy }] of Object.entries(ANIMATIONS)) {
  const names = fs.readdirSync(path.join(images, folder)).sort()
  if (names.length !== count) {
    throw new Error(
      `${folder} has ${names.length} of ${count} frames: \`npm run art\` renders those missing.`,
    )
  }
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
    ? picture.jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    : copy.endsWith(".webp")
      ? picture.webp({ quality: 76, alphaQuality: 50, smartSubsample: true })
      : picture.avif({ quality, effort: 6, chromaSubsampling: "4:4:4" })
  const { width, height, size } = await encoded.toFile(path.join(root, copy))
  console.log(copy, `${width} x ${height}`, `${(size / 1024).toFixed(1)} KB`)
}
