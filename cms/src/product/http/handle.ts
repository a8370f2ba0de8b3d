import type { PayloadHandler, PayloadRequest } from "payload"
import { HttpError } from "../../http/httpError.ts"

type RefusalBody = (message: string, errors?: Record<string, string>) => object

/** SPEC 8 reads `error` of most calls. */
const plain: RefusalBody = (error, errors) => ({ error, ...(errors && { errors }) })

/** SPEC 8 reads `error.message` of sign-up. */
export const nested: RefusalBody = (message, errors) => ({
  error: { message, ...(errors && { errors }) },
})

/**
 * Wraps a product endpoint: a refusal becomes its answer, anything unforeseen is logged and becomes a 500 that tells nothing.
 * Retry-After is exposed, since the site runs on another origin and tells the visitor when to try again.
 * @param bodyOf the shape in which this endpoint words a refusal
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
  req.payload.logger.error({ err: error, msg: "A product request failed." })
  return Response.json(bodyOf("Something went wrong. Please try again later."), { status: 500 })
}
