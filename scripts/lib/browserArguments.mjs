// @ts-check

/** Variable in which the set-up hands the services to the processes that run the tests. */
const variable = "TEST_SERVICES"

/** @typedef {import("./testServices.mjs").TestServices} TestServices */

/** @param {TestServices} services */
export function publishServices(services) {
  process.env[variable] = JSON.stringify(services)
}

/** @returns {TestServices | null} null before the set-up, as when tests are only listed */
export function publishedServices() {
  const text = process.env[variable]
  return text ? JSON.parse(text) : null
}

/**
 * Leads the browser from the addresses built into the pages to the ports where this run's services listen, so that one
 * build serves `npm start` and every test run.
 * @param {Pick<TestServices, "siteUrl" | "contentUrl" | "ports">} services
 * @param {{ contentPort?: number }} [instead] another content service, or none: a port where nothing listens
 * @returns {string}
 */
export function hostRules({ siteUrl, contentUrl, ports }, { contentPort = ports.cms } = {}) {
  const rules = [
    [siteUrl, ports.site],
    [contentUrl, contentPort],
  ].map(([url, port]) => `MAP ${new URL(String(url)).host} 127.0.0.1:${port}`)
  return `--host-resolver-rules=${rules.join(",")}`
}

/**
 * Flags for a headless Chromium that makes no calls of its own. Its sandbox is off for root only: Chromium refuses to
 * start otherwise, as in containers.
 */
export const chromiumFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
]
