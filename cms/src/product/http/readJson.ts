import type { PayloadRequest } from "payload"
import { HttpError } from "../../http/httpError.ts"
import { readBytes } from "../../http/readBytes.ts"

/**
 * The JSON body of a request, at most `maxBytes` long.
 * @throws HttpError 415 without a JSON content type, 413 when it is too large, 400 when it does not
 * parse
 */
export async function readJson(req: PayloadRequest, maxBytes: number): Promise<unknown> {
  const type = req.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase()
  if (type !== "application/json") {
    throw new HttpError(415, "Send the message as application/json.")
  }
  if (Number(req.headers.get("Content-Length")) > maxBytes) throw tooLarge(maxBytes)
  const bytes = await readBytes(req.body, maxBytes)
  if (!bytes) throw tooLarge(maxBytes)
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, "The body is not valid JSON.")
  }
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(413, `The message is too large: at most ${maxBytes} bytes are accepted.`)
}
