import config, { limits, pictures } from "@payload-config"
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes"
import { getPayload } from "payload"
import { limitBody } from "../../../../http/limitBody.ts"
import { answerPublicly } from "../../../../http/publicResponses.ts"

type Handler = ReturnType<typeof REST_GET>

function publicly(handler: Handler): Handler {
  return async (request, args) => {
    const payload = await getPayload({ config })
    return answerPublicly(request, { payload, limits, pictures }, (asked) =>
      limitBody(asked, payload, (limited) => handler(limited, args)),
    )
  }
}

export const GET = publicly(REST_GET(config))
export const HEAD = GET
export const POST = publicly(REST_POST(config))
export const DELETE = publicly(REST_DELETE(config))
export const PATCH = publicly(REST_PATCH(config))
export const PUT = publicly(REST_PUT(config))
export const OPTIONS = publicly(REST_OPTIONS(config))
