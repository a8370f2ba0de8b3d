import type { Payload } from "payload"
import { errorResponse } from "./errorResponse.ts"
import { HttpError } from "./httpError.ts"
import { readBody } from "./readBody.ts"

/** A hundred times the longest document of the panel. */
const maxBytes = 1_000_000
/** A picture may have 15 MB (payload.config.ts); the form around it needs a little more. */
const maxPictureBytes = 16_000_000
/** Before sign-in a body is an e-mail address and a password at most. */
const maxSignInBytes = 16_384

/** Whether a path takes one of the panel's forms that need no sign-in. */
export function isOpenForm(pathname: string): boolean {
  return /^\/api\/administrators\/(forgot-password|login|logout|reset-password)$/.test(pathname)
}

/** The site calls /product, which next.config.mjs rewrites to /api/product. */
export function isProductApi(pathname: string): boolean {
  return /^(\/api)?\/product\//.test(pathname)
}

/** Largest accepted body in bytes. */
export function maxBytesOf(pathname: string, headers: Headers): number {
  if (isOpenForm(pathname)) return maxSignInBytes
  const isForm = headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data")
  return isForm && /^\/api\/media(\/|$)/.test(pathname) ? maxPictureBytes : maxBytes
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
  try {
    const body = await readBody(request, maxBytesOf(pathname, request.headers))
    return await answer(new Request(request, { body }))
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(error, request.headers, payload)
    throw error
  }
}
