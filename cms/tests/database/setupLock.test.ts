import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as nextTick } from "node:timers/promises"
import { withSetupLock } from "../../src/database/withSetupLock.ts"
import { startService } from "../support/service.ts"

const { payload } = await startService()

test("two set-ups of one database run one after the other", async () => {
  const steps: string[] = []
  const setUp = () =>
    withSetupLock(payload, async () => {
      steps.push("begin")
      await nextTick()
      await payload.db.count({ collection: "projects" })
      steps.push("end")
    })
  await Promise.all([setUp(), setUp()])
  assert.deepEqual(steps, ["begin", "end", "begin", "end"])
})

test("a set-up that fails lets the next one begin", async () => {
  const failing = withSetupLock(payload, () => Promise.reject(new Error("no")))
  await assert.rejects(failing, /no/)
  assert.equal(await withSetupLock(payload, async () => "done"), "done")
})
