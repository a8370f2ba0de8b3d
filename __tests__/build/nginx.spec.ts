import { readFileSync } from "node:fs"
import { createServer, type IncomingHttpHeaders } from "node:http"
import { connect as connectHttp2 } from "node:http2"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { connect as connectTls } from "node:tls"
import { expect, test } from "@playwright/test"
import {
  type Nginx,
  nginxMissing,
  serviceHost,
  siteHost,
  startNginx,
} from "../../scripts/lib/tests/nginx.mjs"
import { files, folder, htmlOf, paths, read, root, sizeOf } from "./support/built"

test.skip(nginxMissing !== null, nginxMissing ?? "")
// One nginx for the whole file.
test.describe.configure({ mode: "default" })

let nginx: Nginx
/** Stands in for the content service: answers with what it received. */
const echo = createServer((request, response) => {
  let body = 0
  request.on("data", (chunk) => {
    body += chunk.length
  })
  request.once("end", () => {
    response.setHeader("Content-Type", "application/json")
    if (request.url === "/own-policy") {
      response.setHeader("Content-Security-Policy", "default-src 'self'")
      response.setHeader("Referrer-Policy", "no-referrer")
    }
    response.end(JSON.stringify({ url: request.url, headers: request.headers, body }))
  })
})

test.beforeAll(async () => {
  await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve))
  nginx = await startNginx({ root, instances: [(echo.address() as AddressInfo).port] })
})

test.afterAll(async () => {
  await nginx?.stop()
  echo.closeAllConnections()
  echo.close()
})

test("with the release none, nginx serves the service only: the site is on another host", async () => {
  const { port } = echo.address() as AddressInfo
  const serviceOnly = await startNginx({ root, instances: [port], release: "none" })
  try {
    await expect(serviceOnly.ask("/")).rejects.toThrow("unrecognized name")
    const { status } = await serviceOnly.ask("/healthz", { headers: { Host: serviceHost } })
    expect(status).toBe(200)
  } finally {
    await serviceOnly.stop()
  }
})

const asked = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
  nginx.ask(path, { headers, method })
const script = files().find((file) => /^app-.*\.js$/.test(file)) ?? ""
const picture = files("static").find((file) => file.endsWith(".avif")) ?? ""
const revalidate = "public, max-age=0, must-revalidate"

test("every page is served at its clean address", async () => {
  for (const path of paths) {
    const { status, headers, body } = await asked(path)
    expect.soft(status, path).toBe(200)
    expect.soft(headers["content-type"], path).toBe("text/html; charset=utf-8")
    expect.soft(headers["cache-control"], path).toBe(revalidate)
    expect.soft(body.toString() === htmlOf(path), path).toBe(true)
  }
})

for (const [path, location] of [
  ["/about", "/about-us"],
  ["/about/", "/about-us"],
  ["/about-us/", "/about-us"],
  ["/static/", "/static"],
] as const) {
  test(`${path} redirects to ${location}, and no cache keeps that for ever`, async () => {
    const { status, headers } = await asked(path)
    expect([status, headers.location]).toEqual([301, location])
    expect(headers["cache-control"]).toBe(revalidate)
    expect(headers["content-security-policy"]).toContain("default-src 'none'")
  })
}

for (const path of [
  "/no-such-page",
  "/static",
  "/page-data",
  "/static/no-such.avif",
  "/_headers",
  "/_redirects",
  "/.git/config",
  "/build/headers.json",
]) {
  test(`${path} is the 404 page`, async () => {
    const { status, headers, body } = await asked(path)
    expect([status, headers["cache-control"]]).toEqual([404, revalidate])
    expect(body.toString()).toBe(read("404.html"))
  })
}

for (const path of [
  "/../package.json",
  "/static/../../package.json",
  "/%2e%2e/package.json",
  "/static/%2e%2e%2f%2e%2e%2fpackage.json",
  "/..%5cpackage.json",
  "/%00/index.html",
]) {
  test(`${path} does not leave the site's folder`, async () => {
    const { status } = await asked(path)
    expect([400, 404]).toContain(status)
  })
}

