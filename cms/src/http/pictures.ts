import { createReadStream, type Stats } from "node:fs"
import { stat } from "node:fs/promises"
import path from "node:path"
import { Readable } from "node:stream"
import { headersWithCors, type Payload, type PayloadRequest } from "payload"
import { HttpError } from "./httpError.ts"
import { isKnownTag, notModified } from "./tags.ts"

/** The address of a picture changes with it (`?v=`), so what an address gave once is right for ever. */
const versionedCaching = "public, max-age=31536000, immutable"
/** Editors may use a file name again, and this address would not tell. */
const caching = "public, max-age=3600"

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
}

/** Whether a file can be a picture, by its name. */
export function isPicture(file: string): boolean {
  return path.extname(file).toLowerCase() in types
}

/**
 * The file of a picture, or a part of it, as it is read from the disk. All of them are public, so the database isn't asked.
 * @throws HttpError 404 when there is no such file, 416 when it has no such part
 */
export async function answerPicture(
  file: string,
  request: Request,
  { config }: Payload,
): Promise<Response> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new HttpError(404, "Not Found")
  const req = { headers: request.headers, payload: { config } } as PayloadRequest
  const headers = headersWithCors({ headers: new Headers(), req })
  const isVersioned = new URL(request.url).searchParams.has("v")
  headers.set("Accept-Ranges", "bytes")
  headers.set("Cache-Control", isVersioned ? versionedCaching : caching)
  headers.set("Content-Type", types[path.extname(file).toLowerCase()] ?? "")
  headers.set("ETag", tagOf(found))
  if (isKnownTag(request, tagOf(found))) return notModified(headers)
  const part = partOf(request, found)
  const { start, end } = part ?? { start: 0, end: found.size - 1 }
  headers.set("Content-Length", String(end - start + 1))
  if (part) headers.set("Content-Range", `bytes ${start}-${end}/${found.size}`)
  const isEmpty = request.method === "HEAD" || found.size === 0
  const body = isEmpty ? null : Readable.toWeb(createReadStream(file, { start, end }))
  return new Response(body as ReadableStream | null, { status: part ? 206 : 200, headers })
}

function tagOf({ mtimeMs, size }: Stats): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
}

/**
 * The one part that `Range` asks for; null when the whole is to be sent, as for several parts, or for a part of what has changed since.
 * @throws HttpError 416 when the part lies outside
 */
function partOf({ headers }: Request, found: Stats): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("Range") ?? "") ?? []
  const condition = headers.get("If-Range")
  if ((!first && !last) || (condition && condition !== tagOf(found))) return null
  const start = first ? Number(first) : Math.max(0, found.size - Number(last))
  const end = first && last ? Math.min(Number(last), found.size - 1) : found.size - 1
  if (start <= end) return { start, end }
  throw new HttpError(416, "The picture has no such part.", {
    "Content-Range": `bytes */${found.size}`,
  })
}
