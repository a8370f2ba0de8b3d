/** Where the site counts its page views. */
export type AnalyticsSettings = {
  provider: "plausible" | "umami"
  /** Origin of the provider's server. */
  origin: string
  /** Which of the provider's sites this is: Plausible's domain, Umami's website ID. */
  site: string
}

/** What is told about a page view, and nothing else. */
export type PageView = {
  /** Path, with the campaign that led to it. */
  path: string
  /** Origin of the site that linked here; empty if unknown, or this site. */
  referrer: string
}

/**
 * Tells the chosen service about a page view, through its documented API: https://plausible.io/docs/events-api,
 * https://umami.is/docs/api/sending-stats. The services' own scripts would send the whole address and could read what the
 * pages store (docs/decisions/013-analytics.md).
 */
export function sendPageView(settings: AnalyticsSettings, view: PageView): void {
  const { path, type, body } = requests[settings.provider](settings, view)
  fetch(settings.origin + path, {
    method: "POST",
    headers: { "Content-Type": type },
    body: JSON.stringify(body),
    credentials: "omit",
    referrerPolicy: "no-referrer",
    // The visitor may already be leaving.
    keepalive: true,
  }).catch(() => {
    // Content blockers block these services, which is the visitor's choice and no error of the page.
  })
}

type Request = { path: string; type: string; body: object }

const requests: Record<
  AnalyticsSettings["provider"],
  (settings: AnalyticsSettings, view: PageView) => Request
> = {
  plausible: ({ site }, { path, referrer }) => ({
    path: "/api/event",
    // Plausible reads it as JSON, and the browser need not ask first, unlike for application/json.
    type: "text/plain",
    body: { name: "pageview", url: location.origin + path, domain: site, referrer },
  }),
  umami: ({ site }, { path, referrer }) => ({
    path: "/api/send",
    type: "application/json",
    body: {
      type: "event",
      payload: { website: site, hostname: location.hostname, url: path, referrer },
    },
  }),
}
