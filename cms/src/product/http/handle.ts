import type { PayloadHandler, PayloadRequest } from "payload"
import { HttpError } from "../../http/httpError.ts"

type RefusalBody = (message: string, errors?: Record<string, string>) => object

/** Error body of most endpoints (docs/specification.md#error-messages). */
const plain: RefusalBody = (error, errors) => ({ error, ...(errors && { errors }) })

/** Error body of sign-up (docs/specification.md#error-messages). */
export const nested: RefusalBody = (message, errors) => ({
  error: { message, ...(errors && { errors }) },
})

/**
 * Wraps a product endpoint: an HttpError becomes its response; any other error is logged and
 * becomes a 500 without details. Retry-After is exposed because the site, on another origin, tells
 * visitors when to try again.
 * @param bodyOf formats this endpoint's error body
 */
export function handle(
  answer: (req: PayloadRequest) => Promise<Response>,
  bodyOf: RefusalBody = plain,
): PayloadHandler {
  return async (req) => {
    const response = await answer(req).catch((error: unknown) => refuse(req, error, bodyOf))
    response.headers.set("Access-Control-Expose-Headers", "Retry-After")
    response.headers.set("Cache-Control", "no-store")
    return response
  }
}

function refuse(req: PayloadRequest, error: unknown, bodyOf: RefusalBody): Response {
  if (error instanceof HttpError) {
    const { errors, extra, headers, message, status } = error
    return Response.json({ ...bodyOf(message, errors), ...extra }, { status, headers })
  }
  req.payload.logger.error({ err: error, msg: "A product API request failed." })
  return Response.json(bodyOf("Something went wrong. Please try again later."), { status: 500 })
}
