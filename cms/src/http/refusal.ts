import { headersWithCors, type Payload, type PayloadRequest } from "payload"
import type { HttpError } from "./httpError.ts"

/** A content service error: the panel reads `errors[0].message`, the site reads `error`. */
export function refuse(
  { headers: given, message, status }: Pick<HttpError, "headers" | "message" | "status">,
  asking: Headers,
  { config }: Pick<Payload, "config">,
): Response {
  const headers = new Headers({ "Cache-Control": "private, no-store", ...given })
  const req = { headers: asking, payload: { config } } as PayloadRequest
  return Response.json(
    { error: message, errors: [{ message }] },
    { status, headers: headersWithCors({ headers, req }) },
  )
}
