import type { Payload } from "payload"
import { HttpError } from "./httpError.ts"
import { readBytes } from "./readBytes.ts"
import { refuse } from "./refusal.ts"

/** A hundred times the longest document of the panel. */
const mostBytes = 1_000_000
/** A picture may have 15 MB (payload.config.ts); the form around it needs a little more. */
const mostPictureBytes = 16_000_000
/** Before sign-in a body is an e-mail address and a password at most. */
const mostSignInBytes = 16_384

/** Whether a path takes one of the panel's forms that need no sign-in. */
export function isOpenForm(pathname: string): boolean {
  return /^\/api\/administrators\/(forgot-password|login|logout|reset-password)$/.test(pathname)
}

/** The site calls /product, which next.config.mjs rewrites to /api/product. */
export function isProductApi(pathname: string): boolean {
  return /^(\/api)?\/product\//.test(pathname)
}

/** Largest accepted body in bytes. */
export function mostBytesOf(pathname: string, headers: Headers): number {
  if (isOpenForm(pathname)) return mostSignInBytes
  const isForm = headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data")
  return isForm && /^\/api\/media(\/|$)/.test(pathname) ? mostPictureBytes : mostBytes
}

export function tooLarge(most: number): HttpError {
  return new HttpError(413, `The body is too large: at most ${most} bytes are accepted.`)
}

/**
 * Buffers the body of a content service request, up to a limit, and passes both to `answer`: Next
 * and Payload would read any length. gate.ts has already refused a Content-Length that is too
 * large; a false one, or a chunked body, is cut off here as soon as it exceeds the limit. The
 * product API reads its own bodies, each with its own limit.
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
