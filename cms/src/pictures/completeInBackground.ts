import type { Payload } from "payload"
import { pendingWork } from "../runInBackground.ts"
import type { PictureStore } from "../storage/pictureStore.ts"
import { completePictures } from "./completePictures.ts"

/**
 * Makes missing AVIF files while the service already answers, once at every start: what a stop interrupts or a fault prevents, the
 * next start makes. Pictures that can't be read are logged.
 * @param open connects to the database, or rejects while it is down
 * @returns a function that stops it after the picture that it is at
 */
export function completeInBackground(
  open: () => Promise<Payload>,
  pictures: PictureStore,
): () => void {
  const stop = new AbortController()
  const work = complete(open, pictures, stop.signal)
    .catch((error: unknown) => console.error("Making AVIF files failed.", error))
    .finally(() => pendingWork().delete(work))
  pendingWork().add(work)
  return () => stop.abort()
}

async function complete(
  open: () => Promise<Payload>,
  pictures: PictureStore,
  signal: AbortSignal,
): Promise<void> {
  const payload = await open()
  const { failed, made } = await completePictures(payload, pictures, signal)
  if (made > 0)
    payload.logger.info(`AVIF files made: ${made} ${made === 1 ? "picture" : "pictures"}.`)
  for (const { filename, reason } of failed) {
    payload.logger.error(`No AVIF files of ${filename} could be made. ${reason}`)
  }
}
