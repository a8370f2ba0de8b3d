import type { AnalyticsSettings } from "../api/pageViews"

type Environment = Partial<Record<string, string>>

/** The two services that set no cookies, with what their settings look like. */
export const providers = {
  plausible: {
    name: "Plausible",
    origin: "https://plausible.io",
    site: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    wanted: "the site's domain as Plausible knows it, for example www.agency.example",
  },
  umami: {
    name: "Umami",
    origin: "https://cloud.umami.is",
    site: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    wanted: "the website ID from Umami, for example 0e8e2f2c-3f6a-4b0b-9d57-2f1c4f2e8a11",
  },
} as const

/**
 * Checks the variables GATSBY_ANALYTICS, GATSBY_ANALYTICS_SITE and GATSBY_ANALYTICS_URL.
 * @returns null if none is set: nothing is counted then
 * @throws Error naming the variable, what it holds and what it may hold
 */
export function readAnalytics(env: Environment): AnalyticsSettings | null {
  const read = (name: string) => env[name]?.trim() ?? ""
  const chosen = read("GATSBY_ANALYTICS")
  const names = Object.keys(providers) as (keyof typeof providers)[]
  if (!chosen) {
    const alone = ["GATSBY_ANALYTICS_SITE", "GATSBY_ANALYTICS_URL"].find(read)
    if (!alone) return null
    throw new Error(
      `${alone} is set, but GATSBY_ANALYTICS is not. Write one of ${names.join(", ")}.`,
    )
  }
  const provider = names.find((name) => name === chosen)
  if (!provider) {
    throw new Error(`GATSBY_ANALYTICS is "${chosen}". Write one of ${names.join(", ")}.`)
  }
  const site = read("GATSBY_ANALYTICS_SITE")
  const { wanted, site: pattern, origin } = providers[provider]
  if (!pattern.test(site)) {
    throw new Error(`GATSBY_ANALYTICS_SITE is "${site}". Write ${wanted}.`)
  }
  return { provider, origin: checkedOrigin(read("GATSBY_ANALYTICS_URL") || origin, origin), site }
}

function checkedOrigin(text: string, example: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url?.protocol === "http:" && url.hostname === "localhost"
  const isSafe = url?.protocol === "https:" || isLocal
  if (url && isSafe && url.href === `${url.origin}/`) return url.origin
  throw new Error(
    `GATSBY_ANALYTICS_URL is "${text}". Write the server's https address without a path, for example ${example}`,
  )
}
