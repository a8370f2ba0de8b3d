import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after } from "node:test"
import sharp from "sharp"
import { seedPictures } from "../../src/seed/seed.ts"

/** A folder with a small stand-in for each sample picture: resizing the real ones takes seconds. */
export async function tinyMasters(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "cms-masters-"))
  after(() => rm(folder, { recursive: true, force: true }))
  const create = { width: 420, height: 280, channels: 3, background: "teal" } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  for (const { src } of seedPictures) {
    const file = path.join(folder, src)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, picture)
  }
  return folder
}
