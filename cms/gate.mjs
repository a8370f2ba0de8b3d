// @ts-check
import { createServer } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

/** How long a refused sender may go on, so that it can read the response; its data is discarded. */
const linger = 1_000

/**
 * Opens the gate before the first real request: Next runs src/instrumentation.ts on its first
 * request, so this sends one, on a port of its own.
 * @param {import("node:http").RequestListener} answer Next's request handler
 */
export async function openGate(answer) {
  const server = createServer(answer)
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)))
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
  // Its status only says whether the database is up, which does not matter here.
  await fetch(`http://127.0.0.1:${port}/health`, { headers: { Connection: "close" } })
  server.close()
  if (!gate()) throw new Error("src/instrumentation.ts did not open the gate.")
}

/**
 * Responds without Next where possible (src/http/openGate.ts): to requests refused by their
 * headers, before any of their body is read or buffered; and to visitors' reads, on which Next
 * would spend as much time as the database.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {Promise<boolean>} whether it responded
 */
export async function answerFirst(request, response) {
  const { headers, method = "GET", url = "/" } = request
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || "transfer-encoding" in headers
  const answer = await gate()?.({ headers: toHeaders(headers), hasBody, method, url })
  if (!answer) return false
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader("X-Content-Type-Options", "nosniff")
  if (hasBody) endAfter(request, response)
  response.statusCode = answer.status
  await send(answer, response)
  return true
}

/** @returns {((head: import("./src/http/gate.ts").Head) => Promise<Response | null>) | undefined} */
function gate() {
  return /** @type {any} */ (globalThis)[Symbol.for("content-service.gate")]
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function toHeaders(headers) {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new Headers(/** @type {[string, string][]} */ (entries))
}

/**
 * @param {Response} answer
 * @param {import("node:http").ServerResponse} response
 */
async function send(answer, response) {
  if (!answer.body) {
    response.end()
  } else if (answer.headers.get("Content-Type")?.startsWith("application/json")) {
    response.end(Buffer.from(await answer.arrayBuffer()))
  } else {
    const body = /** @type {import("node:stream/web").ReadableStream} */ (answer.body)
    // A client that disconnects midway is not our error.
    await pipeline(Readable.fromWeb(body), response).catch(() => {})
  }
}

/**
 * Closes the connection after the response, since more of the body may follow.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function endAfter(request, response) {
  response.setHeader("Connection", "close")
  response.once("finish", () => {
    if (request.complete) return
    request.resume()
    setTimeout(() => request.destroy(), linger).unref()
  })
}
