// @ts-check
/**
 * Installs the content service's packages after the site's. It is a separate package because it needs another version of
 * React. `SKIP_CMS_INSTALL=1` skips it, for hosts that only build the site.
 *
 * Uses only Node's own modules, because the site's packages may not be installed yet.
 */

import { runCommand } from "./lib/command.mjs"
import { hasContentService, installContentPackages } from "./lib/packages/contentPackages.mjs"
import { print, secondsSince } from "./lib/terminal.mjs"

runCommand(async () => {
  if (process.env.SKIP_CMS_INSTALL === "1" || !hasContentService()) return
  const started = performance.now()
  await installContentPackages()
  print(`Content service: packages installed in ${secondsSince(started)}`)
})
