/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { avifEffort } from "../../../src/build/pictures/avifEffort"
import { inPictureProcess } from "../../../src/build/pictures/makePictures"

const sharp = createRequire(require.resolve("gatsby-plugin-sharp"))("sharp")
const portrait = resolve("static/apple-touch-icon.png")
const make = inPictureProcess(process.cwd())
const effort = avifEffort()
let outputDir: string

beforeEach(async () => {
  outputDir = await mkdtemp(join(tmpdir(), "pictures-"))
})

afterEach(() => rm(outputDir, { recursive: true }))

/** A job as gatsby-plugin-sharp creates it. */
function job(original: string) {
  const args = { width: 64, height: 64, quality: 48, toFormat: "avif" }
  return {
    inputPaths: [{ path: original }],
    outputDir,
    args: {
      operations: [{ outputPath: "small.avif", args }],
      pluginOptions: { stripMetadata: true },
    },
  }
}

test("pictures are made in another process, at the site's AVIF effort", async () => {
  await make(job(portrait))
  const made = await readFile(join(outputDir, "small.avif"))
  const encode = (options: object) =>
    sharp(portrait)
      .resize(64, 64)
      .avif({ quality: 48, ...options })
      .toBuffer()
  expect(made.equals(await encode({ effort }))).toBe(true)
  expect(made.equals(await encode({}))).toBe(false)
})

test("a picture that cannot be read fails its own job, and the next one is made", async () => {
  await expect(make(job(join(outputDir, "nowhere.jpg")))).rejects.toThrow(/nowhere\.jpg/)
  await make(job(portrait))
  expect((await readFile(join(outputDir, "small.avif"))).length).toBeGreaterThan(0)
})
