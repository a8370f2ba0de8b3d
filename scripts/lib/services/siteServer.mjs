// @ts-check
import { createReadStream, readFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import sirv from "sirv"
import { UserFacingError } from "../userFacingError.mjs"

/**
 * The table of headers and redirects as the build writes it.
 * @typedef {object} ServedTable
 * @property {{ match: string, headers: Record<string, string | null> }[]} rules later ones take precedence
 * @property {{ match: string, to: string }[]} redirects
 */

/**
 * Reads the table of the last build.
 * @param {string} root folder of the checkout
 * @returns {ServedTable}
 * @throws UserFacingError when there is none
 */
export function readTable(root) {
  const file = path.join(root, "build/headers.json")
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    throw new UserFacingError(`There is no build to serve: run npm run build. (${error})`)
  }
}

/**
 * The headers that a host sends with a path.
 * @param {string} pathname
 * @param {ServedTable} table
 * @returns {Record<string, string>}
 */
export function headersFor(pathname, { rules }) {
  /** @type {Record<string, string>} */
  const sent = {}
  for (const { match, headers } of rules) {
    if (!new RegExp(match).test(pathname)) continue
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) delete sent[name]
      else sent[name] = value
    }
  }
  return sent
}

/**
 * A server for the built site on this machine, which sends what a real host is configured to send. Unlike `gatsby serve`,
 * so that the site is tried out and tested under its content security policy. Reads the table once: after a build that
 * changes it, start the server again.
 * @param {string} root folder of the checkout
 */
export function createSiteServer(root) {
  const folder = path.join(root, "public")
  // `dev` looks files up for each request, so that those of a later build are found.
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true })
  const table = readTable(root)
  return createServer((request, response) => {
    if (!URL.canParse(request.url ?? "/", "http://localhost")) {
      response.writeHead(400).end()
      return
    }
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost")
    /** @param {string} place */
    const redirect = (place) => {
      response.writeHead(301, { location: place + search }).end()
    }
    for (const [name, value] of Object.entries(headersFor(pathname, table))) {
      response.setHeader(name, value)
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end()
      return
    }
    const moved = table.redirects.find(({ match }) => new RegExp(match).test(pathname))
    if (moved) return redirect(moved.to)
    // Slashes at the start are reduced to one: a browser would take what follows two as a host.
    if (/.\/$/.test(pathname)) return redirect(pathname.replace(/\/+$/, "").replace(/^\/*/, "/"))
    const notFound = () => {
      for (const [name, value] of Object.entries(headersFor("/404.html", table))) {
        response.setHeader(name, value)
      }
      response.writeHead(404, { "content-type": "text/html;charset=utf-8" })
      createReadStream(path.join(folder, "404.html")).pipe(response)
    }
    // Hosts read these and don't publish them.
    if (/^\/_(headers|redirects)(\.|$)/.test(pathname)) return notFound()
    serveFile(request, response, notFound)
  })
}
