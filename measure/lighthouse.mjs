import * as chromeLauncher from "chrome-launcher"
import lighthouse from "lighthouse"

/** How often a page is measured until Lighthouse has recorded all that it needs. */
const TRIES = 4

// Whatever ends the command ends the browser too.
process.on("exit", () => chromeLauncher.killAll())

/**
 * Runs Lighthouse once, as a phone on a simulated slow connection, in a browser of its own. Now and then, Lighthouse misses
 * the start of the recording and asks to be run again.
 * @param {string} url
 * @param {{ chromePath: string, chromeFlags: string[] }} browser
 * @returns Lighthouse's result, and the events of the trace that it is computed from
 */
export async function runLighthouse(url, browser) {
  for (let tries = 1; ; tries += 1) {
    const { result, trace } = await runOnce(url, browser)
    const { runtimeError } = result
    if (!runtimeError) return { result, trace }
    if (runtimeError.code !== "NO_NAVSTART" || tries === TRIES) {
      throw new Error(`${url}: ${runtimeError.message}`)
    }
  }
}

async function runOnce(url, browser) {
  const chrome = await chromeLauncher.launch({ ...browser, logLevel: "silent" })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { Trace: trace } = result.artifacts
    return { result: result.lhr, trace: trace.traceEvents }
  } finally {
    chrome.kill()
  }
}
