import { headersWithCors, type Payload, type PayloadRequest } from "payload"
import type { HttpError } from "./httpError.ts"

/** A refusal as the content service words it: Payload's pages read `errors[0].message`, others `error`. */
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
