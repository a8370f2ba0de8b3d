import assert from "node:assert/strict"
import { test } from "node:test"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { startService } from "./service.ts"

const { payload } = await startService()
const { client } = payload.db as unknown as SQLiteAdapter

function createProject(number: number) {
  return payload.create({
    collection: "projects",
    data: {
      title: `Work ${number}`,
      description: "x",
      client: "x",
      date: "2025-01-01",
      steps: [{ title: "One", text: "x" }],
    },
  })
}

test("forty editors saving at once all succeed, and every document is there", async () => {
  const numbers = Array.from({ length: 40 }, (_, i) => i)
  const saved = await Promise.all(numbers.map(createProject))
  assert.equal(new Set(saved.map(({ id }) => id)).size, 40)
  const { totalDocs } = await payload.count({ collection: "projects" })
  assert.equal(totalDocs, 40)
})

test("a save whose commit fails is an error, and the next one works", async (t) => {
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
  await assert.rejects(createProject(100), /transaction is closed/)
  broken.mock.restore()
  const saved = await createProject(101)
  assert.equal(saved.title, "Work 101")
})

test("a document that fails midway leaves nothing behind", async () => {
  const before = await payload.count({ collection: "projects" })
  await createProject(200)
  await assert.rejects(createProject(200), /slug|unique|Address part/i)
  const after = await payload.count({ collection: "projects" })
  assert.equal(after.totalDocs, before.totalDocs + 1)
})
