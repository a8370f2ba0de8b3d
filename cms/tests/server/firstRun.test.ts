import assert from "node:assert/strict"
import { readFile, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { test } from "node:test"
import { seedWhenEmpty } from "../../src/seed/firstRun.ts"
import { tinyMasters } from "../support/masters.ts"
import { startService } from "../support/service.ts"

const { dataDir, payload } = await startService()
const mastersDir = await tinyMasters()
const file = path.join(dataDir, "first-run.json")
const lists = ["projects", "web-services", "media", "administrators"] as const

async function count(): Promise<number[]> {
  const counts = await Promise.all(lists.map((collection) => payload.count({ collection })))
  return counts.map(({ totalDocs }) => totalDocs)
}

test("an interrupted run is completed by the next one, without duplicates", async (t) => {
  const create = payload.create.bind(payload)
  let calls = 0
  const broken = t.mock.method(payload, "create", (options: Parameters<typeof create>[0]) => {
    calls += 1
    return calls > 100 ? Promise.reject(new Error("power cut")) : create(options)
  })
  await assert.rejects(seedWhenEmpty(payload, { dataDir, mastersDir }), /power cut/)
  broken.mock.restore()
  assert.equal((await count()).at(-1), 0)
  const signIn = await seedWhenEmpty(payload, { dataDir, mastersDir })
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
  assert.equal(await seedWhenEmpty(payload, { dataDir, mastersDir }), null)
  assert.deepEqual(await count(), before)
})

test("the administrator signs in with the credentials in first-run.json, which only its owner can read", async () => {
  const signIn = JSON.parse(await readFile(file, "utf8"))
  const { user } = await payload.login({ collection: "administrators", data: signIn })
  assert.equal(user?.email, "admin@adwene.example")
  assert.equal((await stat(file)).mode & 0o777, 0o600)
})

async function forgetAdministrators(): Promise<void> {
  await payload.delete({ collection: "administrators", where: {} })
}

test("two concurrent setups agree on one administrator", async () => {
  await forgetAdministrators()
  await rm(file)
  const options = { dataDir, seedContent: false }
  // One of them may fail because the other has created the administrator.
  const outcomes = await Promise.allSettled([
    seedWhenEmpty(payload, options),
    seedWhenEmpty(payload, options),
  ])
  assert.ok(outcomes.some(({ status }) => status === "fulfilled"))
  const data = JSON.parse(await readFile(file, "utf8"))
  assert.ok((await payload.login({ collection: "administrators", data })).token)
})

test("credentials from an earlier, interrupted setup are used, not overwritten", async () => {
  await forgetAdministrators()
  const noted = { email: "admin@adwene.example", password: "noted-before-the-power-cut" }
  await writeFile(file, JSON.stringify(noted))
  assert.deepEqual(await seedWhenEmpty(payload, { dataDir, seedContent: false }), noted)
  assert.deepEqual(JSON.parse(await readFile(file, "utf8")), noted)
})

test("setup of a public service needs the first administrator's credentials, and names what is missing", async () => {
  await forgetAdministrators()
  const options = { dataDir, isPublic: true, seedContent: false }
  const seedAdminEmail = "ama@adwene.example"
  const seedAdminPassword = "a-password-of-her-own"
  await assert.rejects(
    seedWhenEmpty(payload, { ...options, seedAdminPassword }),
    /^Error: SEED_ADMIN_EMAIL is missing/,
  )
  await assert.rejects(
    seedWhenEmpty(payload, { ...options, seedAdminEmail }),
    /^Error: SEED_ADMIN_PASSWORD is missing/,
  )
  await assert.rejects(
    seedWhenEmpty(payload, { ...options, seedAdminEmail, seedAdminPassword: "too-short" }),
    /^Error: SEED_ADMIN_PASSWORD can't be used. .*at least 12 characters/,
  )
  const signIn = await seedWhenEmpty(payload, { ...options, seedAdminEmail, seedAdminPassword })
  assert.deepEqual(signIn, { email: seedAdminEmail, password: seedAdminPassword })
  assert.deepEqual(JSON.parse(await readFile(file, "utf8")), signIn)
})
