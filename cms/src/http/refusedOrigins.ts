import type { Payload } from "payload"

/** Enough for every address of a company; more would let anyone fill the log. */
const maxOrigins = 20

const logged = new Set<string>()

/**
 * Logs once for each origin that CORS refuses. The browser tells the visitor nothing and its console little, so that the page of a
 * site whose address is not SITE_URL only looks as if the service were down.
 */
export function logRefusedOrigin(
  headers: Headers,
  { config, logger }: Pick<Payload, "config" | "logger">,
): void {
  const origin = headers.get("Origin")
  if (!origin || logged.has(origin) || logged.size >= maxOrigins) return
  const { cors, serverURL } = config
  if (origin === serverURL || !Array.isArray(cors) || cors.includes(origin)) return
  logged.add(origin)
  logger.warn(
    `Pages of ${origin.slice(0, 200)} may not read this service's answers: SITE_URL is ${cors.join(", ")}. If that is where the site is, set SITE_URL to it.`,
  )
}
