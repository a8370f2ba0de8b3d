import assert from "node:assert/strict"
import { createServer, request as send } from "node:http"
import type { AddressInfo } from "node:net"
import { Writable } from "node:stream"
import { after, test } from "node:test"
import { type SQLiteAdapter, sql } from "@payloadcms/db-sqlite"
import pino from "pino"
import { routeOf } from "../../src/http/routeOf.ts"
import { logOptions } from "../../src/log/logOptions.ts"
import { observeRequest } from "../../src/log/observeRequest.ts"
import { startService } from "../support/service.ts"

const { payload } = await startService()

const lines: Record<string, unknown>[] = []
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)))
    done()
  },
})
const logger = pino(logOptions({ logFormat: "json", logLevel: "debug" }).options, destination)

const observed: object[] = []
const server = createServer((request, response) =>
  observeRequest(
    request,
    response,
    { logger, record: (one) => observed.push(one), routeOf: (url) => routeOf(url, payload.config) },
    async () => {
      logger.info("meanwhile")
      await new Promise((resolve) => setImmediate(resolve))
      logger.info("later")
      if (request.url?.endsWith("?fail")) response.statusCode = 503
      response.end(String(request.headers["x-request-id"]))
    },
  ),
)
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
after(() => server.close())

for (const [url, route] of [
  ["/", "/"],
  ["/readyz?x=1", "/readyz"],
  ["/api/projects?limit=1", "/api/projects"],
  ["/api/projects/12", "/api/projects/:id"],
  ["/api/projects/kofi@client.example", "/api/projects/*"],
  ["/api/contacts/12/send-again", "/api/contacts/:id/send-again"],
  ["/api/administrators/login", "/api/administrators/login"],
  ["/api/media/file/kofi.jpg?v=1", "/api/media/file/:name"],
  ["/product/auth/verify-email?token=abc", "/product/auth/verify-email"],
  ["/api/product/contacts", "/product/contacts"],
  ["/product/auth/kofi", "/product/unknown"],
  ["/admin/collections/contacts/3", "/admin/*"],
  ["/_next/static/chunks/x.js", "/_next/*"],
  ["/login-bridge?token=abc", "/login-bridge"],
  ["/kofi@client.example", "unknown"],
  ["/api/kofi", "unknown"],
] as const) {
  test(`${url} is logged as ${route}`, () => assert.equal(routeOf(url, payload.config), route))
}

test("a failed query is logged without its values, with its cause and stack", async () => {
  lines.length = 0
  const secrets = ["kofi@client.example", "my private message"]
  const { drizzle } = payload.db as unknown as SQLiteAdapter
  const failed = drizzle.run(sql`INSERT INTO missing VALUES (${secrets[0]}, ${secrets[1]})`)
  const error: Error = await Promise.resolve(failed).then(
    () => assert.fail("the query succeeded"),
    (reason: unknown) => reason as Error,
  )
  assert.ok(error.message.includes("my private message"))
  logger.error(error)
  logger.error({ err: error, msg: "It failed." })
  const text = JSON.stringify(lines)
  for (const secret of secrets) assert.ok(!text.includes(secret), text)
  assert.match(text, /no such table: missing/)
  assert.match(text, /log\.test/)
})

test("addresses, tokens and the data of documents stay out of the log", () => {
  lines.length = 0
  const err = Object.assign(new Error("550 <kofi@client.example> is unknown"), {
    data: { name: "Kofi" },
    code: "EENVELOPE",
  })
  logger.warn({ err, msg: "GET /login-bridge?token=abc&user=%7B%22Kofi%22%7D failed" })
  const text = JSON.stringify(lines)
  assert.doesNotMatch(text, /kofi|abc/i)
  assert.match(text, /EENVELOPE/)
  assert.match(text, /550 <\[e-mail\]> is unknown/)
})

/** Requests an address and waits until it is logged. */
async function ask(address: string, headers: Record<string, string> = {}) {
  lines.length = 0
  const { port } = server.address() as AddressInfo
  const id = await new Promise<string>((resolve, reject) => {
    const asked = send({ agent: false, headers, path: address, port }, (response) => {
      response.resume()
      response.once("close", () => resolve(String(response.headers["x-request-id"])))
    })
    asked.once("error", reject)
    asked.end()
  })
  while (!lines.some(({ route }) => route)) await new Promise((resolve) => setImmediate(resolve))
  return id
}

test("each request is one line, and its id is in every line that was logged meanwhile", async () => {
  const id = await ask("/api/projects/7?token=abc")
  assert.match(id, /^[\da-f-]{36}$/)
  assert.deepEqual(
    lines.map(({ msg, requestId }) => [msg, requestId]),
    [
      ["meanwhile", id],
      ["later", id],
      [undefined, id],
    ],
  )
  const { level, method, ms, route, status } = lines[2] ?? {}
  assert.deepEqual([level, method, route, status], ["info", "GET", "/api/projects/:id", 200])
  assert.equal(typeof ms, "number")
  assert.equal(observed.length, 1)
})

for (const [given, isKept] of [
  ["4bf92f3577b34da6a3ce929d0e0e4736", true],
  ["short", false],
  ["kofi@client.example", false],
  ["x".repeat(65), false],
] as const) {
  test(`the request id ${given} is ${isKept ? "kept" : "replaced"}`, async () => {
    const id = await ask("/", { "X-Request-Id": given })
    assert.equal(id === given, isKept)
  })
}

test("a failed request is a warning, a probe is logged for debugging only", async () => {
  await ask("/healthz")
  assert.equal(lines.at(-1)?.level, "debug")
  await ask("/api/projects?fail")
  assert.equal(lines.at(-1)?.level, "warn")
})
