// @ts-check
/** `npm run serve`: serves the built site on port 9000, or `--port`, with the headers and redirects of the build. */
import { parseArgs } from "node:util"
import { runCommand } from "./lib/command.mjs"
import { root } from "./lib/paths.mjs"
import { createSiteServer } from "./lib/services/siteServer.mjs"
import { print } from "./lib/terminal.mjs"

runCommand(async () => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "9000" } } })
  const server = createSiteServer(root)
  await new Promise((_, reject) => {
    server.once("error", reject)
    // Loopback only: a server for the internet is configured in deploy/.
    server.listen(Number(values.port), "127.0.0.1", () => {
      print(`The site is on http://localhost:${values.port}`)
    })
  })
})
