import assert from "node:assert/strict"
import { test } from "node:test"
import { createMemory } from "../src/http/createMemory.ts"

const always = () => true

test("a value is read once, and again after it has expired", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] })
  const memory = createMemory<number>({ milliseconds: 2_000, most: 10 })
  let readings = 0
  const ask = () => memory.remember("a", async () => ++readings, always)
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [1, 1, 1])
  t.mock.timers.tick(1_999)
  assert.equal(await ask(), 1)
  t.mock.timers.tick(1)
  assert.equal(await ask(), 2)
})

test("expired values are evicted with the next read, of whatever key", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] })
  const memory = createMemory<number>({ milliseconds: 2_000, most: 10 })
  for (const key of ["a", "b", "c"]) await memory.remember(key, async () => 1, always)
  t.mock.timers.tick(2_000)
  await memory.remember("d", async () => 1, always)
  assert.equal(memory.size(), 1)
})

test("a full cache evicts its oldest value", async () => {
  const memory = createMemory<string>({ milliseconds: 60_000, most: 2 })
  for (const key of ["a", "b", "c"]) await memory.remember(key, async () => `first ${key}`, always)
  assert.equal(memory.size(), 2)
  assert.equal(await memory.remember("b", async () => "second b", always), "first b")
  assert.equal(await memory.remember("a", async () => "second a", always), "second a")
})

test("failures and uncacheable values are not cached", async () => {
  const memory = createMemory<number>({ milliseconds: 60_000, most: 2 })
  await assert.rejects(
    memory.remember("a", () => Promise.reject(new Error("no")), always),
    /no/,
  )
  assert.equal(
    await memory.remember(
      "a",
      async () => 404,
      (status) => status === 200,
    ),
    404,
  )
  assert.equal(await memory.remember("a", async () => 200, always), 200)
})
