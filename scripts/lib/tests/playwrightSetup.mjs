// @ts-check
import { publishServices } from "../browser/browserArguments.mjs"
import { stopAll } from "../processes/processes.mjs"
import { showFailure } from "../terminal.mjs"
import { startForTests } from "./testServices.mjs"

/**
 * Playwright's global set-up: starts services for the whole run, with the `TestOptions` of the configuration's `metadata`.
 * @param {import("@playwright/test").FullConfig} config
 * @returns the teardown function
 */
export default async function setUp({ metadata }) {
  // Playwright only runs its teardown on SIGINT; on SIGTERM it would leave the services running.
  process.once("SIGTERM", () => stopAll().then(() => process.exit(143)))
  try {
    const { stop, ...services } = await startForTests({ makeAvif: metadata.makeAvif })
    publishServices(services)
    return stop
  } catch (error) {
    // Playwright only shows the message, not the output of the failed program.
    showFailure(error)
    throw error
  }
}
