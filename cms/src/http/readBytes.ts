import { HttpError } from "./httpError.ts"

/**
 * Reads at most `most` bytes of a body: Content-Length can be false, and a chunked body has none.
 * @returns its bytes, or null when it is longer
 * @throws HttpError 400 when the sender disconnects
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null | undefined,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  for (let length = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpError(400, "The body broke off.")
    })
    if (done) return Buffer.concat(chunks)
    length += value.byteLength
    if (length > most) {
      // Not awaited: a sender that never ends its body would delay the response.
      reader.cancel().catch(() => {})
      return null
    }
    chunks.push(value)
  }
}
