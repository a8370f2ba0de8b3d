// @ts-check
import { publishServices } from "./browserArguments.mjs"
import { stopAll } from "./processes.mjs"
import { showFailure } from "./terminal.mjs"
import { startForTests } from "./testServices.mjs"

/** Playwright's global set-up: services for the whole run. What it returns ends them. */
export default async function setUp() {
  // Playwright ends its work at SIGINT only; at SIGTERM it would leave the services behind.
  process.once("SIGTERM", () => stopAll().then(() => process.exit(143)))
  try {
    const { stop, ...services } = await startForTests()
    publishServices(services)
    return stop
  } catch (error) {
    // Playwright shows the message alone, without what the program that failed had to say.
    showFailure(error)
    throw error
  }
}
