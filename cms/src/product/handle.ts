import type { PayloadHandler, PayloadRequest } from "payload"
import { HttpError } from "./httpError.ts"

/**
 * Wraps a product endpoint: a refusal becomes its answer, anything unforeseen is logged and becomes a 500 that tells nothing.
 * Retry-After is exposed, since the site runs on another origin and tells the visitor when to try again.
 */
export function handle(answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return async (req) => {
    const response = await answer(req).catch((error: unknown) => refuse(req, error))
    response.headers.set("Access-Control-Expose-Headers", "Retry-After")
    response.headers.set("Cache-Control", "no-store")
    return response
  }
}

function refuse(req: PayloadRequest, error: unknown): Response {
  if (error instanceof HttpError) {
    const { headers, message, status } = error
    return Response.json({ error: message }, { status, headers })
  }
  req.payload.logger.error({ err: error, msg: "A product request failed." })
  return Response.json({ error: "Something went wrong. Please try again later." }, { status: 500 })
}
