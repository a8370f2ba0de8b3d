import { HttpError } from "./httpError.ts"

/**
 * Reads a body of at most `maxBytes`. Counts while reading: Content-Length can be false, and a
 * chunked body has none.
 * @throws HttpError 413 when the body is longer, 400 when the sender disconnects
 */
export async function readBody(
  { body, headers }: { body?: Request["body"]; headers: Headers },
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  checkDeclaredLength(headers, maxBytes)
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  for (let length = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpError(400, "The body broke off.")
    })
    if (done) return Buffer.concat(chunks)
    length += value.byteLength
    if (length > maxBytes) {
      // Not awaited: a sender that never ends its body would delay the response.
      reader.cancel().catch(() => {})
      throw tooLarge(maxBytes)
    }
    chunks.push(value)
  }
}

/** @throws HttpError 413 when Content-Length is over the limit */
export function checkDeclaredLength(headers: Headers, maxBytes: number): void {
  if (Number(headers.get("Content-Length")) > maxBytes) throw tooLarge(maxBytes)
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(413, `The body is too large: at most ${maxBytes} bytes are accepted.`)
}
