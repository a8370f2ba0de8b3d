// @ts-check

/**
 * Starts to listen, or exits with a readable message.
 * @param {import("node:http").Server} server
 * @param {{ port: number, hostname: string, variable?: string }} address and the variable that sets its port
 * @param {(code: number) => void} exit
 * @returns {Promise<void>} once it listens
 */
export function listen(server, { port, hostname, variable = "PORT" }, exit) {
  return new Promise((resolve) => {
    /** @param {Error} error */
    const fail = (error) => {
      const isTaken = "code" in error && error.code === "EADDRINUSE"
      console.error(
        isTaken
          ? `Port ${port} on ${hostname} is taken by another process. Set ${variable} to a free one.`
          : error.message,
      )
      exit(1)
    }
    server.once("error", fail)
    server.listen(port, hostname, () => {
      server.off("error", fail)
      resolve()
    })
  })
}
