/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { createSiteServer } from "../../../scripts/lib/services/siteServer.mjs"

let root: string
let server: Server

function write(file: string, contents: string | Buffer) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), contents)
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "site-"))
  write("public/index.html", "Home")
  write("public/faq/index.html", "Questions")
  write("public/404.html", "Not found")
  write("public/_headers", "rules")
  write("public/app-1.js", "plain")
  write("public/app-1.js.br", brotliCompressSync("plain"))
  write("secret.txt", "secret")
  const rules = [
    { match: "^/.*$", headers: { "X-Frame-Options": "DENY", "Cache-Control": "revalidate" } },
    { match: "^/.*\\.js$", headers: { "Cache-Control": "immutable" } },
    { match: "^/faq$", headers: { "X-Frame-Options": null } },
  ]
  const redirects = [{ match: "^/questions/?$", to: "/faq" }]
  write("build/headers.json", JSON.stringify({ rules, redirects }))
  server = createSiteServer(root)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(root, { recursive: true, force: true })
})

/** Unlike fetch, this sends the path as it is and doesn't decode the body. */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const options = { host: "127.0.0.1", port, path, headers, method }
      const asked = request(options, (answer) => {
        let body = ""
        answer.on("data", (part) => {
          body += part
        })
        answer.on("end", () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body }),
        )
      })
      asked.on("error", reject)
      asked.end()
    },
  )
}

test("a page is found by its clean path, with the headers of its rules", async () => {
  const { status, body, headers } = await get("/faq")
  expect([status, body]).toEqual([200, "Questions"])
  expect(headers).toMatchObject({ "cache-control": "revalidate" })
  expect(headers).not.toHaveProperty("x-frame-options")
})

test("a file is sent precompressed to browsers that accept it", async () => {
  const { headers } = await get("/app-1.js", { "accept-encoding": "gzip, br" })
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "immutable",
    "content-type": "text/javascript",
    vary: "Accept-Encoding",
  })
  expect((await get("/app-1.js")).body).toBe("plain")
})

test("an unchanged page is not sent again", async () => {
  const { headers } = await get("/faq")
  const again = await get("/faq", { "if-none-match": String(headers.etag) })
  expect([again.status, again.body]).toEqual([304, ""])
})

test("a missing script is a 404 that is not cached forever", async () => {
  const { status, body, headers } = await get("/app-2.js")
  expect([status, body]).toEqual([404, "Not found"])
  expect(headers).toMatchObject({ "cache-control": "revalidate", "x-frame-options": "DENY" })
})

test.each([
  ["/questions?a=1", "/faq?a=1"],
  ["/faq/", "/faq"],
  ["//faq//", "/"],
])("%s is redirected to %s", async (path, place) => {
  expect(await get(path)).toMatchObject({ status: 301, headers: { location: place } })
})

test.each(["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00", "/%", "/_headers"])(
  "%s is not found",
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test("a host in the path is not redirected to, and only GET and HEAD are allowed", async () => {
  expect((await get("//evil.example/faq/")).headers.location).toBe("/faq")
  expect((await get("//")).status).toBe(400)
  expect((await get("/faq", {}, "POST")).status).toBe(405)
  expect(await get("/faq", {}, "HEAD")).toMatchObject({ status: 200, body: "" })
})

test("without a build, the message says what to do", () => {
  expect(() => createSiteServer(join(root, "public"))).toThrow(/run npm run build/)
})
