// @ts-check
import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { loadEnv } from "payload/node"
import { answerFirst, openGate } from "./gate.mjs"
import { listen } from "./listen.mjs"
import { shutDown } from "./shutdown.mjs"

const dev = process.argv.includes("--dev")
const dir = fileURLToPath(new URL(".", import.meta.url))
process.chdir(dir)
loadEnv(dir)
process.env.NEXT_TELEMETRY_DISABLED ||= "1"
if (!dev) Object.assign(process.env, { NODE_ENV: "production" })

const { host: hostname, port, trustedProxies } = await readEnvironmentFirst()

/** @typedef {import("node:http").IncomingMessage} IncomingMessage @typedef {import("node:http").ServerResponse} ServerResponse */
/** @type {((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined} */
let answer

// Next's own `next start` keeps the X-Forwarded-For that a caller sends, so anyone could pass for another address and
// slip through the rate limits. Hence this server: it alone says who is calling.
const server = createServer((request, response) => serve(request, response))
// A sender that asks first whether to send its body is refused without it.
server.on("checkContinue", (request, response) =>
  serve(request, response, () => response.writeContinue()),
)
// Whoever sends a request in dribbles holds a connection no longer than this. A picture of 15 MB has the time it needs.
server.headersTimeout = 20_000
server.requestTimeout = 120_000
// Longer than a proxy keeps idle connections, or it would meet ones that were just closed here.
server.keepAliveTimeout = 75_000
// Before Next, which starts the queue: a process that can't serve takes no letter in hand.
await listen(server, { port, hostname }, process.exit)
answer = await prepareNext()
console.log(
  `Content service ready on http://localhost:${port} (panel: http://localhost:${port}/admin)`,
)

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => shutDown(server, afterwards, process.exit))
}

/** Ends the process when Next can't start: it would keep a process alive whose error nobody handled. */
async function prepareNext() {
  try {
    const { default: next } = await import("next")
    const app = next({ dev, dir, hostname, port })
    await app.prepare()
    const handler = app.getRequestHandler()
    await openGate(handler)
    return handler
  } catch (error) {
    console.error(error)
    return process.exit(1)
  }
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} [acceptBody]
 */
async function serve(request, response, acceptBody) {
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
  } catch (error) {
    console.error("A request failed.", error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }
}

/**
 * Next sets the headers of API answers as lists of one. Its own compression knows no type that is a list, and would send all
 * lists of projects and services as they are, at up to nine times the bytes.
 * @param {import("node:http").ServerResponse} response
 */
function writeSingleHeadersAsText(response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(name, Array.isArray(value) && value.length === 1 ? String(value[0]) : value)
}

/**
 * Next reads the environment at the first request: too late to say that something is missing.
 * @returns {Promise<import("./src/environment.ts").Environment>}
 */
async function readEnvironmentFirst() {
  try {
    const { tsImport } = await import("tsx/esm/api")
    const { readEnvironment } = await tsImport("./src/environment.ts", import.meta.url)
    return readEnvironment()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** Letters in hand and other work that is finished although the process is told to end: src/afterwards.ts. */
function afterwards() {
  const registry = /** @type {{ [key: symbol]: Iterable<Promise<void>> | undefined }} */ (
    globalThis
  )
  return [...(registry[Symbol.for("adwene.afterwards")] ?? [])]
}

/**
 * Who is calling: the address of the connection, or what the nearest of our own proxies saw.
 * @param {import("node:http").IncomingMessage} request
 */
function clientAddress(request) {
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",")
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : ""
  return seenByProxy || request.socket.remoteAddress || "unknown"
}
