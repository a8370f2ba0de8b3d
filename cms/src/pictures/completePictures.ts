import { buffer } from "node:stream/consumers"
import type { Payload } from "payload"
import { makeAvifSizes } from "../collections/avifSizes.ts"
import type { PictureStore } from "../storage/pictureStore.ts"

type Completed = {
  /** How many pictures got AVIF files. */
  made: number
  /** Pictures whose own file can't be read. */
  failed: { filename: string; reason: string }[]
}

/**
 * Makes the AVIF files of pictures that have none: the sample pictures, and uploads from before the service made any. The service may
 * be running, and a second run beside the first only does the same work again: names and content of the files are the same.
 * @param signal ends the run after the picture that it is at
 */
export async function completePictures(
  payload: Payload,
  pictures: PictureStore,
  signal?: AbortSignal,
): Promise<Completed> {
  const { docs } = await payload.find({
    collection: "media",
    where: {
      width: { greater_than_equal: 400 },
      "sizes.avif400.filename": { exists: false },
    },
    select: { filename: true, updatedAt: true },
    pagination: false,
    depth: 0,
  })
  const completed: Completed = { made: 0, failed: [] }
  for (const { id, filename, updatedAt } of docs) {
    if (signal?.aborted) break
    if (!filename) continue
    try {
      const data = await buffer(await pictures.read(filename))
      const sizes = await makeAvifSizes(data, filename, pictures)
      if (!sizes.avif400.filename) continue
      // Not through Payload's update, which would make all sizes anew. The condition leaves a picture alone that an editor has just
      // changed: its sizes were made then. With the time of its last change, the addresses of the other sizes stay as they are.
      const updated = await payload.db.updateOne({
        collection: "media",
        where: { id: { equals: id }, updatedAt: { equals: updatedAt } },
        data: { sizes, updatedAt },
        options: { atomic: true },
      })
      if (updated) completed.made += 1
    } catch (error) {
      completed.failed.push({ filename, reason: String(error) })
    }
  }
  return completed
}
