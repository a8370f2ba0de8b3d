import type { Endpoint } from "payload"

function answerNotFound(): Response {
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
