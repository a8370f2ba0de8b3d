import assert from "node:assert/strict"
import { readdir } from "node:fs/promises"
import path from "node:path"
import { test } from "node:test"
import sharp from "sharp"
import { pendingWork } from "../../src/runInBackground.ts"
import { startService } from "../support/service.ts"

const { dataDir, payload } = await startService({ MAKE_AVIF: "false" })
const { startBackgroundJobs } = await import("../../src/backgroundJobs.ts")

test("with MAKE_AVIF=false, neither an upload nor the running service makes AVIF files", async () => {
  const picture = sharp({
    create: { width: 420, height: 210, channels: 3, background: "teal" },
  })
  const data = await picture.jpeg().toBuffer()
  const file = { data, mimetype: "image/jpeg", name: "lake.jpg", size: data.length }
  await payload.create({ collection: "media", data: { alt: "A lake" }, file })
  const stop = startBackgroundJobs()
  await Promise.all(pendingWork())
  stop()
  const files = await readdir(path.join(dataDir, "media"))
  assert.deepEqual(files.toSorted(), ["lake-400x200.webp", "lake.jpg"])
})
