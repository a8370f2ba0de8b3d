import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Payload } from "payload"
import { drawPicture } from "./drawPicture.ts"
import type { SeedPicture } from "./pictures.ts"

type Upload = { file: string; alt: string; read: () => Promise<Buffer> }

/** Pictures worked on at once: sharp keeps about two processors busy with this many. */
const workers = 3

const standInAlt = "Kente cloth of striped, checked and stepped blocks in strong colours"

/**
 * Uploads what the pictures need, each master or drawing once. What an earlier, broken-off run uploaded is used again.
 * @param options.width of the drawings
 * @returns the upload's id by picture name
 */
export async function storePictures(
  payload: Payload,
  pictures: SeedPicture[],
  options: { mastersDir: string; width: number },
): Promise<Map<string, number>> {
  const uploads = new Map<string, Upload>()
  const fileOf = new Map<string, string>()
  for (const picture of pictures) {
    const upload = await chooseUpload(picture, options)
    uploads.set(upload.file, upload)
    fileOf.set(picture.name, upload.file)
  }
  const idOf = await upload(payload, [...uploads.values()])
  return new Map([...fileOf].map(([name, file]) => [name, idOf.get(file) ?? 0]))
}

async function chooseUpload(
  { name, alt, standIn }: SeedPicture,
  { mastersDir, width }: { mastersDir: string; width: number },
): Promise<Upload> {
  const master = await readFile(path.join(mastersDir, `${name}.jpg`)).catch(() => null)
  if (master) return { file: fileName(name), alt, read: async () => master }
  const ownAlt = standIn === name ? alt : standInAlt
  return { file: fileName(standIn), alt: ownAlt, read: () => drawPicture(standIn, width) }
}

function fileName(name: string): string {
  return `${name.replace(/^projects\//, "").replaceAll("/", "-")}.jpg`
}

async function upload(payload: Payload, uploads: Upload[]): Promise<Map<string, number>> {
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
      const { file, alt, read } = next
      const data = await read()
      const stored = await payload.create({
        collection: "media",
        data: { alt },
        file: { data, name: file, mimetype: "image/jpeg", size: data.length },
        // One row: no transaction is needed, and without one the resizing of several pictures overlaps.
        disableTransaction: true,
      })
      idOf.set(file, stored.id)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return idOf
}
