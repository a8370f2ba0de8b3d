import assert from "node:assert/strict"
import { test } from "node:test"
import { createCache } from "../../src/http/createCache.ts"

const always = () => true

test("a value is read once, and again after it has expired", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] })
  const cache = createCache<number>({ milliseconds: 2_000, maxEntries: 10 })
  let readings = 0
  const ask = () => cache.getOrLoad("a", async () => ++readings, always)
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [1, 1, 1])
  t.mock.timers.tick(1_999)
  assert.equal(await ask(), 1)
  t.mock.timers.tick(1)
  assert.equal(await ask(), 2)
})

test("expired values are evicted with the next read, of whatever key", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] })
  const cache = createCache<number>({ milliseconds: 2_000, maxEntries: 10 })
  for (const key of ["a", "b", "c"]) await cache.getOrLoad(key, async () => 1, always)
  t.mock.timers.tick(2_000)
  await cache.getOrLoad("d", async () => 1, always)
  assert.equal(cache.size(), 1)
})

test("a full cache evicts its oldest value", async () => {
  const cache = createCache<string>({ milliseconds: 60_000, maxEntries: 2 })
  for (const key of ["a", "b", "c"]) await cache.getOrLoad(key, async () => `first ${key}`, always)
  assert.equal(cache.size(), 2)
  assert.equal(await cache.getOrLoad("b", async () => "second b", always), "first b")
  assert.equal(await cache.getOrLoad("a", async () => "second a", always), "second a")
})

test("failures and uncacheable values are not cached", async () => {
  const cache = createCache<number>({ milliseconds: 60_000, maxEntries: 2 })
  await assert.rejects(
    cache.getOrLoad("a", () => Promise.reject(new Error("no")), always),
    /no/,
  )
  assert.equal(
    await cache.getOrLoad(
      "a",
      async () => 404,
      (status) => status === 200,
    ),
    404,
  )
  assert.equal(await cache.getOrLoad("a", async () => 200, always), 200)
})
