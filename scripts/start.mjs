// @ts-check
/** `npm start`: builds what is missing or stale, serves everything on this machine, and stops it all on Ctrl-C. */
import path from "node:path"
import { endsByInterrupt, runCommand } from "./lib/command.mjs"
import { localAddresses } from "./lib/environment.mjs"
import { logs, root } from "./lib/paths.mjs"
import { prepareAll, readFirstSignIn, requireNodeVersion } from "./lib/preparation.mjs"
import { readPorts, requireFreePorts } from "./lib/services/ports.mjs"
import { failWhenOneEnds, setUpContent, startServices } from "./lib/services/services.mjs"
import { bold, dim, print, secondsSince, step } from "./lib/terminal.mjs"

runCommand(async () => {
  const started = performance.now()
  requireNodeVersion()
  const ports = readPorts(process.env)
  await requireFreePorts(ports)
  const addresses = localAddresses(ports)
  const config = { ports, addresses }

  await prepareAll(addresses, () => setUpContent(config))
  const services = await step("Starting", () => startServices(config))

  endsByInterrupt()
  const signIn = readFirstSignIn()
  print(`
Ready in ${secondsSince(started)}

  Site             ${bold(addresses.site)}
  Content service  ${bold(`${addresses.content}/admin`)}
                   ${signIn ? `sign in as ${signIn.email} with ${signIn.password}` : "sign in as the administrator you created"}
  Mail             ${bold(`http://localhost:${ports.mail}`)} ${dim("catches every message sent")}
  Logs             ${path.relative(root, logs)}

Ctrl-C stops everything.`)
  return failWhenOneEnds(services.all)
})
