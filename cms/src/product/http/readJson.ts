import type { PayloadRequest } from "payload"
import { HttpError } from "./httpError.ts"

/**
 * The JSON body of a request, read no further than `maxBytes`: a declared length can lie, and a chunked body has none.
 * @throws HttpError 415 when it is not declared as JSON, 413 when it is too long, 400 when it does not parse
 */
export async function readJson(req: PayloadRequest, maxBytes: number): Promise<unknown> {
  const type = req.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase()
  if (type !== "application/json") {
    throw new HttpError(415, "Send the message as application/json.")
  }
  if (Number(req.headers.get("Content-Length")) > maxBytes) throw tooLarge(maxBytes)
  const bytes = await readBytes(req.body, maxBytes)
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, "The body is not valid JSON.")
  }
}

async function readBytes(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.byteLength
    if (length > maxBytes) {
      // Not awaited: a sender that never ends its body would hold the answer up.
      reader.cancel().catch(() => {})
      throw tooLarge(maxBytes)
    }
    chunks.push(value)
  }
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(413, `The message is too large: at most ${maxBytes} bytes are accepted.`)
}
