import type { AnalyticsSettings } from "../../api/pageViews"
import type { Addresses } from "../../readConfig"
import type { HeaderSettings } from "./settings"

type Directive =
  | "default-src"
  | "script-src"
  | "style-src"
  | "img-src"
  | "font-src"
  | "media-src"
  | "connect-src"
  | "frame-src"
  | "manifest-src"
  | "worker-src"
  | "object-src"
  | "base-uri"
  | "form-action"
  | "frame-ancestors"
  | "upgrade-insecure-requests"

/** A content security policy: its directives, each with its sources. */
export type Policy = Partial<Record<Directive, readonly string[]>>

/** Where the map's tiles come from (src/contact/leafletMap.ts). */
const MAP_TILES = "https://tile.openstreetmap.org"

/** The players that pages embed (src/components/media/video.ts). */
const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"]

const self = "'self'"
const none = "'none'"

/**
 * The content security policy of every page without a policy of its own.
 * @param scripts sources that allow the inline scripts, `'sha256-…'`
 */
export function sitePolicy(
  { siteUrl, apiUrl, contentUrl }: Addresses,
  { mediaOrigins }: HeaderSettings,
  scripts: readonly string[],
  analytics: AnalyticsSettings | null,
): Policy {
  const content = new URL(contentUrl).origin
  const media = [content, ...mediaOrigins]
  return {
    "default-src": [none],
    "script-src": [self, ...scripts],
    // React, Swiper and Leaflet set style attributes, and each page's stylesheet is inlined. A hash would switch
    // 'unsafe-inline' off.
    "style-src": [self, "'unsafe-inline'"],
    "img-src": unique([self, "data:", MAP_TILES, ...media]),
    "font-src": [self],
    "media-src": unique([self, ...media]),
    "connect-src": unique([
      self,
      new URL(apiUrl).origin,
      content,
      ...(analytics ? [analytics.origin] : []),
    ]),
    "frame-src": PLAYERS,
    "manifest-src": [self],
    "object-src": [none],
    "base-uri": [none],
    "form-action": [self],
    "frame-ancestors": [none],
    // On http, browsers would ask a local content service for https.
    ...(isSecure(siteUrl) && { "upgrade-insecure-requests": [] }),
  }
}

export function isSecure(address: string): boolean {
  return new URL(address).protocol === "https:"
}

/** The policy as the header's value. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ")
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)]
}
