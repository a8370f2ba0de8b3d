// @ts-check
/** Run in the copy: builds there what a change has made stale, for the suites that look at builds. */
import { runCommand } from "../lib/command.mjs"
import { localAddresses } from "../lib/environment.mjs"
import { readPorts } from "../lib/ports.mjs"
import { prepareAll } from "../lib/preparation.mjs"

runCommand(async () => {
  await prepareAll(localAddresses(readPorts(process.env)))
})
