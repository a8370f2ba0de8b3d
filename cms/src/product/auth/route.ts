import type { Endpoint, PayloadRequest } from "payload"
import type { Limits } from "../../limits/limits.ts"
import { handle, type nested } from "../http/handle.ts"
import { readJson } from "../http/readJson.ts"

/** Dependencies of every account endpoint. */
export type Surroundings = { limits: Limits }

/** Room for the longest fields in any script, with every character escaped. */
const maxBytes = 16 * 1024

/** A JSON POST endpoint at /product/auth/<name>, rate-limited before the body is read. */
export function postRoute(
  name: string,
  { limits }: Surroundings,
  answer: (req: PayloadRequest, body: unknown) => Promise<object>,
  bodyOf?: typeof nested,
): Endpoint {
  return {
    path: `/product/auth/${name}`,
    method: "post",
    handler: handle(async (req) => {
      await limits.account(req)
      return Response.json(await answer(req, await readJson(req, maxBytes)))
    }, bodyOf),
  }
}
