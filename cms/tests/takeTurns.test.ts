import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as nextTick } from "node:timers/promises"
import { takeTurns } from "../src/database/takeTurns.ts"
import { startService } from "./service.ts"

const { payload } = await startService()

test("two set-ups of one database run one after the other", async () => {
  const steps: string[] = []
  const setUp = () =>
    takeTurns(payload, async () => {
      steps.push("begin")
      await nextTick()
      await payload.db.count({ collection: "projects" })
      steps.push("end")
    })
  await Promise.all([setUp(), setUp()])
  assert.deepEqual(steps, ["begin", "end", "begin", "end"])
})

test("a set-up that fails lets the next one begin", async () => {
  const failing = takeTurns(payload, () => Promise.reject(new Error("no")))
  await assert.rejects(failing, /no/)
  assert.equal(await takeTurns(payload, async () => "done"), "done")
})
