import { existsSync } from "node:fs"
import { createServer, request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import puppeteer, { type Browser } from "puppeteer-core"
import type { TestServices } from "../../../scripts/lib/tests/testServices.mjs"

const places = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
]

/** Path of this machine's Firefox; undefined if it has none. */
export const firefoxPath = places.find((place) => place && existsSync(place))

/**
 * Starts a Firefox whose proxy maps the addresses built into the pages to this run's ports. Firefox
 * has no host rules like Chromium's. Requests to other hosts get a 502.
 */
export async function startFirefox(services: TestServices): Promise<{
  browser: Browser
  stop: () => Promise<void>
}> {
  const proxy = await startProxy(services)
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: String(firefoxPath),
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": (proxy.address() as AddressInfo).port,
      // Otherwise Firefox bypasses the proxy for loopback addresses.
      "network.proxy.allow_hijacking_localhost": true,
    },
  })
  const stop = async () => {
    await browser.close()
    proxy.closeAllConnections()
    proxy.close()
  }
  return { browser, stop }
}

function startProxy({ siteUrl, contentUrl, ports }: TestServices): Promise<Server> {
  const portOf = new Map([
    [new URL(siteUrl).host, ports.site],
    [new URL(contentUrl).host, ports.cms],
  ])
  const server = createServer((asked, answer) => {
    const { host, pathname, search } = new URL(String(asked.url))
    const port = portOf.get(host)
    if (!port) return answer.writeHead(502).end()
    const { method, headers } = asked
    const options = { host: "127.0.0.1", port, path: pathname + search, method, headers }
    const forwarded = request(options, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    forwarded.on("error", () => answer.destroy())
    asked.pipe(forwarded)
  })
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)))
}
