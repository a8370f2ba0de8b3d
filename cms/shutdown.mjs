// @ts-check

/**
 * How long requests and mails in progress may take; queued mails stay queued. The repository's
 * start script kills a service after eight seconds.
 */
export const grace = 5_000

/**
 * Exits once open requests and the background work they started are done, or after `grace`.
 * @param {Pick<import("node:http").Server, "close" | "closeIdleConnections">} server
 * @param {() => Iterable<Promise<void>>} afterwards background work in progress
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
