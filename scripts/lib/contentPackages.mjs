// @ts-check
import { existsSync } from "node:fs"
import path from "node:path"
import { Explained } from "./explained.mjs"
import { hasPackagesOfLockfile } from "./lockfile.mjs"
import { fromFirstError } from "./output.mjs"
import { cms } from "./paths.mjs"
import { npm } from "./programs.mjs"
import { run } from "./run.mjs"

export const hasContentService = () => existsSync(path.join(cms, "package.json"))

/**
 * Installs the packages of the content service unless they are there.
 * @returns {Promise<string>} what was done, for the terminal
 */
export async function ensureContentPackages() {
  if (!hasContentService()) {
    throw new Explained("The folder cms/ is missing, so the content service can't be started.")
  }
  if (hasPackagesOfLockfile(cms)) return "up to date"
  await installContentPackages()
  return "installed"
}

/** @throws Explained with npm's own words */
export async function installContentPackages() {
  const { code, output } = await run({
    name: "content-install",
    ...npm(["ci", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"]),
    cwd: cms,
    env: process.env,
  })
  if (code === 0) return
  throw new Explained(
    "The packages of the content service could not be installed: put right what npm says above, then run npm --prefix cms ci.",
    // npm ends with all its options, which say nothing of the reason.
    fromFirstError(output).split("\n").slice(0, 15).join("\n"),
  )
}
