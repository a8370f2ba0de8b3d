import assert from "node:assert/strict"
import { test } from "node:test"
import config from "../../next.config.mjs"

/** Headers that Next adds to every response of a path. */
async function headersOf(address: string): Promise<Record<string, string>> {
  const rules = (await config.headers()) as {
    source: string
    headers: { key: string; value: string }[]
  }[]
  const sent = rules
    .filter(({ source }) => new RegExp(`^${source.replace("/:path*", "(/.*)?")}$`).test(address))
    .flatMap(({ headers }) => headers)
  return Object.fromEntries(sent.map(({ key, value }) => [key, value]))
}

for (const address of ["/admin", "/admin/login", "/admin/collections/projects/1"]) {
  test(`no other page can frame ${address}`, async () => {
    const headers = await headersOf(address)
    assert.equal(headers["X-Frame-Options"], "DENY")
    assert.equal(headers["Content-Security-Policy"], "frame-ancestors 'none'")
    assert.equal(headers["X-Content-Type-Options"], "nosniff")
  })
}

test("Next's image optimisation is disabled", () => {
  assert.equal(config.images?.unoptimized, true)
})
