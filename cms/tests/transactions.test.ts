import assert from "node:assert/strict"
import { readdirSync, readlinkSync, realpathSync } from "node:fs"
import { test } from "node:test"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { createQueue } from "../src/database/createQueue.ts"
import { startService } from "./service.ts"

const { makePicture, payload } = await startService()
const mainImage = await makePicture()
const { client, clientConfig } = payload.db as unknown as SQLiteAdapter

function createProject(number: number) {
  return payload.create({
    collection: "projects",
    data: {
      title: `Work ${number}`,
      description: "x",
      client: "x",
      date: "2025-01-01",
      mainImage,
      steps: [{ title: "One", text: "x" }],
    },
  })
}

test("forty concurrent saves all succeed, and every document is stored", async () => {
  const numbers = Array.from({ length: 40 }, (_, i) => i)
  const saved = await Promise.all(numbers.map(createProject))
  assert.equal(new Set(saved.map(({ id }) => id)).size, 40)
  const { totalDocs } = await payload.count({ collection: "projects" })
  assert.equal(totalDocs, 40)
})

const isLinux = process.platform === "linux"

test("transactions share a connection", { skip: !isLinux && "needs /proc" }, async () => {
  const file = realpathSync(clientConfig.url.replace(/^file:/, ""))
  const connections = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`) === file
      } catch {
        // The descriptor that listed the folder is closed by now.
        return false
      }
    }).length
  await createProject(50)
  const before = connections()
  for (const number of [51, 52, 53, 54, 55]) await createProject(number)
  assert.equal(connections(), before)
})

test("a transaction presumed lost is rolled back when the next begins, and its statements fail", async () => {
  const lost = await client.transaction("write")
  await lost.execute("DELETE FROM projects")
  const next = await client.transaction("write")
  const { rows } = await next.execute("SELECT count(*) AS count FROM projects")
  await next.rollback()
  assert.notEqual(Number(rows[0]?.count), 0)
  assert.equal(lost.closed, true)
  await assert.rejects(lost.execute("SELECT 1"), /closed/)
  await assert.rejects(lost.commit(), /closed/)
})

/** Runs resolved promises, without advancing the mocked clock. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test("a turn times out by its own duration, however long others wait for it", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const takeTurn = createQueue(10_000)
  const begun: string[] = []
  const dones = new Map<string, () => void>()
  for (const name of ["first", "second", "third", "fourth"]) {
    takeTurn().then((done) => {
      begun.push(name)
      dones.set(name, done)
    })
  }
  await settle()
  t.mock.timers.tick(6_000)
  dones.get("first")?.()
  await settle()
  t.mock.timers.tick(6_000)
  await settle()
  assert.deepEqual(begun, ["first", "second"], "the third still waits, 12 seconds after it asked")
  dones.get("second")?.()
  await settle()
  assert.deepEqual(begun, ["first", "second", "third"])
  t.mock.timers.tick(10_000)
  await settle()
  assert.deepEqual(begun, ["first", "second", "third", "fourth"], "the third timed out")
})

test("a save whose commit fails is an error, and the next one succeeds", async (t) => {
  const begin = client.transaction.bind(client)
  const broken = t.mock.method(client, "transaction", async () => {
    const transaction = await begin()
    const commit = transaction.commit.bind(transaction)
    transaction.commit = async () => {
      await transaction.execute("ROLLBACK")
      await commit()
    }
    return transaction
  })
  await assert.rejects(createProject(100), /no transaction is active/)
  broken.mock.restore()
  const saved = await createProject(101)
  assert.equal(saved.title, "Work 101")
})

test("a save that fails midway stores nothing", async () => {
  const before = await payload.count({ collection: "projects" })
  await createProject(200)
  await assert.rejects(createProject(200), /slug|unique|Address part/i)
  const after = await payload.count({ collection: "projects" })
  assert.equal(after.totalDocs, before.totalDocs + 1)
})
