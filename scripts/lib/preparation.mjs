// @ts-check
import { readFileSync } from "node:fs"
import path from "node:path"
import { buildWhenStale, contentBuild, siteBuild } from "./builds.mjs"
import { ensureContentPackages } from "./contentPackages.mjs"
import { Explained } from "./explained.mjs"
import { cms, root } from "./paths.mjs"
import { step } from "./terminal.mjs"

/** @throws Explained when this Node is older than package.json allows */
export function requireNodeVersion() {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))
  const oldest = String(engines.node).replace(/[^\d.]/g, "")
  if (!isAtLeast(process.versions.node, oldest)) {
    throw new Explained(
      `Node ${oldest} or newer is needed, and this is ${process.versions.node}: see https://nodejs.org/`,
    )
  }
}

/** @param {string} version @param {string} oldest both as `20.9.0` */
function isAtLeast(version, oldest) {
  return version.localeCompare(oldest, "en", { numeric: true }) >= 0
}

/** Installs and builds what the content service lacks. */
export async function prepareContent() {
  await step("Content service: packages", ensureContentPackages)
  await step("Content service: build", () => buildWhenStale(contentBuild()))
}

/**
 * Builds the site for these addresses if its last build was of something else.
 * @param {import("./environment.mjs").Addresses} addresses
 */
export async function prepareSite(addresses) {
  await step("Site: build", () => buildWhenStale(siteBuild(addresses)))
}

/**
 * The sample administrator's sign-in, which the content service notes when it makes one.
 * @param {string} [dataDir]
 * @returns {{ email: string, password: string } | null} null when the note was removed
 */
export function readFirstSignIn(dataDir = process.env.DATA_DIR || "data") {
  try {
    return JSON.parse(readFileSync(path.resolve(cms, dataDir, "first-run.json"), "utf8"))
  } catch {
    return null
  }
}
