// @ts-check

/**
 * @typedef {object} Addresses
 * @property {string} site
 * @property {string} content
 */

/**
 * Addresses of the services on this machine, as the browser sees them.
 * @param {{ site: number, cms: number }} ports
 * @returns {Addresses}
 */
export function localAddresses({ site, cms }) {
  return { site: `http://localhost:${site}`, content: `http://localhost:${cms}` }
}

/**
 * The variables that src/readConfig.ts reads; they are compiled into the pages.
 * @param {Addresses} addresses
 */
export function siteVariables({ site, content }) {
  return {
    GATSBY_SITE_URL: site,
    GATSBY_API_URL: `${content}/product`,
    GATSBY_CONTENT_URL: content,
    GATSBY_DASHBOARD_URL: content,
  }
}

/**
 * The same for development, where addresses that are already set win: first the environment's, then the file's.
 * @param {Addresses} addresses
 * @param {Record<string, string | undefined>} environment
 * @param {Record<string, string | undefined>} file contents of .env.development
 */
export function chosenSiteVariables(addresses, environment, file) {
  return Object.fromEntries(
    Object.entries(siteVariables(addresses)).map(([name, local]) => [
      name,
      environment[name]?.trim() || file[name]?.trim() || local,
    ]),
  )
}

/**
 * The environment for a child process.
 * @param {Record<string, string | undefined>} variables
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(variables = {}) {
  const { FORCE_COLOR, ...inherited } = process.env
  return {
    ...inherited,
    // Each tool sets its own mode; that of a test runner or shell would leak into builds and services.
    NODE_ENV: undefined,
    NO_COLOR: "1",
    GATSBY_TELEMETRY_DISABLED: "1",
    NEXT_TELEMETRY_DISABLED: "1",
    // Plain lines: Gatsby's default output redraws the screen, which a log can't do.
    GATSBY_LOGGER: "yurnalist",
    ...variables,
  }
}

/**
 * NODE_OPTIONS for a process that creates many short-lived objects, as builds and tests do: this process's, and twice the
 * 16 MB in which Node collects them by default. It saves a tenth of the CPU time.
 */
export function optionsForManyObjects() {
  return [process.env.NODE_OPTIONS, "--max-semi-space-size=32"].filter(Boolean).join(" ")
}