for (const path of [
  "//other.example/",
  "/\\other.example/",
  "/%5Cother.example/",
  "/a%0d%0aX-B:c/",
]) {
  test(`${path} redirects to no other host and adds no header`, async () => {
    const { status, headers } = await asked(path)
    expect([301, 404]).toContain(status)
    expect(headers.location ?? "/other.example").toBe("/other.example")
    expect(headers["x-b"]).toBeUndefined()
  })
}

test("pages, scripts and styles are sent precompressed", async () => {
  for (const path of ["/", `/${script}`]) {
    const file = path === "/" ? "index.html" : script
    for (const [encoding, extension] of [
      ["br", "br"],
      ["gzip", "gz"],
    ] as const) {
      const { headers, body } = await asked(path, { "Accept-Encoding": encoding })
      expect(headers["content-encoding"]).toBe(encoding)
      expect(headers.vary).toBe("Accept-Encoding")
      expect(body.equals(readFileSync(join(folder, `${file}.${extension}`)))).toBe(true)
    }
    const both = await asked(path, { "Accept-Encoding": "gzip, deflate, br" })
    expect(both.headers["content-encoding"]).toBe("br")
  }
})

test("a part of a file can be requested", async () => {
  const { status, headers, body } = await asked(`/${picture}`, { Range: "bytes=10-19" })
  expect([status, body.length]).toEqual([206, 10])
  expect(headers["content-range"]).toBe(`bytes 10-19/${sizeOf(picture)}`)
  const beyond = await asked(`/${picture}`, { Range: "bytes=999999999-" })
  expect(beyond.status).toBe(416)
})

test("what a browser already has is not sent again", async () => {
  for (const path of ["/", `/${picture}`]) {
    const { headers } = await asked(path)
    for (const [condition, value] of [
      ["If-None-Match", headers.etag],
      ["If-Modified-Since", headers["last-modified"]],
    ] as const) {
      const again = await asked(path, { [condition]: String(value) })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers["cache-control"]).toBe(headers["cache-control"])
    }
    expect((await asked(path, { "If-None-Match": '"other"' })).status).toBe(200)
  }
})

test("the site's files are only read", async () => {
  const head = await asked("/", {}, "HEAD")
  expect([head.status, head.body.length]).toEqual([200, 0])
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]) {
    const { status, headers } = await asked(`/${picture}`, {}, method)
    expect.soft([status, headers["cache-control"]], method).toEqual([405, revalidate])
  }
})

test("oversized requests are refused", async () => {
  const large = await nginx.ask("/", { headers: { "X-Large": "x".repeat(9_000) } })
  const many = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [`X-${index}`, "x".repeat(7_900)]),
  )
  expect([large.status, (await nginx.ask("/", { headers: many })).status]).toEqual([400, 400])
  expect((await asked(`/${"x".repeat(9_000)}`)).status).toBe(414)
  const upload = { method: "POST", headers: { Host: serviceHost } }
  const sizeOfBody = async (path: string, bytes: number) =>
    (await nginx.ask(path, { ...upload, body: Buffer.alloc(bytes) })).status
  expect(await sizeOfBody("/product/contacts", 1_000_000)).toBe(200)
  expect(await sizeOfBody("/product/contacts", 1_100_000)).toBe(413)
  expect(await sizeOfBody("/api/media", 16_000_000)).toBe(200)
  expect(await sizeOfBody("/api/media", 17_000_000)).toBe(413)
})

test("http redirects to https, for the two names only", async () => {
  const overHttp = (Host: string) =>
    nginx.ask("/about-us?a=b", { protocol: "http:", port: nginx.httpPort, headers: { Host } })
  for (const host of [siteHost, serviceHost]) {
    const { status, headers } = await overHttp(host)
    expect([status, headers.location]).toEqual([301, `https://${host}/about-us?a=b`])
  }
  await expect(overHttp("other.example")).rejects.toThrow(/socket hang up|ECONNRESET/)
})

test("other host names are refused during the TLS handshake", async () => {
  const handshake = new Promise((resolve, reject) => {
    const options = { port: nginx.httpsPort, servername: "other.example", ca: nginx.ca }
    connectTls(options, () => resolve("connected")).once("error", reject)
  })
  await expect(handshake).rejects.toThrow(/unrecognized name/)
})

