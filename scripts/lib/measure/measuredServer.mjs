// @ts-check
import { createServer } from "node:http"
import { brotliCompressSync } from "node:zlib"
import { createSiteServer } from "../services/siteServer.mjs"

/**
 * Serves the built site as a host does, and one more page beside it, on a free port of loopback.
 * @param {string} root folder of the checkout
 * @param {{ path: string, html: string }} page
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveWithPage(root, { path, html }) {
  const site = createSiteServer(root)
  const body = brotliCompressSync(html)
  const server = createServer((request, response) => {
    if (request.url !== path) {
      site.emit("request", request, response)
      return
    }
    const encoding = { "content-encoding": "br", "content-length": body.length }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...encoding }).end(body)
  })
  await new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => resolve(undefined))
  })
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("The server has no port.")
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
