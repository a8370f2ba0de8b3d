// @ts-check
/**
 * Installs the packages of the content service after those of the site: a package of its own, because its React is
 * another one. `SKIP_CMS_INSTALL=1` leaves it out, for hosts that only build the site.
 *
 * Uses nothing but Node: the site's own packages may not be there yet.
 */

import { runCommand } from "./lib/command.mjs"
import { hasContentService, installContentPackages } from "./lib/contentPackages.mjs"
import { say, secondsSince } from "./lib/terminal.mjs"

runCommand(async () => {
  if (process.env.SKIP_CMS_INSTALL === "1" || !hasContentService()) return
  const started = performance.now()
  await installContentPackages()
  say(`Content service: packages installed in ${secondsSince(started)}`)
})
