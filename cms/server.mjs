// @ts-check
import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { loadEnv } from "payload/node"
import { answerFirst, openGate } from "./gate.mjs"
import { shutDown } from "./shutdown.mjs"

const dev = process.argv.includes("--dev")
const dir = fileURLToPath(new URL(".", import.meta.url))
process.chdir(dir)
loadEnv(dir)
process.env.NEXT_TELEMETRY_DISABLED ||= "1"
if (!dev) Object.assign(process.env, { NODE_ENV: "production" })

const { host: hostname, port, trustedProxies } = await readEnvironmentFirst()

// Next's own `next start` keeps the X-Forwarded-For that a caller sends, so anyone could pass for another address and
// slip through the rate limits. Hence this server: it alone says who is calling.
const { default: next } = await import("next")
const app = next({ dev, dir, hostname, port })
await app.prepare()
const answer = app.getRequestHandler()
await openGate(answer)

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
server.listen(port, hostname, () => {
  console.log(
    `Content service ready on http://localhost:${port} (panel: http://localhost:${port}/admin)`,
  )
})

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => shutDown(server, afterwards, process.exit))
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} [acceptBody]
 */
async function serve(request, response, acceptBody) {
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

/** Mails that are being sent while the process is told to end: src/afterwards.ts. */
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