for (const [version, outcome] of [
  ["TLSv1.1", /protocol version|no protocols available|unsupported/],
  ["TLSv1.2", "TLSv1.2"],
  ["TLSv1.3", "TLSv1.3"],
] as const) {
  test(`${version} is ${typeof outcome === "string" ? "accepted" : "refused"}`, async () => {
    const protocol = new Promise((resolve, reject) => {
      const socket = connectTls({
        port: nginx.httpsPort,
        servername: siteHost,
        ca: nginx.ca,
        minVersion: version,
        maxVersion: version,
        // OpenSSL itself disables TLS 1.1 otherwise.
        ciphers: "DEFAULT:@SECLEVEL=0",
      })
      socket.once("secureConnect", () => resolve(socket.getProtocol()))
      socket.once("error", reject)
    })
    if (typeof outcome === "string") expect(await protocol).toBe(outcome)
    else await expect(protocol).rejects.toThrow(outcome)
  })
}

test("HTTP/2 serves the site", async () => {
  const session = connectHttp2(`https://127.0.0.1:${nginx.httpsPort}`, {
    ca: nginx.ca,
    servername: siteHost,
  })
  const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
    session.once("error", reject)
    const stream = session.request({ ":path": "/about-us", ":authority": siteHost })
    stream.once("response", resolve)
    stream.resume()
  })
  expect(headers[":status" as never]).toBe(200)
  expect(session.alpnProtocol).toBe("h2")
  session.close()
})

test("a client can't forge its address, name or scheme", async () => {
  const { body } = await asked("/api/projects?depth=0", {
    Host: serviceHost,
    "X-Forwarded-For": "203.0.113.9",
    "X-Forwarded-Host": "other.example",
    "X-Forwarded-Proto": "http",
    "X-Real-IP": "203.0.113.9",
    "X-Request-Id": "chosen-by-the-client",
    Forwarded: "for=203.0.113.9",
    "Content-Security-Policy": "script-src 'nonce-chosen'",
  })
  const { url, headers } = JSON.parse(String(body))
  expect(url).toBe("/api/projects?depth=0")
  expect(headers).toMatchObject({
    host: serviceHost,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": serviceHost,
    "x-forwarded-proto": "https",
  })
  expect(headers["x-real-ip"]).toBeUndefined()
  expect(headers.forwarded).toBeUndefined()
  expect(headers["x-request-id"]).toMatch(/^[\da-f]{32}$/)
  expect(headers["content-security-policy"]).toContain(`'nonce-${headers["x-request-id"]}'`)
})

test("the service's responses get the headers that it does not send itself", async () => {
  const of = async (path: string) => (await asked(path, { Host: serviceHost })).headers
  const data = await of("/api/projects")
  expect(data).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  })
  expect(data.server).toBe("nginx")
  expect((await of("/api/media/file/a.png"))["cross-origin-resource-policy"]).toBe("cross-origin")
  const own = await of("/own-policy")
  expect(own["content-security-policy"]).toBe("default-src 'self'")
  expect(own["referrer-policy"]).toBe("no-referrer")
})

test("each response of the panel has a nonce of its own, the one that the service received", async () => {
  const nonces = []
  for (const path of ["/admin", "/admin/login", "/%61dmin"]) {
    const { headers, body } = await asked(path, { Host: serviceHost })
    const received = JSON.parse(String(body)).headers["x-request-id"]
    expect(headers["content-security-policy"]).toContain(`script-src 'nonce-${received}'`)
    nonces.push(received)
  }
  expect(new Set(nonces).size).toBe(3)
})

test("only the service's own network learns which part of it fails", async () => {
  expect((await asked("/readyz", { Host: serviceHost })).status).toBe(404)
  expect((await asked("/healthz", { Host: serviceHost })).status).toBe(200)
})

test("the logs hold no query and no address", async () => {
  await asked("/login-bridge?token=secret-token", {
    Host: serviceHost,
    Referer: "https://x.example",
  })
  const lines = nginx.readLog().trim().split("\n")
  expect(JSON.parse(String(lines.at(-1)))).toMatchObject({ path: "/login-bridge", status: 200 })
  expect(nginx.readLog()).not.toMatch(/secret-token|x\.example|"127\.0\.0\.1"/)
})
