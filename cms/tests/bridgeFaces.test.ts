import assert from "node:assert/strict"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { readFaces } from "../src/bridge/faces.ts"
import { respond, signedOutPage } from "../src/bridge/pages.ts"

const settings = { cmsUrl: "http://localhost:3001", siteUrl: "http://localhost:9000" }
const { GET } = await import("../src/app/fonts/[file]/route.ts")

function fetchFont(file: string): Promise<Response> {
  const params = Promise.resolve({ file })
  return GET(new Request(`${settings.cmsUrl}/fonts/${file}`), { params })
}

test("the service sends every font that the bridge's pages load", async () => {
  const page = await respond(signedOutPage(settings), settings).text()
  const loaded = [...page.matchAll(/(?:url\(|href=")\/fonts\/([\w.-]+)/g)].map(([, file]) => file)
  // The headline's, preloaded, and both in the styles.
  assert.deepEqual(loaded.sort(), ["display.woff2", "display.woff2", "text.woff2"])
  for (const file of loaded) {
    assert.ok(file)
    const response = await fetchFont(file)
    assert.equal(response.status, 200, file)
    assert.equal(response.headers.get("Content-Type"), "font/woff2")
    const sent = Buffer.from(await response.arrayBuffer())
    assert.ok(sent.equals(await readFile(`../static/fonts/${file}`)), file)
  }
})

test("no other file can be read that way", async () => {
  assert.ok(existsSync("../static/fonts/text-twi.woff2"))
  for (const file of ["text-twi.woff2", "../robots.txt", "__proto__"]) {
    assert.equal((await fetchFont(file)).status, 404, file)
  }
})

test("outside the repository there are no faces", () => {
  assert.deepEqual(readFaces("no/such/folder"), [])
})
