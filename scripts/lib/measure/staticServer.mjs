// @ts-check
import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"

const types = new Map([
  [".avif", "image/avif"],
  [".css", "text/css; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".ico", "image/x-icon"],
  [".jpg", "image/jpeg"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json"],
  [".mp4", "video/mp4"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain; charset=utf-8"],
  [".webm", "video/webm"],
  [".webmanifest", "application/manifest+json"],
  [".webp", "image/webp"],
  [".woff2", "font/woff2"],
  [".xml", "application/xml"],
])

/** Hosts that compress while they answer use a medium quality. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * Serves a folder on loopback as a host does, with Brotli and with pages that are revalidated. `gatsby serve` takes
 * longer to answer and only knows gzip.
 * @param {string} folder
 * @param {Record<string, string>} [pages] further pages: their HTML by path
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, pages = {}) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map()

  /** @param {string} key @param {Buffer} content */
  const compress = (key, content) => {
    const body = compressed.get(key) ?? brotliCompressSync(content, quality)
    compressed.set(key, body)
    return body
  }

  const server = createServer(({ url = "/", headers }, response) => {
    const { pathname } = new URL(url, "http://localhost")
    const found = pages[pathname] === undefined ? fileOf(folder, pathname) : null
    const file = found ?? path.join(folder, "404.html")
    const isPage = pages[pathname] !== undefined
    const content = isPage ? Buffer.from(String(pages[pathname])) : readFileSync(file)
    const type = isPage ? types.get(".html") : types.get(path.extname(file))
    const isText = /^text|json|xml/.test(type ?? "")
    const isCompressed = isText && /\bbr\b/.test(String(headers["accept-encoding"]))
    const body = isCompressed ? compress(isPage ? pathname : file, content) : content
    response.writeHead(isPage || found ? 200 : 404, {
      "content-type": type ?? "application/octet-stream",
      "content-length": body.length,
      "cache-control": isHashed(pathname)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
      ...(isCompressed && { "content-encoding": "br", vary: "accept-encoding" }),
    })
    response.end(body)
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

/** @param {string} folder @param {string} pathname @returns {string | null} */
function fileOf(folder, pathname) {
  const place = path.join(folder, decodeURIComponent(pathname))
  if (place !== folder && !place.startsWith(path.join(folder, path.sep))) return null
  const isFile = (/** @type {string} */ file) => existsSync(file) && statSync(file).isFile()
  return [place, path.join(place, "index.html")].find(isFile) ?? null
}

/** Whether a file's name changes with its content. @param {string} pathname */
function isHashed(pathname) {
  return /^\/static\/|-[\da-f]{8,20}\.js$|\.[\da-f]{20}\.css$|^\/fonts\//.test(pathname)
}
