// @ts-check
import { existsSync } from "node:fs"
import path from "node:path"
import { fromFirstError } from "../output.mjs"
import { cms } from "../paths.mjs"
import { npm } from "../processes/programs.mjs"
import { run } from "../processes/run.mjs"
import { UserFacingError } from "../userFacingError.mjs"
import { hasPackagesOfLockfile } from "./lockfile.mjs"

export const hasContentService = () => existsSync(path.join(cms, "package.json"))

/**
 * Installs the content service's packages unless they are up to date.
 * @returns {Promise<string>} what was done, for the terminal
 */
export async function ensureContentPackages() {
  if (!hasContentService()) {
    throw new UserFacingError("The folder cms/ is missing, so the content service can't start.")
  }
  if (hasPackagesOfLockfile(cms)) return "up to date"
  await installContentPackages()
  return "installed"
}

/**
 * Asks the registry only what npm's cache doesn't know, which takes a third less time.
 * @throws UserFacingError with npm's output
 */
export async function installContentPackages() {
  let { code, output } = await install(["--prefer-offline"])
  // The cache knows a package from earlier, but not yet the lockfile's version of it.
  if (output.includes("ETARGET")) ({ code, output } = await install([]))
  if (code === 0) return
  throw new UserFacingError(
    "The content service's packages could not be installed. Fix the error that npm reports above, then run npm --prefix cms ci.",
    // npm ends with a list of all its options, which hides the cause.
    fromFirstError(output).split("\n").slice(0, 15).join("\n"),
  )
}

/** @param {string[]} options */
function install(options) {
  return run({
    name: "content-install",
    ...npm(["ci", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error", ...options]),
    cwd: cms,
    env: process.env,
  })
}
