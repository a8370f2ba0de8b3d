import config from "@payload-config"
import { getPayload } from "payload"

export const dynamic = "force-dynamic"

/** Readiness: 200 once the database answers and its tables exist, else 503. */
export async function GET(): Promise<Response> {
  const headers = { "Cache-Control": "no-store" }
  try {
    const payload = await getPayload({ config })
    await payload.db.count({ collection: "administrators" })
    return Response.json({ status: "ok" }, { headers })
  } catch (error) {
    console.error("The database does not answer.", error)
    return Response.json({ status: "unavailable" }, { headers, status: 503 })
  }
}
