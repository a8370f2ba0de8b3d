import type { Endpoint, SanitizedCollectionConfig } from "payload"

export function answerNotFound(): Response {
  return Response.json({ message: "Route not found" }, { status: 404 })
}

/**
 * Endpoints that stand before Payload's own and answer 404.
 * @param paths "post /first-register" and the like
 */
export function closedEndpoints(paths: `${"get" | "post"} /${string}`[]): Endpoint[] {
  return paths.map((entry) => {
    const [method, path] = entry.split(" ") as ["get" | "post", string]
    return { method, path, handler: answerNotFound }
  })
}

/** Whether one of them stands at a path of a collection. */
export function isClosed(
  { endpoints }: Pick<SanitizedCollectionConfig, "endpoints">,
  method: string,
  path: string,
): boolean {
  const isAt = (endpoint: Endpoint) =>
    endpoint.method === method.toLowerCase() && endpoint.path === path
  return endpoints !== false && endpoints.find(isAt)?.handler === answerNotFound
}
