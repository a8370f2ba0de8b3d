// @ts-check
/**
 * `npm run build:cms`: builds the content service, unless the last build is up to date, and installs its packages where
 * they are missing. `npm start` and the tests use the same build.
 *
 * Uses only Node's own modules, because `.ci/run` builds the content service while the site's packages are being installed.
 */
import { runCommand } from "./lib/command.mjs"
import { prepareContent, requireNodeVersion } from "./lib/preparation.mjs"

runCommand(async () => {
  requireNodeVersion()
  await prepareContent()
})
