// @ts-check
import { fileURLToPath } from "node:url"
import { chromiumFlags } from "../browser/browserArguments.mjs"
import { findChromium } from "../browser/chromium.mjs"
import { localAddresses } from "../environment.mjs"
import { ensureContentPackages } from "../packages/contentPackages.mjs"
import { root } from "../paths.mjs"
import { hasMemoryForBoth, prepareAll } from "../preparation.mjs"
import { run } from "../processes/run.mjs"
import { readPorts } from "../services/ports.mjs"
import { print, step } from "../terminal.mjs"
import { prepareTestData } from "./testServices.mjs"

/**
 * Prepares the browser tests: a Chromium, or the reason why there is none, and both builds.
 * @param {{ shellFirst: boolean, makeAvif: boolean }} [options] as for `findChromium` and `prepareTestData`; by default, those of
 *   the daily tests
 * @returns {Promise<{ variables: Record<string, string>, reason: string | null }>}
 */
export async function prepareBrowser(
  { shellFirst, makeAvif } = { shellFirst: true, makeAvif: false },
) {
  const chromium = await step(
    "Chromium",
    () => findChromium({ shellFirst }),
    (found) => ("path" in found ? found.path : "none"),
  )
  const missing = "missing" in chromium ? chromium.missing : null
  if (missing && process.env.CI === "true") return { variables: {}, reason: missing }
  const addresses = localAddresses(readPorts(process.env))
  await prepareAll(addresses, () => prepareTestData({ makeAvif }))
  if ("missing" in chromium) return { variables: {}, reason: chromium.missing }
  const variables = { CHROME_PATH: chromium.path, CHROME_FLAGS: chromiumFlags.join(" ") }
  return { variables, reason: null }
}

/**
 * Starts to prepare the daily browser tests beside the tests before them: a build of the site leaves a core idle at times. It does
 * so in a process of its own, whose output would otherwise appear among theirs.
 * @returns {Promise<() => Promise<void>>} waits for its end and prints its output. If it failed, `prepareBrowser` will tell why.
 */
export async function prepareBrowserEarly() {
  if (!hasMemoryForBoth()) return async () => {}
  // First, because the content service's tests install them, too.
  await step("Content service: packages", ensureContentPackages)
  const prepared = run({
    name: "prepare-browser",
    command: process.execPath,
    args: [fileURLToPath(new URL("./prepareBrowserProcess.mjs", import.meta.url))],
    cwd: root,
    env: process.env,
  })
  return async () => {
    const { output } = await step(
      "Preparation beside the other tests",
      () => prepared,
      () => undefined,
    )
    print(output.trimEnd())
  }
}
