import { type AnalyticsSettings, type PageView, sendPageView } from "../api/pageViews"

/** The parameters of an address that are told: they name the campaign. Others may hold a token or a search. */
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"]

type Place = Pick<Location, "pathname" | "search">

/**
 * Counts page views, each once and only when the page is loaded and idle. Pages with a token in their address are not
 * counted, and no page is if the visitor's browser objects.
 * @returns what to call with the address of each page, and of the same page when its query or hash changes
 */
export function createPageCounter(settings: AnalyticsSettings): (place: Place) => void {
  let last: string | undefined
  let referrer = otherOrigin(document.referrer)
  return ({ pathname, search }) => {
    if (pathname === last || objects()) return
    last = pathname
    const parameters = new URLSearchParams(search)
    if (parameters.has("token")) return
    const view: PageView = { path: pathname + campaign(parameters), referrer }
    // The next page was reached from this one.
    referrer = ""
    whenIdle(() => sendPageView(settings, view))
  }
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function objects(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === "1" || globalPrivacyControl === true
}

function otherOrigin(referrer: string): string {
  const { protocol, origin } = referrer ? new URL(referrer) : location
  // Apps have addresses too, without an origin.
  return !protocol.startsWith("http") || origin === location.origin ? "" : origin
}

function campaign(parameters: URLSearchParams): string {
  const told = [...parameters].filter(([name]) => CAMPAIGN.includes(name))
  return told.length > 0 ? `?${new URLSearchParams(told)}` : ""
}

function whenIdle(then: () => void) {
  const wait = () => {
    // Safari does not have it.
    if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 3_000 })
    else setTimeout(then, 200)
  }
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true })
}
