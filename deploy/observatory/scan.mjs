// @ts-check
/**
 * Grades hosts on this machine by the rules of Mozilla's HTTP Observatory, with its own scanner:
 *
 *   NODE_EXTRA_CA_CERTS=certificate.pem node scan.mjs HTTP_PORT HTTPS_PORT HOST...
 *
 * Prints an object per host: grade, score, and the score of each rule. Run `npm ci --ignore-scripts` here first: the
 * package's own script would download the list of preloaded hosts, which these are not on.
 */
import { existsSync, writeFileSync } from "node:fs"
import { Socket } from "node:net"
import { fileURLToPath } from "node:url"

const [httpPort, httpsPort, ...hosts] = process.argv.slice(2)
/** @type {Record<string, number>} */
const ports = { 80: Number(httpPort), 443: Number(httpsPort) }

// The scanner only knows the standard ports and names in DNS.
const connect = /** @type {any} */ (Socket.prototype.connect)
Socket.prototype.connect = /** @type {any} */ (
  /** @this {Socket} @param {any} given @param {any[]} rest */
  function (given, ...rest) {
    const [options, ...others] = Array.isArray(given) ? given : [given]
    const local = { ...options, host: "127.0.0.1", port: ports[options.port] }
    if (!local.port) throw new Error(`Port ${options.port} of ${options.host} was asked for.`)
    return connect.call(
      this,
      Array.isArray(given) ? Object.assign([local, ...others], symbolsOf(given)) : local,
      ...rest,
    )
  }
)

/** Node marks normalised arguments with a symbol. @param {any} args */
function symbolsOf(args) {
  return Object.fromEntries(
    Object.getOwnPropertySymbols(args).map((symbol) => [symbol, args[symbol]]),
  )
}

const list = new URL(
  "../../conf/hsts-preload.json",
  import.meta.resolve("@mdn/mdn-http-observatory/src/analyzer/hsts.js"),
)
if (!existsSync(list)) writeFileSync(fileURLToPath(list), "{}")

const { scan } = await import("@mdn/mdn-http-observatory")
for (const host of hosts) {
  const { scan: result, tests } = await scan(host)
  const rules = Object.entries(tests).map(([name, test]) => [name, test.result, test.scoreModifier])
  console.log(JSON.stringify({ host, grade: result.grade, score: result.score, rules }))
}
