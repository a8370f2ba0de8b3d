import assert from "node:assert/strict"
import { readdir, stat } from "node:fs/promises"
import path from "node:path"
import { test } from "node:test"
import { database, newPlace, setUp, signInAsAdministrator, startBuilt } from "./places.ts"

test("two concurrent setups of an empty database both succeed and agree", async () => {
  const place = await newPlace()
  for (const { code, output } of await Promise.all([setUp(place), setUp(place)])) {
    assert.equal(code, 0, output)
  }
  const { stop, url } = await startBuilt(place, {})
  const headers = await signInAsAdministrator(place, url)
  const response = await fetch(`${url}/api/administrators`, { headers })
  assert.equal((await response.json()).totalDocs, 1)
  await stop("SIGTERM")
})

test("a second service on the same port exits with code 1, and the first keeps running", async () => {
  const place = await newPlace()
  assert.equal((await setUp(place)).code, 0)
  const { stop, url } = await startBuilt(place, {})
  const PORT = new URL(url).port
  await assert.rejects(startBuilt(place, { PORT }), /Ended with 1: .*Port \d+ .* is taken/s)
  assert.equal((await fetch(`${url}/health`)).status, 200)
  const image = await fetch(`${url}/_next/image?url=%2Fx.png&w=640&q=75`)
  assert.equal(image.status, 404)
  const files = (await readdir(place.dataDir)).filter((name) => name.startsWith("cms.db"))
  assert.ok(database === "Postgres" || files.length >= 3, files.join(" "))
  for (const name of [".", ...files]) {
    const { mode } = await stat(path.join(place.dataDir, name))
    assert.equal(mode & 0o077, 0, `${name} is accessible to other users`)
  }
  await stop("SIGTERM")
})
