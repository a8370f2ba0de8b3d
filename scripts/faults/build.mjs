// @ts-check
/** Runs inside the copy: rebuilds what is stale there, for the suites that need builds. */
import { runCommand } from "../lib/command.mjs"
import { localAddresses } from "../lib/environment.mjs"
import { prepareAll } from "../lib/preparation.mjs"
import { readPorts } from "../lib/services/ports.mjs"

runCommand(async () => {
  await prepareAll(localAddresses(readPorts(process.env)))
})
