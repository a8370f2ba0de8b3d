import { parseCookies } from "payload/shared"
import type { Environment } from "../environment.ts"

/** Path of src/app/login-bridge. */
export const bridgePath = "/login-bridge"

type CookieSettings = Pick<Environment, "cmsUrl">

/**
 * Cookie of a site user, unrelated to the panel's (`payload-token`). Its path keeps it away from
 * all other URLs of this service. It carries no brand, so that a rebrand keeps it: changing its name
 * signs everybody out.
 */
const bareName = "site-account"

/** Browsers accept the `__Secure-` prefix over TLS only. */
function nameOf({ cmsUrl }: CookieSettings): string {
  return isSecure({ cmsUrl }) ? `__Secure-${bareName}` : bareName
}

function isSecure({ cmsUrl }: CookieSettings): boolean {
  return cmsUrl.startsWith("https:")
}

export function readCookie({ headers }: Request, settings: CookieSettings): string {
  return parseCookies(headers).get(nameOf(settings)) ?? ""
}

export function writeCookie(token: string, expiresAt: Date, settings: CookieSettings): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
  return cookie(token, seconds, settings)
}

export function clearCookie(settings: CookieSettings): string {
  return cookie("", 0, settings)
}

function cookie(value: string, seconds: number, settings: CookieSettings): string {
  const attributes = [`Path=${bridgePath}`, `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"]
  if (isSecure(settings)) attributes.push("Secure")
  return [`${nameOf(settings)}=${value}`, ...attributes].join("; ")
}
