/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { avifEffort, lowerAvifEffort } from "../../../src/build/pictures/avifEffort"

// The plugin's own modules, as its build loads them.
const requireOfPlugin = createRequire(require.resolve("gatsby-plugin-sharp"))
const sharp = requireOfPlugin("sharp")
const { processFile } = requireOfPlugin("./process-file")

const original = sharp.prototype.avif
let folder: string

beforeEach(async () => {
  delete process.env.AVIF_EFFORT
  sharp.prototype.avif = original
  folder = await mkdtemp(join(tmpdir(), "avif-"))
  await writeFile(join(folder, "woven.png"), await woven().png().toBuffer())
})

afterEach(async () => {
  sharp.prototype.avif = original
  await rm(folder, { recursive: true })
})

test("gatsby-plugin-sharp writes its AVIF files at effort 2", async () => {
  lowerAvifEffort()
  const made = await makeWithPlugin()
  sharp.prototype.avif = original
  expect(made.equals(await encode({ effort: 2 }))).toBe(true)
  expect(made.equals(await encode({}))).toBe(false)
})

test("AVIF_EFFORT sets another effort, and anything but a digit is refused", async () => {
  process.env.AVIF_EFFORT = "0"
  lowerAvifEffort()
  const made = await makeWithPlugin()
  sharp.prototype.avif = original
  expect(made.equals(await encode({ effort: 0 }))).toBe(true)
  expect(avifEffort({ AVIF_EFFORT: " " })).toBe(2)
  expect(() => avifEffort({ AVIF_EFFORT: "fast" })).toThrow(
    'AVIF_EFFORT is "fast". Set it to a digit, 0 (fast) to 9 (small files), or leave it out (2).',
  )
})

test("a plugin that sets the effort itself stops the build, which names it", () => {
  lowerAvifEffort()
  expect(() => woven().avif({ quality: 48, effort: 4 })).toThrow(
    "gatsby-plugin-sharp has changed: it sets the effort itself. Update or remove src/build/pictures/avifEffort.js",
  )
})

test("a sharp without avif() stops the build, which names it", () => {
  sharp.prototype.avif = undefined
  expect(lowerAvifEffort).toThrow("gatsby-plugin-sharp has changed: its sharp has no avif()")
})

/** A small image with edges in every direction, which every effort encodes differently. */
function woven() {
  const side = 96
  const pixels = Uint8Array.from({ length: side * side * 3 }, (_, index) => {
    const x = Math.floor(index / 3) % side
    const y = Math.floor(index / 3 / side)
    return (x * y + (x % 7) * 31 + (index % 3) * 80) % 256
  })
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
}

async function makeWithPlugin(): Promise<Buffer> {
  const outputPath = join(folder, "woven.avif")
  const args = { width: 48, height: 48, quality: 48, toFormat: "avif" }
  await processFile(join(folder, "woven.png"), [{ outputPath, args }], { stripMetadata: true })
  return readFile(outputPath)
}

function encode(options: { effort?: number }): Promise<Buffer> {
  const resized = sharp(join(folder, "woven.png")).resize(48, 48)
  return resized.avif({ quality: 48, ...options }).toBuffer()
}
