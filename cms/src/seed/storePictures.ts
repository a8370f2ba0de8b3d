import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Payload } from "payload"
import { avifLater } from "../collections/avifSizes.ts"
import type { SeedPicture } from "./types.ts"

type Upload = SeedPicture & { file: string }

/** Concurrent uploads: with this many, sharp keeps about two cores busy. */
const workers = 3

/**
 * Uploads the pictures, each master once. Uploads of an earlier, interrupted run are reused. The AVIF files would take more
 * than half of the time: the running service makes them, and until then pages show WebP.
 * @returns the upload's id by master
 */
export async function storePictures(
  payload: Payload,
  pictures: SeedPicture[],
  mastersDir: string,
): Promise<Map<string, number>> {
  const uploads = new Map(
    pictures.map((picture) => [picture.src, { ...picture, file: fileName(picture.src) }]),
  )
  const idOf = await upload(payload, [...uploads.values()], mastersDir)
  return new Map([...uploads].map(([src, { file }]) => [src, idOf.get(file) ?? 0]))
}

function fileName(src: string): string {
  return src.replace(/^projects\//, "").replaceAll("/", "-")
}

async function upload(
  payload: Payload,
  uploads: Upload[],
  mastersDir: string,
): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: "media",
    where: { filename: { in: uploads.map(({ file }) => file) } },
    pagination: false,
    depth: 0,
  })
  const idOf = new Map(docs.map(({ filename, id }) => [filename ?? "", id]))
  const queue = uploads.filter(({ file }) => !idOf.has(file))
  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { src, file, alt } = next
      const data = await readMaster(path.join(mastersDir, src))
      const stored = await payload.create({
        collection: "media",
        data: { alt },
        file: { data, name: file, mimetype: "image/jpeg", size: data.length },
        context: avifLater,
        // A single row needs no transaction, and without one several pictures are resized at once.
        disableTransaction: true,
      })
      idOf.set(file, stored.id)
    }
  }
  // Waits for all of them, even if one fails: they must not run on into the next attempt.
  const outcomes = await Promise.allSettled(Array.from({ length: workers }, work))
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason
  return idOf
}

async function readMaster(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new Error(
      `The sample content needs ${file}, which cannot be read. It is part of the repository; SEED_CONTENT=false starts without sample content.`,
      { cause: error },
    )
  }
}
