import assert from "node:assert/strict"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, test } from "node:test"
import { readLiveSite } from "../../src/panel/liveVersion.ts"

let answer: { status: number; body: string } = { status: 200, body: "" }
const site = createServer(({ url }, response) => {
  const { status, body } = url === "/version.json" ? answer : { status: 404, body: "" }
  response.writeHead(status).end(body)
})
await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve))
after(() => site.close())
const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`

const built = "2025-11-04T12:30:00.000Z"
const time = "2025-11-04T12:00:00.000Z"

for (const version of [
  { commit: "1cab294f", time, built, files: {} },
  { commit: null, time: null, built, files: {} },
]) {
  test(`a site that was built from commit ${version.commit} says so`, async () => {
    answer = { status: 200, body: JSON.stringify(version) }
    assert.deepEqual(await readLiveSite(siteUrl), { state: "live", version })
  })
}

for (const [what, status, body] of [
  ["has no version.json", 404, "Not found"],
  ["answers with a page", 200, "<!doctype html>"],
  ["answers with something else", 200, '{"built":"yesterday","commit":null}'],
  ["answers with nothing", 200, "null"],
] as const) {
  test(`the version of a site that ${what} is unknown`, async () => {
    answer = { status, body }
    assert.deepEqual(await readLiveSite(siteUrl), { state: "unknown" })
  })
}

test("a site that doesn't answer is unreachable", async () => {
  assert.deepEqual(await readLiveSite("http://127.0.0.1:9"), { state: "unreachable" })
})
