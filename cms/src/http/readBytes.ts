/**
 * A body, read no further than `most`: a declared length can lie, and a chunked body has none.
 * @returns its bytes, or null when it is longer
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null | undefined,
  most: number,
): Promise<Uint8Array | null> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.byteLength
    if (length > most) {
      // Not awaited: a sender that never ends its body would hold the answer up.
      reader.cancel().catch(() => {})
      return null
    }
    chunks.push(value)
  }
}
