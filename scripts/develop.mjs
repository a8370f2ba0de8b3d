// @ts-check
/** `npm run develop`: Gatsby's development server, with the content service and the mail catcher. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import dotenv from "dotenv"
import { endsByInterrupt, runCommand } from "./lib/command.mjs"
import { childEnvironment, chosenSiteVariables, localAddresses } from "./lib/environment.mjs"
import { root } from "./lib/paths.mjs"
import { prepareContent, readFirstSignIn, requireNodeVersion } from "./lib/preparation.mjs"
import { startProcess } from "./lib/processes/processes.mjs"
import { programOf } from "./lib/processes/programs.mjs"
import { readPorts, requireFreePorts } from "./lib/services/ports.mjs"
import { failWhenOneEnds, setUpContent, startServices } from "./lib/services/services.mjs"
import { print, step } from "./lib/terminal.mjs"

runCommand(async () => {
  requireNodeVersion()
  const ports = readPorts(process.env, { site: 8000 })
  await requireFreePorts(ports)
  const addresses = localAddresses(ports)
  const config = { ports, addresses }

  await prepareContent(() => setUpContent(config))
  const services = await step("Starting", () => startServices(config, { withSite: false }))
  const signIn = readFirstSignIn()
  const withPassword = signIn ? ` (${signIn.email}, ${signIn.password})` : ""
  print(`
  Content service  ${addresses.content}/admin${withPassword}
  Mail             http://localhost:${ports.mail}
  Site             ${addresses.site} (once Gatsby is ready):
`)
  endsByInterrupt()
  const site = startProcess({
    name: "site",
    command: process.execPath,
    args: [programOf("gatsby"), "develop", "--port", String(ports.site)],
    cwd: root,
    env: {
      ...childEnvironment(chosenSiteVariables(addresses, process.env, ownVariables())),
      // Interactive, so keep Gatsby's own colours and progress bars.
      NO_COLOR: process.env.NO_COLOR,
      FORCE_COLOR: process.env.FORCE_COLOR,
      GATSBY_LOGGER: process.env.GATSBY_LOGGER,
    },
    inherit: true,
  })
  return failWhenOneEnds([...services.all, { label: "site's development server", process: site }])
})

/** The variables in .env.development, if it exists. */
function ownVariables() {
  const file = path.join(root, ".env.development")
  return existsSync(file) ? dotenv.parse(readFileSync(file)) : {}
}
