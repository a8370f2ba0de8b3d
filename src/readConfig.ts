/**
 * What the environment says of the four addresses that are compiled into the pages (DESIGN "Contracts", Configuration).
 * Apart from config.ts, so that gatsby-config can ask before anything else does.
 */

export type SiteConfig = {
  /** Public address of the site, without a trailing slash. */
  siteUrl: string
  /** Base of the product API, without a trailing slash. */
  apiUrl: string
  /** Base of the content service; its paths begin with /api/. */
  contentUrl: string
  /** Dashboard application, whose page /login-bridge takes a signed-in visitor over. */
  dashboardUrl: string
}

type Environment = Partial<Record<string, string>>

const local = {
  siteUrl: "http://localhost:9000",
  apiUrl: "http://localhost:3001/product",
  contentUrl: "http://localhost:3001",
  dashboardUrl: "http://localhost:3001",
}

/** What a production build talks to when nothing is set (SPEC 7: "with a production fallback"). */
const production = {
  ...local,
  apiUrl: "https://api.adwene.example/product",
  contentUrl: "https://content.adwene.example",
}

/**
 * Checks the address variables and fills in what is not set.
 * @throws Error naming the variable, what it holds and an example, when one is not an http(s) address
 */
export function readConfig(env: Environment): SiteConfig {
  const fallback = env.NODE_ENV === "production" ? production : local
  return {
    siteUrl: address("GATSBY_SITE_URL", env.GATSBY_SITE_URL, fallback.siteUrl),
    apiUrl: address("GATSBY_API_URL", env.GATSBY_API_URL, fallback.apiUrl),
    contentUrl: address("GATSBY_CONTENT_URL", env.GATSBY_CONTENT_URL, fallback.contentUrl),
    dashboardUrl: address("GATSBY_DASHBOARD_URL", env.GATSBY_DASHBOARD_URL, fallback.dashboardUrl),
  }
}

function address(variable: string, value: string | undefined, fallback: string): string {
  const text = value?.trim()
  if (!text) return fallback
  let url: URL | undefined
  try {
    url = new URL(text)
  } catch {
    // Reported below, in the words an operator can act on.
  }
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `${variable} is "${text}", which is not an address of a service. Write it in full, for example ${fallback}`,
    )
  }
  return url.href.replace(/\/+$/, "")
}
