// @ts-check
import { readFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { buildWhenStale, contentBuild, siteBuild } from "./build/builds.mjs"
import { ensureContentPackages } from "./packages/contentPackages.mjs"
import { cms, root } from "./paths.mjs"
import { step } from "./terminal.mjs"
import { UserFacingError } from "./userFacingError.mjs"

/** @throws UserFacingError when the Node version is older than package.json allows */
export function requireNodeVersion() {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))
  const oldest = String(engines.node).replace(/[^\d.]/g, "")
  if (!isAtLeast(process.versions.node, oldest)) {
    throw new UserFacingError(
      `This project needs Node ${oldest} or newer, but this is Node ${process.versions.node}: see https://nodejs.org/`,
    )
  }
}

/** @param {string} version @param {string} oldest both in the form `20.9.0` */
function isAtLeast(version, oldest) {
  return version.localeCompare(oldest, "en", { numeric: true }) >= 0
}

/** Peak memory of both builds together, plus the system. */
const memoryForBoth = 6 * 2 ** 30

/**
 * Prepares the content service and the site: in parallel if there is enough memory, because each leaves a core idle at
 * times.
 * @param {import("./environment.mjs").Addresses} addresses
 * @param {() => Promise<unknown>} [setUpDatabase] as for `prepareContent`
 */
export async function prepareAll(addresses, setUpDatabase) {
  const memory = Math.min(process.constrainedMemory?.() || Number.POSITIVE_INFINITY, os.totalmem())
  const content = prepareContent(setUpDatabase)
  if (memory < memoryForBoth) await content
  await Promise.all([content, prepareSite(addresses)])
}

/**
 * Installs and builds the content service where needed.
 * @param {() => Promise<unknown>} [setUpDatabase] what to do next, while the site may still be building
 */
export async function prepareContent(setUpDatabase) {
  await step("Content service: packages", ensureContentPackages)
  await step("Content service: build", () => buildWhenStale(contentBuild()))
  if (setUpDatabase) await step("Content service: database", setUpDatabase, () => undefined)
}

/**
 * Builds the site for these addresses unless the last build is up to date.
 * @param {import("./environment.mjs").Addresses} addresses
 */
async function prepareSite(addresses) {
  await step("Site: build", (show) => buildWhenStale(siteBuild(addresses), show))
}

/**
 * The sample administrator's credentials, which the content service saves when it creates the account.
 * @param {string} [dataDir]
 * @returns {{ email: string, password: string } | null} null if the file, or the password in it, was removed
 */
export function readFirstSignIn(dataDir = process.env.DATA_DIR || "data") {
  try {
    const note = JSON.parse(readFileSync(path.resolve(cms, dataDir, "first-run.json"), "utf8"))
    return note.password ? note : null
  } catch {
    return null
  }
}
