// @ts-check
import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { loadEnv } from "payload/node"
import { answerFirst, openGate } from "./gate.mjs"
import { listen } from "./listen.mjs"
import { createShutdown } from "./shutdown.mjs"

const dev = process.argv.includes("--dev")
const dir = fileURLToPath(new URL(".", import.meta.url))
process.chdir(dir)
loadEnv(dir)
process.env.NEXT_TELEMETRY_DISABLED ||= "1"
if (!dev) Object.assign(process.env, { NODE_ENV: "production" })

const { environment, logger, metrics, observeRequest } = await createContext()
const { drainSeconds, host: hostname, port, trustedProxies } = environment

/** @typedef {import("node:http").IncomingMessage} IncomingMessage @typedef {import("node:http").ServerResponse} ServerResponse */
/** @type {((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined} */
let answer
/** The pattern of an address, for the log and the metrics; known once Next is ready. */
let routeOf = (/** @type {string} */ _url) => "starting"

// `next start` trusts the caller's X-Forwarded-For, so anyone could spoof another address and evade
// the rate limits. This server determines the client address itself.
const server = createServer((request, response) => observe(request, response))
// With `Expect: 100-continue`, a request is refused before its body is sent.
server.on("checkContinue", (request, response) =>
  observe(request, response, () => response.writeContinue()),
)
// Limits how long a slow sender can hold a connection; enough for a picture of 15 MB.
server.headersTimeout = 20_000
server.requestTimeout = 120_000
// Longer than a proxy keeps idle connections, or it would reuse one that was just closed here.
server.keepAliveTimeout = 75_000
const shutdown = createShutdown({ server, drainSeconds, backgroundWork, exit: process.exit })
// Before Next, which starts the queue: a process that cannot listen must not claim jobs.
await listen(server, { port, hostname }, process.exit)
if (metrics) await serveMetrics(metrics.answer)
answer = await prepareNext()
logger.info(
  `Content service ready on http://localhost:${port} (panel: http://localhost:${port}/admin)`,
)

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, shutdown.onSignal)
}

/** Exits when Next fails to start: the process would otherwise live on after the error. */
async function prepareNext() {
  try {
    const { default: next } = await import("next")
    const app = next({ dev, dir, hostname, port })
    await app.prepare()
    const handler = app.getRequestHandler()
    await openGate(handler)
    routeOf = await /** @type {any} */ (globalThis)[Symbol.for("content-service.routeOf")]()
    return handler
  } catch (err) {
    logger.fatal({ err }, "The service could not start.")
    return process.exit(1)
  }
}

/** @param {import("node:http").RequestListener} listener */
async function serveMetrics(listener) {
  const { metricsHost, metricsPort = 0 } = environment
  const address = { port: metricsPort, hostname: metricsHost, variable: "METRICS_PORT" }
  await listen(createServer(listener), address, process.exit)
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} [acceptBody]
 */
function observe(request, response, acceptBody) {
  const observer = { logger, record: metrics?.record, routeOf }
  return observeRequest(request, response, observer, () => serve(request, response, acceptBody))
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} [acceptBody]
 */
async function serve(request, response, acceptBody) {
  if (request.url === "/healthz") return alive(response)
  if (shutdown.isDraining()) {
    // A proxy must not send its next request on a connection that is about to be closed.
    response.setHeader("Connection", "close")
    if (request.url === "/readyz") return writeState(response, 503, "draining")
  }
  if (!answer) {
    response.writeHead(503, { "Retry-After": "1" }).end("The service is starting.")
    return
  }
  try {
    request.headers["x-client-address"] = clientAddress(request)
    writeSingleHeadersAsText(response)
    if (await answerFirst(request, response)) return
    acceptBody?.()
    await answer(request, response)
  } catch (err) {
    logger.error({ err }, "A request failed.")
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }
}

/**
 * Liveness: this process answers, whatever the state of the database. A process that does not should be restarted.
 * @param {ServerResponse} response
 */
function alive(response) {
  writeState(response, 200, "alive")
}

/**
 * @param {ServerResponse} response
 * @param {number} code
 * @param {string} status
 */
function writeState(response, code, status) {
  response.writeHead(code, { "Cache-Control": "no-store", "Content-Type": "application/json" })
  response.end(JSON.stringify({ status }))
}

/**
 * Next sets the headers of API responses as arrays of one. Its compression does not recognise a
 * Content-Type in an array, and would send all lists uncompressed, at up to nine times the bytes.
 * @param {import("node:http").ServerResponse} response
 */
function writeSingleHeadersAsText(response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(name, Array.isArray(value) && value.length === 1 ? String(value[0]) : value)
}

/**
 * The settings first: Next reads the environment on the first request, too late to report a wrong one.
 * @returns {Promise<ReturnType<typeof import("./src/serverContext.ts").createServerContext>>}
 */
async function createContext() {
  try {
    const { tsImport } = await import("tsx/esm/api")
    const { createServerContext } = await tsImport("./src/serverContext.ts", import.meta.url)
    return createServerContext()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** Mails in progress and other work to finish before the process exits (src/runInBackground.ts). */
function backgroundWork() {
  const registry = /** @type {{ [key: symbol]: Iterable<Promise<void>> | undefined }} */ (
    globalThis
  )
  return [...(registry[Symbol.for("content-service.background")] ?? [])]
}

/**
 * The client address: that of the connection, or the one that the outermost of our own proxies saw.
 * @param {import("node:http").IncomingMessage} request
 */
function clientAddress(request) {
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",")
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : ""
  return seenByProxy || request.socket.remoteAddress || "unknown"
}
