// @ts-check

/** How long a sender may go on after a refusal, so that it gets to read why; what it sends is thrown away. */
const linger = 1_000

/**
 * Answers a request by its head alone where src/http/gate.ts refuses it: nothing of its body is read before, or kept.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {Promise<boolean>} whether it was refused
 */
export async function refuseUnread(request, response) {
  const { headers, method = "GET", url = "/" } = request
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || "transfer-encoding" in headers
  const refusal = await gate()?.({ headers: toHeaders(headers), hasBody, method, url })
  if (!refusal) return false
  response.once("finish", () => endConnection(request))
  response.writeHead(refusal.status, {
    ...Object.fromEntries(refusal.headers),
    Connection: "close",
    "X-Content-Type-Options": "nosniff",
  })
  response.end(await refusal.text())
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

/** @param {import("node:http").IncomingMessage} request */
function endConnection(request) {
  if (request.complete) return
  request.resume()
  setTimeout(() => request.destroy(), linger).unref()
}
