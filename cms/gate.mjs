// @ts-check
import { createServer } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

/** How long a sender may go on after a refusal, so that it gets to read why; what it sends is thrown away. */
const linger = 1_000

/**
 * Opens the gate before anyone comes: Next runs src/instrumentation.ts with the first request, so this is one, at a port of its own.
 * @param {import("node:http").RequestListener} answer what Next answers
 */
export async function openGate(answer) {
  const server = createServer(answer)
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)))
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
  // The status says whether the database answers, which is for whoever asks later.
  await fetch(`http://127.0.0.1:${port}/health`, { headers: { Connection: "close" } })
  server.close()
  if (!gate()) throw new Error("src/instrumentation.ts has not opened the gate.")
}

/**
 * Answers what needs nothing of Next (src/http/openGate.ts): what is refused by its head alone, so that nothing of its body is read
 * before, or kept; and what visitors read, for which Next takes as long as the database does.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {Promise<boolean>} whether it was answered
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
  return /** @type {any} */ (globalThis)[Symbol.for("adwene.gate")]
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
    // Whoever leaves midway is no failure of ours.
    await pipeline(Readable.fromWeb(body), response).catch(() => {})
  }
}

/**
 * Ends a connection on which more of a body may come.
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
