import config from "@payload-config"
import { getPayload } from "payload"
import { signOut } from "../../../bridge/bridge.ts"
import { readEnvironment } from "../../../environment.ts"

export const dynamic = "force-dynamic"

export async function POST(request: Request): Promise<Response> {
  return signOut(request, await getPayload({ config }), readEnvironment())
}
