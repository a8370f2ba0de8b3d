// @ts-check
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { childEnvironment } from "../environment.mjs"
import { logs, root } from "../paths.mjs"
import { programOf } from "../processes/programs.mjs"
import { run } from "../processes/run.mjs"
import { UserFacingError } from "../userFacingError.mjs"
import { usualPlaces } from "./chromiumPlaces.mjs"

/**
 * Finds a working Chromium, or installs one. Tries CHROME_PATH, the usual places, Playwright's own, Playwright's download,
 * and the system's package manager where permitted.
 * @param {{ shellFirst?: boolean }} [options] as for `usualPlaces`
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why there is none
 */
export async function findChromium(options) {
  const wanted = process.env.CHROME_PATH
  if (wanted) {
    if (runs(wanted)) return { path: wanted }
    throw new UserFacingError(
      `CHROME_PATH is "${wanted}", which is not a browser that starts on this machine.`,
    )
  }
  const found = await findInstalled(options)
  if (found) return { path: found }
  await downloadWithPlaywright()
  const downloaded = await findInstalled()
  if (downloaded) return { path: downloaded }
  const refusal = await installWithPackageManager()
  const installed = await findInstalled()
  if (installed) return { path: installed }
  return {
    missing: `no Chromium was found, Playwright could not download one (${logOf("playwright")}) and ${refusal}`,
  }
}

/** @param {{ shellFirst?: boolean }} [options] */
async function findInstalled(options) {
  const { chromium } = await import("@playwright/test")
  const usual = usualPlaces(process.platform, process.env, options)
  const places = [...usual, chromium.executablePath()]
  return places.find((place) => place && runs(place))
}

/**
 * An existing file may still not run: Ubuntu's `chromium-browser` only tells you to install another package, and
 * Playwright's Chromium needs system libraries.
 * @param {string} program
 */
function runs(program) {
  if (!existsSync(program)) return false
  // On Windows this would open a window.
  if (process.platform === "win32") return true
  return spawnSync(program, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0
}

function downloadWithPlaywright() {
  return run({
    name: "chromium-playwright",
    command: process.execPath,
    args: [programOf("@playwright/test", "playwright"), "install", "chromium"],
    cwd: root,
    env: childEnvironment({ PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" }),
    logFile: path.join(logs, "chromium-playwright.log"),
    limitMs: 120_000,
  })
}

/** @returns {Promise<string>} why it may have failed, worded as the end of a sentence */
async function installWithPackageManager() {
  if (spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) {
    return "this system has no apt-get to install one with"
  }
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
  if (prefix.length > 0 && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0) {
    return "installing one takes an administrator (sudo apt-get install chromium)"
  }
  const options = ["-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=60"]
  // A fresh machine may have no package lists yet; if the update fails, an old list still works.
  await apt("update", [...prefix, "apt-get", "update"])
  await apt("install", [...prefix, "apt-get", "install", ...options, "chromium"])
  return `apt-get could not install one (${logOf("apt-install")})`
}

/** @param {string} name @param {string[]} call */
function apt(name, [command = "", ...args]) {
  return run({
    name: `chromium-apt-${name}`,
    command,
    args,
    cwd: root,
    env: childEnvironment({ DEBIAN_FRONTEND: "noninteractive" }),
    logFile: path.join(logs, `chromium-apt-${name}.log`),
    limitMs: 300_000,
  })
}

/** @param {string} name */
function logOf(name) {
  return path.relative(root, path.join(logs, `chromium-${name}.log`))
}
