import type { PayloadHandler, PayloadRequest } from "payload"
import { HttpError } from "../http/httpError.ts"

/** Wraps an endpoint of the panel, which reads errors as `errors[0].message`. */
export function panelHandler(answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return (req) =>
    answer(req).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error
      const { headers, message, status } = error
      return Response.json({ errors: [{ message }] }, { status, headers })
    })
}
