import { headersWithCors, type PayloadRequest, type SanitizedConfig } from "payload"

const megabyte = 1_000_000

/** Every body but a picture's: the longest document of the panel has a hundredth of it. */
const mostBytes = megabyte
/** A picture may have 15 MB (payload.config.ts); the form around it needs a little. */
const mostPictureBytes = 16 * megabyte

/**
 * Lets a request through to `answer`, but no more of its body than is allowed: Next and Payload read JSON of any length. A declared
 * length is refused at once; one that lies, or a chunked body that has none, is cut off as soon as it is too long.
 */
export async function limitBody(
  request: Request,
  config: SanitizedConfig,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const most = mayBePicture(request) ? mostPictureBytes : mostBytes
  const tooLarge = () => refuse(request, config, most)
  if (Number(request.headers.get("Content-Length")) > most) return tooLarge()
  if (!request.body) return answer(request)
  let isCut = false
  let length = 0
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.byteLength
        if (length <= most) {
          controller.enqueue(chunk)
          return
        }
        isCut = true
        controller.error(new Error("The body is too large."))
      },
    }),
  )
  const init = { body: counted, duplex: "half" } as RequestInit
  // Whatever the reader made of a body that broke off, this is why it did.
  const response = await answer(new Request(request, init)).catch((error: unknown) => {
    if (isCut) return tooLarge()
    throw error
  })
  return isCut && response.status !== 413 ? tooLarge() : response
}

function mayBePicture({ headers, url }: Request): boolean {
  const isForm = headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data")
  return isForm === true && /^\/api\/media(\/|$)/.test(new URL(url).pathname)
}

function refuse({ headers }: Request, config: SanitizedConfig, most: number): Response {
  const message = `The body is too large: at most ${most} bytes are accepted.`
  const answered = new Headers({ "Cache-Control": "no-store" })
  const req = { headers, payload: { config } } as PayloadRequest
  return Response.json(
    { error: message, errors: [{ message }] },
    { status: 413, headers: headersWithCors({ headers: answered, req }) },
  )
}
