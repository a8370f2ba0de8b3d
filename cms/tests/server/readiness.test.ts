import assert from "node:assert/strict"
import { rename } from "node:fs/promises"
import path from "node:path"
import { test } from "node:test"
import { checksOf, createReadiness } from "../../src/health/readiness.ts"
import { startService } from "../support/service.ts"

const { dataDir, payload } = await startService()
const { pictures } = await import("../../payload.config.ts")

/** The readiness of this service, asked for the first time. */
function ask(open = async () => payload) {
  const logged: string[] = []
  const log = {
    error: (text: string) => logged.push(text),
    info: (text: string) => logged.push(text),
  }
  const readiness = createReadiness(checksOf(open, pictures), log)
  return { logged, readiness }
}

test("a service whose parts work is ready", async () => {
  assert.deepEqual(await ask().readiness(), {
    isReady: true,
    parts: { database: "ok", migrations: "ok", storage: "ok" },
  })
})

test("without its database it is not, and says so without the error's words", async () => {
  const { logged, readiness } = ask(() => Promise.reject(new Error("password of cms is wrong")))
  const answer = await readiness()
  assert.equal(answer.isReady, false)
  assert.deepEqual(answer.parts, { database: "failed", migrations: "failed", storage: "ok" })
  assert.deepEqual(logged, ["Not ready: database.", "Not ready: migrations."])
})

test("a migration that has not run makes it unavailable", async (t) => {
  const { docs } = await payload.find({ collection: "payload-migrations", sort: "-name", limit: 1 })
  const [newest] = docs
  await payload.delete({ collection: "payload-migrations", id: newest?.id ?? 0 })
  t.after(() =>
    payload.create({ collection: "payload-migrations", data: { batch: 1, name: newest?.name } }),
  )
  assert.equal((await ask().readiness()).parts.migrations, "failed")
})

test("without the folder of its pictures it is not ready, and is once it is back", async () => {
  const folder = path.join(dataDir, "media")
  await rename(folder, `${folder}-away`)
  const { readiness } = ask()
  assert.equal((await readiness()).parts.storage, "failed")
  await rename(`${folder}-away`, folder)
  assert.equal((await ask().readiness()).parts.storage, "ok")
})

test("a failure is logged when it begins and when it ends, and asked about at most once a second", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  let now = 0
  t.mock.method(performance, "now", () => now)
  const logged: string[] = []
  const log = {
    error: (text: string) => logged.push(text),
    info: (text: string) => logged.push(text),
  }
  let checks = 0
  let isDown = true
  const fine = async () => {}
  const database = async () => {
    checks += 1
    if (isDown) throw new Error("down")
  }
  const readiness = createReadiness({ database, migrations: fine, storage: fine }, log)
  await Promise.all([readiness(), readiness()])
  assert.equal(checks, 1)
  now += 1_001
  await readiness()
  assert.equal(checks, 2)
  assert.deepEqual(logged, ["Not ready: database."])
  isDown = false
  now += 1_001
  assert.equal((await readiness()).isReady, true)
  assert.deepEqual(logged, ["Not ready: database.", "Ready again: database."])
})
