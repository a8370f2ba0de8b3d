import * as chromeLauncher from "chrome-launcher"
import lighthouse from "lighthouse"

// Whatever ends the command ends the browser too.
process.on("exit", () => chromeLauncher.killAll())

/**
 * Runs Lighthouse once, as a phone on a simulated slow connection, in a browser of its own.
 * @param {string} url
 * @param {{ chromePath: string, chromeFlags: string[] }} browser
 */
export async function runLighthouse(url, browser) {
  const chrome = await chromeLauncher.launch({ ...browser, logLevel: "silent" })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    chrome.kill()
  }
}
