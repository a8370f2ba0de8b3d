import config, { pictures } from "@payload-config"
import { getPayload } from "payload"
import { checksOf, createReadiness } from "../../health/readiness.ts"

export const dynamic = "force-dynamic"

const readiness = createReadiness(
  checksOf(() => getPayload({ config }), pictures),
  console,
)

/** Readiness: 200 when requests can be served, else 503; both say how each part is. */
export async function GET(): Promise<Response> {
  const { isReady, parts } = await readiness()
  return Response.json(
    { status: isReady ? "ready" : "unavailable", ...parts },
    { headers: { "Cache-Control": "no-store" }, status: isReady ? 200 : 503 },
  )
}
