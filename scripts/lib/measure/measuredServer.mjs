// @ts-check
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createSecureServer } from "node:http2"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { makeCertificate } from "../services/certificate.mjs"
import { createSiteServer } from "../services/siteServer.mjs"

/**
 * Serves the built site as a host does, and one more page beside it, on a free port of loopback. Over HTTP/2, because over
 * HTTP/1.1 it depends on milliseconds whether the first picture gets a connection of its own, and a largest paint jumps by
 * a round trip from run to run.
 * @param {string} root folder of the checkout
 * @param {{ path: string, html: string }} page
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveWithPage(root, { path: place, html }) {
  const site = createSiteServer(root)
  const body = brotliCompressSync(html)
  const server = createSecureServer(certificate(), (request, response) => {
    if (request.url !== place) {
      site.emit("request", request, response)
      return
    }
    const encoding = { "content-encoding": "br", "content-length": body.length }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...encoding }).end(body)
  })
  /** @type {Set<import("node:http2").Http2Session>} */
  const sessions = new Set()
  server.on("session", (session) => {
    sessions.add(session)
    session.on("close", () => sessions.delete(session))
  })
  await new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => resolve(undefined))
  })
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("The server has no port.")
  return {
    url: `https://localhost:${address.port}`,
    close: () => {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}

/** A certificate for localhost, which no browser trusts. */
function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), "measure-"))
  const files = { certificate: path.join(folder, "cert.pem"), key: path.join(folder, "key.pem") }
  try {
    makeCertificate(files, ["localhost"])
    return { cert: readFileSync(files.certificate), key: readFileSync(files.key) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
