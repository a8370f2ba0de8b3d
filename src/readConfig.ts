/**
 * Reads and checks the settings that are compiled into the pages (docs/architecture.md#contracts). Separate from config.ts so that gatsby-config can run it first.
 */

/** Where the site and its services are. */
export type Addresses = {
  /** Public address of the site, without a trailing slash. */
  siteUrl: string
  /** Base of the product API, without a trailing slash. */
  apiUrl: string
  /** Base of the content service; its paths begin with /api/. */
  contentUrl: string
  /** Dashboard application; its page /login-bridge receives visitors who have signed in. */
  dashboardUrl: string
}

export type SiteConfig = Addresses & {
  /** Whether the product API takes comments, questions and subscriptions; otherwise their forms send nothing. */
  extraForms: boolean
}

type Environment = Partial<Record<string, string>>

const variables = {
  siteUrl: "GATSBY_SITE_URL",
  apiUrl: "GATSBY_API_URL",
  contentUrl: "GATSBY_CONTENT_URL",
  dashboardUrl: "GATSBY_DASHBOARD_URL",
} as const satisfies Record<keyof Addresses, string>

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

const fallbackOf = (env: Environment): Addresses =>
  env.NODE_ENV === "production" ? production : local

/**
 * Checks the variables and fills in what is not set.
 * @throws Error with a line for each variable that is wrong: its name, what it holds and what it may hold
 */
export function readConfig(env: Environment): SiteConfig {
  const fallback = fallbackOf(env)
  const problems: string[] = []
  /** Notes what is wrong with a variable, so that all of them are told at once. */
  const attempt = <Value>(read: () => Value, otherwise: Value): Value => {
    try {
      return read()
    } catch (error) {
      problems.push((error as Error).message)
      return otherwise
    }
  }
  const addressOf = (key: keyof Addresses) =>
    attempt(() => address(variables[key], env[variables[key]], fallback[key]), fallback[key])
  const addresses = {
    siteUrl: addressOf("siteUrl"),
    apiUrl: addressOf("apiUrl"),
    contentUrl: addressOf("contentUrl"),
    dashboardUrl: addressOf("dashboardUrl"),
  }
  const contentUrl = attempt(
    () => withoutPath(variables.contentUrl, addresses.contentUrl),
    addresses.contentUrl,
  )
  const extraForms = attempt(() => flag("GATSBY_EXTRA_FORMS", env.GATSBY_EXTRA_FORMS), false)
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return { ...addresses, contentUrl, extraForms }
}

function flag(variable: string, value: string | undefined): boolean {
  const text = value?.trim() || "false"
  if (text === "true" || text === "false") return text === "true"
  throw new Error(`${variable} is "${text}". Set it to true or false.`)
}

/** Warnings for a production build that relies on fallbacks, one for each unset variable. */
export function unsetAddresses(env: Environment): string[] {
  const fallback = fallbackOf(env)
  return (Object.keys(variables) as (keyof Addresses)[])
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
