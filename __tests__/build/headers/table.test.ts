/** @jest-environment node */
import { headersFor } from "../../../scripts/lib/services/siteServer.mjs"
import { servedTable } from "../../../src/build/headers/hosts/nodeServer"
import { hostTable, type TableInput } from "../../../src/build/headers/table"
import { input } from "./table"

const sent = (path: string, changes: Partial<TableInput> = {}) =>
  headersFor(path, servedTable(hostTable({ ...input, ...changes })))

const policyOf = (path: string, changes: Partial<TableInput> = {}) =>
  sent(path, changes)["Content-Security-Policy"]?.split("; ")

test("a page allows its own files, the configured services, the map's tiles and the players, and nothing else", () => {
  expect(policyOf("/about-us")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-AAAA' 'sha256-BBBB'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://tile.openstreetmap.org https://content.agency.example",
    "font-src 'self'",
    "media-src 'self' https://content.agency.example",
    "connect-src 'self' https://api.agency.example https://content.agency.example",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ])
})

test("a page's other headers are strict", () => {
  const { "Content-Security-Policy": _, "Permissions-Policy": features, ...others } = sent("/")
  expect(others).toEqual({
    "X-Frame-Options": "DENY",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "public, max-age=0, must-revalidate",
  })
  expect(features).toMatch(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/)
})

test.each(["/web-services", "/web-services/", "/web-services/index.html"])(
  "the panel may frame %s, which shows its documents",
  (path) => {
    expect(policyOf(path)).toContain("frame-ancestors https://content.agency.example")
    expect(policyOf(path)?.filter((each) => !each.startsWith("frame-ancestors"))).toEqual(
      policyOf("/")?.filter((each) => !each.startsWith("frame-ancestors")),
    )
    expect(sent(path)).not.toHaveProperty("X-Frame-Options")
  },
)

test.each(["/web-services-2", "/web-services/more", "/blog/web-services", "/404.html"])(
  "no one may frame %s",
  (path) => {
    expect(policyOf(path)).toContain("frame-ancestors 'none'")
    expect(sent(path)["X-Frame-Options"]).toBe("DENY")
  },
)

test("a site on http neither upgrades requests nor requires https", () => {
  const addresses = { ...input.addresses, siteUrl: "http://localhost:9000" }
  expect(policyOf("/", { addresses })).not.toContain("upgrade-insecure-requests")
  expect(sent("/", { addresses })).not.toHaveProperty("Strict-Transport-Security")
})

test("services on one address are named once", () => {
  const addresses = { ...input.addresses, apiUrl: "https://content.agency.example/product" }
  expect(policyOf("/", { addresses })).toContain(
    "connect-src 'self' https://content.agency.example",
  )
})

test("the operator's settings allow an object storage, and require https on subdomains", () => {
  const settings = { mediaOrigins: ["https://media.agency.example"], hstsSubdomains: true }
  expect(policyOf("/", { settings })).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://tile.openstreetmap.org https://content.agency.example https://media.agency.example",
      "media-src 'self' https://content.agency.example https://media.agency.example",
    ]),
  )
  expect(sent("/", { settings })["Strict-Transport-Security"]).toBe(
    "max-age=63072000; includeSubDomains",
  )
})

test.each([
  ["/", "must-revalidate"],
  ["/page-data/index/page-data.json", "must-revalidate"],
  ["/page-data/sq/d/123.json", "must-revalidate"],
  ["/rss.xml", "must-revalidate"],
  ["/app-0c2a5f6cfb71a9de824a.js", "immutable"],
  ["/1268.7fbf5cfb5d40c71c2144.css", "immutable"],
  ["/blog-index/8f2c/words-1.json", "immutable"],
  ["/blog-index.json", "must-revalidate"],
  ["/static/02e2/8f/cloth.avif", "immutable"],
  ["/fonts/display.woff2", "max-age=86400"],
  ["/favicon.ico", "max-age=86400"],
])("%s is cached as %s", (path, expected) => {
  expect(sent(path)["Cache-Control"]).toContain(expected)
})

test.each(["/static/02e2/8f/cloth.avif", "/cards/home.jpg"])("other sites may show %s", (path) => {
  expect(sent(path)["Cross-Origin-Resource-Policy"]).toBe("cross-origin")
})

const forge = {
  backend: "gitea",
  repo: "agency/site",
  branch: "main",
  baseUrl: "https://git.example",
} as const

test("the content editor has a policy of its own, and its sign-in window may answer it", () => {
  expect(policyOf("/edit", { editor: forge })).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline' blob:",
      "connect-src 'self' blob: data: https://git.example",
      "frame-ancestors 'none'",
    ]),
  )
  expect(sent("/edit", { editor: forge })).not.toHaveProperty("Cross-Origin-Opener-Policy")
  expect(policyOf("/edit")).toEqual(policyOf("/"))
})

test("the chosen analytics service may be told of page views, and may run nothing", () => {
  const analytics = {
    provider: "plausible",
    origin: "https://plausible.io",
    site: "www.agency.example",
  } as const
  const changed = policyOf("/", { analytics })?.filter((each) => !policyOf("/")?.includes(each))
  expect(changed).toEqual([
    "connect-src 'self' https://api.agency.example https://content.agency.example https://plausible.io",
  ])
})
