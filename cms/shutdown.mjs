// @ts-check

/**
 * How long requests and mails in progress may take; queued mails stay queued. The repository's
 * start script kills a service after eight seconds.
 */
export const grace = 5_000

/**
 * What a signal to stop does: first the service tells load balancers that it is no longer ready, and serves what they still
 * send; then it stops listening.
 * @param {object} service
 * @param {Pick<import("node:http").Server, "close" | "closeIdleConnections">} service.server
 * @param {number} service.drainSeconds how long it goes on serving
 * @param {() => Iterable<Promise<void>>} service.backgroundWork background work in progress
 * @param {(code: number) => void} service.exit
 */
export function createShutdown({ server, drainSeconds, backgroundWork, exit }) {
  /** @type {"serving" | "draining" | "closing"} */
  let state = "serving"

  function close() {
    if (state === "closing") return
    state = "closing"
    setTimeout(() => exit(0), grace).unref()
    server.close(async () => {
      await Promise.allSettled(backgroundWork())
      exit(0)
    })
    server.closeIdleConnections()
  }

  return {
    isDraining: () => state !== "serving",
    /** Exits once open requests and the background work they started are done, or after `grace`. A second signal ends the drain. */
    onSignal() {
      if (state !== "serving" || drainSeconds === 0) return close()
      state = "draining"
      setTimeout(close, drainSeconds * 1_000)
    },
  }
}
