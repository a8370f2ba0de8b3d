import type { SanitizedConfig } from "payload"

/** Pages and files that the service answers itself or through Next. */
const exact = ["/", "/health", "/healthz", "/login-bridge", "/login-bridge/sign-out", "/readyz"]

/** An address with something in place of everything a caller can choose, for the log and the metrics. */
export function routeOf(
  url: string,
  { collections, endpoints }: Pick<SanitizedConfig, "collections" | "endpoints">,
): string {
  const [pathname = ""] = url.split("?")
  if (exact.includes(pathname)) return pathname
  const [first, second, ...rest] = pathname.split("/").slice(1)
  if (first === "_next") return "/_next/*"
  if (first === "admin") return "/admin/*"
  if (first === "fonts") return "/fonts/:file"
  if (first === "product") return productRoute(pathname, endpoints)
  if (first !== "api" || !second) return "unknown"
  if (second === "product") return productRoute(pathname.slice("/api".length), endpoints)
  const collection = collections.find(({ slug }) => slug === second)
  return collection ? `/api/${second}${restOf(rest, collection.endpoints || [])}` : "unknown"
}

type Routes = readonly { path: string }[]

function productRoute(pathname: string, endpoints: Routes): string {
  return endpoints.some(({ path }) => path === pathname) ? pathname : "/product/unknown"
}

/** What follows a collection's slug: one of its endpoints, with placeholders. */
function restOf(parts: string[], endpoints: Routes): string {
  if (parts.length === 0) return ""
  if (parts[0] === "file") return "/file/:name"
  const path = `/${parts.join("/")}`
  if (endpoints.some((endpoint) => endpoint.path === path)) return path
  const withId = path.replace(/\/\d+(?=\/|$)/, "/:id")
  return withId === "/:id" || endpoints.some((endpoint) => endpoint.path === withId) ? withId : "/*"
}
