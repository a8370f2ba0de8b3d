import config from "@payload-config"
import { getPayload } from "payload"
import { confirmBridge, openBridge } from "../../bridge/bridge.ts"
import { readEnvironment } from "../../environment.ts"

export const dynamic = "force-dynamic"

export async function GET(request: Request): Promise<Response> {
  return openBridge(request, await getPayload({ config }), readEnvironment())
}

export async function POST(request: Request): Promise<Response> {
  return confirmBridge(request, await getPayload({ config }), readEnvironment())
}
