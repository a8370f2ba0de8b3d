import assert from "node:assert/strict"
import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import { test } from "node:test"
import { seedWhenEmpty } from "../src/seed/firstRun.ts"
import { startService } from "./service.ts"

const { dataDir, payload } = await startService()
const lists = ["projects", "web-services", "media", "administrators"] as const

async function count(): Promise<number[]> {
  const counts = await Promise.all(lists.map((collection) => payload.count({ collection })))
  return counts.map(({ totalDocs }) => totalDocs)
}

test("a run that was broken off is finished by the next one, without doubles", async (t) => {
  const create = payload.create.bind(payload)
  let calls = 0
  const broken = t.mock.method(payload, "create", (options: Parameters<typeof create>[0]) => {
    calls += 1
    return calls > 100 ? Promise.reject(new Error("power cut")) : create(options)
  })
  await assert.rejects(seedWhenEmpty(payload, { dataDir }), /power cut/)
  broken.mock.restore()
  assert.equal((await count()).at(-1), 0)
  const signIn = await seedWhenEmpty(payload, { dataDir })
  assert.ok(signIn)
  const { docs } = await payload.find({ collection: "projects", pagination: false })
  assert.deepEqual(docs.map(({ slug }) => slug).toSorted(), [
    "asaase-clinic",
    "blackstar-logistics",
    "kente-lane-market",
    "volta-coffee-roasters",
  ])
})

test("a second run changes nothing", async () => {
  const before = await count()
  assert.equal(await seedWhenEmpty(payload, { dataDir }), null)
  assert.deepEqual(await count(), before)
})

test("the administrator signs in with what first-run.json says, which only its owner can read", async () => {
  const file = path.join(dataDir, "first-run.json")
  const signIn = JSON.parse(await readFile(file, "utf8"))
  const { user } = await payload.login({ collection: "administrators", data: signIn })
  assert.equal(user?.email, "admin@adwene.example")
  assert.equal((await stat(file)).mode & 0o777, 0o600)
})
