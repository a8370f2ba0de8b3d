import type { Session } from "../api/session"
import { siteConfig } from "../config"

/**
 * The dashboard page that receives a signed-in visitor (docs/specification.md#interpretations).
 * @param base address of the dashboard application
 * @throws Error if that is not http(s): the token must not go anywhere else
 */
export function bridgeAddress({ token, user }: Session, base = siteConfig.dashboardUrl): string {
  const url = new URL(`${base}/login-bridge`)
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${base} is not an http(s) address`)
  url.searchParams.set("token", token)
  url.searchParams.set("user", JSON.stringify(user))
  return url.href
}

/** Leaves the site. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
