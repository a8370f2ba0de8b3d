import type { AnalyticsSettings } from "../../api/pageViews"
import { editorDirectives } from "../../editor/policy"
import type { EditorSettings } from "../../editor/settings"
import type { Addresses } from "../../readConfig"
import { isSecure, type Policy, policyText, sitePolicy } from "./policy"
import type { HeaderSettings } from "./settings"
import type { HeaderRule, HostTable } from "./types"

/** What the table is made from. */
export type TableInput = {
  addresses: Addresses
  settings: HeaderSettings
  /** Sources that allow the inline scripts of the written pages. */
  scripts: readonly string[]
  /** Pages that show a list of the content service. */
  listPages: readonly string[]
  /** Where the content editor saves; null if the site has none. */
  editor: EditorSettings | null
  /** Where page views are counted; null if nowhere. */
  analytics: AnalyticsSettings | null
  redirects: HostTable["redirects"]
  pages: HostTable["pages"]
}

/** A page whose policy differs from that of all others. */
type PagePolicy = {
  about: string
  paths: readonly string[]
  /** Directives that replace those of the site's policy. */
  directives: Policy
  /** Other headers that differ. */
  headers?: HeaderRule["headers"]
}

const POLICY = "Content-Security-Policy"
const FRAMES = "X-Frame-Options"

/** Caches must ask whether a response is still current; the answer is usually 304. */
export const REVALIDATE = "public, max-age=0, must-revalidate"
const FOREVER = "public, max-age=31536000, immutable"
/** For files that rarely change but keep their name. */
const DAY = "public, max-age=86400, stale-while-revalidate=2592000"

/** Features that no page uses. Those that the players use (autoplay, fullscreen) stay at their defaults. */
const DISABLED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
]

/** The one table of headers and redirects (docs/decisions/011-headers.md). */
export function hostTable(input: TableInput): HostTable {
  const { addresses, settings, scripts, redirects, pages, analytics } = input
  const policy = sitePolicy(addresses, settings, scripts, analytics)
  return {
    rules: [
      {
        about: "Everything",
        paths: ["/*"],
        headers: {
          [POLICY]: policyText(policy),
          [FRAMES]: "DENY",
          ...(isSecure(addresses.siteUrl) && { "Strict-Transport-Security": hsts(settings) }),
          "X-Content-Type-Options": "nosniff",
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "Permissions-Policy": DISABLED_FEATURES.map((name) => `${name}=()`).join(", "),
          "Cross-Origin-Opener-Policy": "same-origin",
          "Cross-Origin-Resource-Policy": "same-origin",
          "Cache-Control": REVALIDATE,
        },
      },
      {
        about: "Scripts, styles and the search index's parts, whose names contain a hash",
        paths: ["/*.js", "/*.css", "/blog-index/*"],
        headers: { "Cache-Control": FOREVER },
      },
      {
        about: "Pictures, whose names contain a hash; feed readers show them on their own pages",
        paths: ["/static/*"],
        headers: { "Cache-Control": FOREVER, "Cross-Origin-Resource-Policy": "cross-origin" },
      },
      {
        about: "Social cards, which other sites show",
        paths: ["/cards/*"],
        headers: { "Cache-Control": DAY, "Cross-Origin-Resource-Policy": "cross-origin" },
      },
      {
        about: "Fonts and icons, whose names stay the same",
        paths: ["/fonts/*", "/icons/*", "/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"],
        headers: { "Cache-Control": DAY },
      },
      ...pagePolicies(input).map((page) => policyRule(page, policy)),
    ],
    redirects,
    pages,
  }
}

/** The pages with a policy of their own. */
function pagePolicies({ addresses, listPages, editor }: TableInput): PagePolicy[] {
  return [
    ...(editor ? [editorPage(editor)] : []),
    {
      about: "Pages that show documents of the content service, whose panel may frame them",
      paths: listPages,
      directives: { "frame-ancestors": [new URL(addresses.contentUrl).origin] },
    },
  ]
}

function editorPage(editor: EditorSettings): PagePolicy {
  return {
    about: "The content editor",
    paths: ["/edit"],
    directives: editorDirectives(editor),
    // Signing in at a forge opens a window there, which comes back and tells the editor.
    headers: editor.backend === "local" ? {} : { "Cross-Origin-Opener-Policy": null },
  }
}

function policyRule({ about, paths, directives, headers }: PagePolicy, policy: Policy): HeaderRule {
  const own: Policy = { ...policy, ...directives }
  const isFramed = own["frame-ancestors"]?.join() !== "'none'"
  return {
    about,
    paths,
    headers: {
      [POLICY]: policyText(own),
      ...headers,
      // It can't name an origin, and browsers that support frame-ancestors ignore it.
      ...(isFramed && { [FRAMES]: null }),
    },
  }
}

function hsts({ hstsSubdomains }: HeaderSettings): string {
  // Two years, which is what browsers' preload lists require.
  return `max-age=63072000${hstsSubdomains ? "; includeSubDomains" : ""}`
}
