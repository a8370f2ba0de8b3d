/**
 * Reads and checks the four addresses that are compiled into the pages
 * (docs/architecture.md#contracts). Separate from config.ts so that gatsby-config can run it first.
 */

export type SiteConfig = {
  /** Public address of the site, without a trailing slash. */
  siteUrl: string
  /** Base of the product API, without a trailing slash. */
  apiUrl: string
  /** Base of the content service; its paths begin with /api/. */
  contentUrl: string
  /** Dashboard application; its page /login-bridge receives visitors who have signed in. */
  dashboardUrl: string
}

type Environment = Partial<Record<string, string>>

const variables = {
  siteUrl: "GATSBY_SITE_URL",
  apiUrl: "GATSBY_API_URL",
  contentUrl: "GATSBY_CONTENT_URL",
  dashboardUrl: "GATSBY_DASHBOARD_URL",
} as const satisfies Record<keyof SiteConfig, string>

const local = {
  siteUrl: "http://localhost:9000",
  apiUrl: "http://localhost:3001/product",
  contentUrl: "http://localhost:3001",
  dashboardUrl: "http://localhost:3001",
}

/** What a production build calls when nothing is set. */
const production = {
  ...local,
  apiUrl: "https://api.agency.example/product",
  contentUrl: "https://content.agency.example",
}

const fallbackOf = (env: Environment): SiteConfig =>
  env.NODE_ENV === "production" ? production : local

/**
 * Checks the address variables and fills in what is not set.
 * @throws Error with a line for each that is not an http(s) address: the variable, what it holds and an example
 */
export function readConfig(env: Environment): SiteConfig {
  const fallback = fallbackOf(env)
  const problems: string[] = []
  const addressOf = (key: keyof SiteConfig) => {
    try {
      return address(variables[key], env[variables[key]], fallback[key])
    } catch (error) {
      problems.push((error as Error).message)
      return fallback[key]
    }
  }
  const addresses = {
    siteUrl: addressOf("siteUrl"),
    apiUrl: addressOf("apiUrl"),
    contentUrl: addressOf("contentUrl"),
    dashboardUrl: addressOf("dashboardUrl"),
  }
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return { ...addresses, contentUrl: withoutPath(variables.contentUrl, addresses.contentUrl) }
}

/** Warnings for a production build that relies on fallbacks, one for each unset variable. */
export function unsetAddresses(env: Environment): string[] {
  const fallback = fallbackOf(env)
  return (Object.keys(variables) as (keyof SiteConfig)[])
    .filter((key) => !env[variables[key]]?.trim())
    .map(
      (key) =>
        `${variables[key]} is not set: this build uses ${fallback[key]}. Set it in the environment or in .env.production (see .env.example).`,
    )
}

function address(variable: string, value: string | undefined, fallback: string): string {
  const text = value?.trim()
  if (!text) return fallback
  let url: URL | undefined
  try {
    url = new URL(text)
  } catch {
    // Reported below, in a message that an operator can act on.
  }
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `${variable} is "${text}", which is not an address of a service. Write it in full, for example ${fallback}`,
    )
  }
  return url.href.replace(/\/+$/, "")
}

/** The service's answers contain root-relative addresses such as /api/media/file/a.webp. */
function withoutPath(variable: string, text: string): string {
  const { origin, pathname } = new URL(text)
  if (pathname === "/") return text
  throw new Error(
    `${variable} is "${text}", which has a path. The content service's paths begin with /api/ at the root of its host: write ${origin}`,
  )
}
