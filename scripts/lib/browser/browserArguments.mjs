// @ts-check

/** Environment variable that passes the services from the global set-up to the test workers. */
const variable = "TEST_SERVICES"

/** @typedef {import("../tests/testServices.mjs").TestServices} TestServices */

/** @param {TestServices} services */
export function publishServices(services) {
  process.env[variable] = JSON.stringify(services)
}

/** @returns {TestServices | null} null before the set-up, for example when tests are only listed */
export function publishedServices() {
  const text = process.env[variable]
  return text ? JSON.parse(text) : null
}

/**
 * Maps the addresses built into the pages to the ports where this run's services listen, so that one build serves
 * `npm start` and every test run.
 * @param {Pick<TestServices, "siteUrl" | "contentUrl" | "ports">} services
 * @param {{ contentPort?: number }} [instead] port of another content service, or one where nothing listens
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
 * Flags for running headless and without background network requests. The sandbox is disabled only for root, where
 * Chromium refuses to start with it, as in containers.
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
