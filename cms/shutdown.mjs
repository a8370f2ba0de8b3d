// @ts-check

/** Requests and letters in hand get this long; what is queued stays queued. The repository's own start script ends a service by force after eight seconds. */
export const grace = 5_000

/**
 * Ends the process once the requests under way are answered and what they left to be done afterwards is done, or after `grace`.
 * @param {Pick<import("node:http").Server, "close" | "closeIdleConnections">} server
 * @param {() => Iterable<Promise<void>>} afterwards letters in hand
 * @param {(code: number) => void} exit
 */
export function shutDown(server, afterwards, exit) {
  setTimeout(() => exit(0), grace).unref()
  server.close(async () => {
    await Promise.allSettled(afterwards())
    exit(0)
  })
  server.closeIdleConnections()
}
