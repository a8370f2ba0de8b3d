import type { Endpoint, SanitizedCollectionConfig } from "payload"

export function answerNotFound(): Response {
  return Response.json({ message: "Route not found" }, { status: 404 })
}

/**
 * Endpoints that override Payload's own with a 404.
 * @param paths such as "post /first-register"
 */
export function closedEndpoints(paths: `${"get" | "post"} /${string}`[]): Endpoint[] {
  return paths.map((entry) => {
    const [method, path] = entry.split(" ") as ["get" | "post", string]
    return { method, path, handler: answerNotFound }
  })
}

/** Whether `closedEndpoints` closes this path of a collection. */
export function isClosed(
  { endpoints }: Pick<SanitizedCollectionConfig, "endpoints">,
  method: string,
  path: string,
): boolean {
  const isAt = (endpoint: Endpoint) =>
    endpoint.method === method.toLowerCase() && endpoint.path === path
  return endpoints !== false && endpoints.find(isAt)?.handler === answerNotFound
}
