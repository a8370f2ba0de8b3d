import { buffer } from "node:stream/consumers"
import type { CollectionBeforeOperationHook, PayloadRequest } from "payload"
import type { PictureStore } from "../storage/pictureStore.ts"

/**
 * Loads the file of a picture that is cropped or gets another focal point, which Payload would fetch from its own public address: a
 * container may not reach that, and Payload refuses private addresses.
 */
export function loadPictureToEdit(pictures: PictureStore): CollectionBeforeOperationHook<"media"> {
  return async ({ args, operation, req }) => {
    if (operation !== "update" || req.file || !("id" in args) || !args.id) return args
    const { filename, focalX, focalY, mimeType } = await req.payload.findByID({
      collection: "media",
      id: args.id as number,
      depth: 0,
      req,
    })
    const given = ("data" in args && args.data) || {}
    const isFocusMoved = (given.focalX ?? focalX) !== focalX || (given.focalY ?? focalY) !== focalY
    if (!filename || !(hasEdits(req) || isFocusMoved)) return args
    const data = await buffer(await pictures.read(filename))
    req.file = { data, mimetype: mimeType ?? "", name: filename, size: data.length }
    // The edited picture keeps its name.
    return { ...args, overwriteExistingFiles: true }
  }
}

/** Whether the panel's editor of pictures sent something, which comes in the query. */
function hasEdits({ query }: PayloadRequest): boolean {
  const edits = query?.uploadEdits
  return typeof edits === "object" && edits !== null && Object.keys(edits).length > 0
}
