import type { Session } from "../api/session"
import { siteConfig } from "../config"

/**
 * The dashboard's page that takes a signed-in visitor over (SPEC 4; DESIGN "How SPEC is read").
 * @param base address of the dashboard application
 * @throws Error when that is no web address: a token goes nowhere else
 */
export function bridgeAddress({ token, user }: Session, base = siteConfig.dashboardUrl): string {
  const url = new URL(`${base}/login-bridge`)
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${base} is no address of a dashboard`)
  url.searchParams.set("token", token)
  url.searchParams.set("user", JSON.stringify(user))
  return url.href
}

/** Leaves the site. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
