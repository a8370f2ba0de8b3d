import type { Payload } from "payload"
import { HttpError } from "./httpError.ts"
import { readBytes } from "./readBytes.ts"
import { refuse } from "./refusal.ts"

/** The longest document of the panel has a hundredth of it. */
const mostBytes = 1_000_000
/** A picture may have 15 MB (payload.config.ts); the form around it needs a little. */
const mostPictureBytes = 16_000_000
/** Who isn't signed in yet sends an address and a password. */
const mostSignInBytes = 16_384

/** What the panel sends before anyone is signed in. */
export function isOpenForm(pathname: string): boolean {
  return /^\/api\/administrators\/(forgot-password|login|logout|reset-password)$/.test(pathname)
}

/** The site asks for /product, which next.config.mjs leads to /api/product. */
export function isProductApi(pathname: string): boolean {
  return /^(\/api)?\/product\//.test(pathname)
}

/** How long a body may be. */
export function mostBytesOf(pathname: string, headers: Headers): number {
  if (isOpenForm(pathname)) return mostSignInBytes
  const isForm = headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data")
  return isForm && /^\/api\/media(\/|$)/.test(pathname) ? mostPictureBytes : mostBytes
}

export function tooLarge(most: number): HttpError {
  return new HttpError(413, `The body is too large: at most ${most} bytes are accepted.`)
}

/**
 * Reads the body of a request for the content service and hands both on to `answer`: Next and Payload would read one of any length. A
 * declared length was refused by its head (gate.ts); one that lies, or a chunked body that has none, is cut off as soon as it is too long.
 * The product API reads its bodies itself, each up to a limit of its own.
 */
export async function limitBody(
  request: Request,
  payload: Payload,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!request.body || isProductApi(pathname)) return answer(request)
  const most = mostBytesOf(pathname, request.headers)
  try {
    const bytes = await readBytes(request.body, most)
    if (!bytes) throw tooLarge(most)
    return await answer(new Request(request, { body: bytes }))
  } catch (error) {
    if (error instanceof HttpError) return refuse(error, request.headers, payload)
    throw error
  }
}
