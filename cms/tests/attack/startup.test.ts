import assert from "node:assert/strict"
import { readdir, stat } from "node:fs/promises"
import path from "node:path"
import { after, test } from "node:test"
import {
  database,
  newInstance,
  removeInstances,
  setUp,
  signInAsAdministrator,
  startBuilt,
} from "./instances.ts"

after(removeInstances)

test("two concurrent setups of an empty database both succeed and agree", async () => {
  const instance = await newInstance()
  for (const { code, output } of await Promise.all([setUp(instance), setUp(instance)])) {
    assert.equal(code, 0, output)
  }
  const { stop, url } = await startBuilt(instance, {})
  const headers = await signInAsAdministrator(instance, url)
  const response = await fetch(`${url}/api/administrators`, { headers })
  assert.equal((await response.json()).totalDocs, 1)
  await stop("SIGTERM")
})

test("a second service on the same port exits with code 1, and the first keeps running", async () => {
  const instance = await newInstance()
  assert.equal((await setUp(instance)).code, 0)
  const { stop, url } = await startBuilt(instance, {})
  const PORT = new URL(url).port
  await assert.rejects(startBuilt(instance, { PORT }), /Ended with 1: .*Port \d+ .* is taken/s)
  assert.equal((await fetch(`${url}/health`)).status, 200)
  const image = await fetch(`${url}/_next/image?url=%2Fx.png&w=640&q=75`)
  assert.equal(image.status, 404)
  const files = (await readdir(instance.dataDir)).filter((name) => name.startsWith("cms.db"))
  assert.ok(database === "Postgres" || files.length >= 3, files.join(" "))
  for (const name of [".", ...files]) {
    const { mode } = await stat(path.join(instance.dataDir, name))
    assert.equal(mode & 0o077, 0, `${name} is accessible to other users`)
  }
  await stop("SIGTERM")
})

test("a service that is told to stop drains first: unready, it serves what is still sent", async () => {
  const instance = await newInstance()
  assert.equal((await setUp(instance)).code, 0)
  const { stop, url } = await startBuilt(instance, { DRAIN_SECONDS: "300" })
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
  const stopped = stop("SIGTERM")
  let readiness = await fetch(`${url}/readyz`)
  // Until the signal has arrived.
  while (readiness.status === 200) readiness = await fetch(`${url}/readyz`)
  assert.equal(readiness.status, 503)
  assert.deepEqual(await readiness.json(), { status: "draining" })
  assert.equal((await fetch(`${url}/healthz`)).status, 200)
  const list = await fetch(`${url}/api/projects`)
  assert.equal(list.status, 200)
  assert.equal(list.headers.get("Connection"), "close")
  stop("SIGTERM")
  assert.equal((await stopped).code, 0)
  await assert.rejects(fetch(`${url}/healthz`))
})
