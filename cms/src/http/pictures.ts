import path from "node:path"
import { Readable } from "node:stream"
import { headersWithCors, type Payload, type PayloadRequest } from "payload"
import type { PictureStore, Range } from "../storage/pictureStore.ts"
import { HttpError } from "./httpError.ts"
import { isKnownTag, notModified } from "./tags.ts"

/** The URL of a picture changes with it (`?v=`), so its response never goes stale. */
const versionedCaching = "public, max-age=31536000, immutable"
/** Without `?v=`, the URL stays the same when an editor reuses a file name. */
const caching = "public, max-age=3600"

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
}

/** Whether a file name has the extension of a picture. */
export function isPicture(file: string): boolean {
  return path.extname(file).toLowerCase() in types
}

/**
 * Streams the file of a picture, or a range of it. All of them are public, so the database is not
 * queried.
 * @throws HttpError 404 for an unknown file, 416 for a range outside it
 */
export async function answerPicture(
  file: string,
  request: Request,
  { payload: { config }, pictures }: { payload: Payload; pictures: PictureStore },
): Promise<Response> {
  const found = await pictures.find(file)
  if (!found) throw new HttpError(404, "Not Found")
  const req = { headers: request.headers, payload: { config } } as PayloadRequest
  const headers = headersWithCors({ headers: new Headers(), req })
  const isVersioned = new URL(request.url).searchParams.has("v")
  headers.set("Accept-Ranges", "bytes")
  headers.set("Cache-Control", isVersioned ? versionedCaching : caching)
  headers.set("Content-Type", types[path.extname(file).toLowerCase()] ?? "")
  headers.set("ETag", found.tag)
  if (isKnownTag(request, found.tag)) return notModified(headers)
  const part = partOf(request, found)
  const range = part ?? { start: 0, end: found.size - 1 }
  headers.set("Content-Length", String(range.end - range.start + 1))
  if (part) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${found.size}`)
  const isEmpty = request.method === "HEAD" || found.size === 0
  const body = isEmpty ? null : Readable.toWeb(await pictures.read(file, range))
  return new Response(body as ReadableStream | null, { status: part ? 206 : 200, headers })
}

/**
 * The range that is requested; null to send the whole file, as for several ranges, or when If-Range
 * no longer matches.
 * @throws HttpError 416 for a range outside the file
 */
function partOf({ headers }: Request, found: { size: number; tag: string }): Range | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("Range") ?? "") ?? []
  const condition = headers.get("If-Range")
  if ((!first && !last) || (condition && condition !== found.tag)) return null
  const start = first ? Number(first) : Math.max(0, found.size - Number(last))
  const end = first && last ? Math.min(Number(last), found.size - 1) : found.size - 1
  if (start <= end) return { start, end }
  throw new HttpError(416, "The picture has no such part.", {
    "Content-Range": `bytes */${found.size}`,
  })
}
