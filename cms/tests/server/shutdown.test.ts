import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { type TestContext, test } from "node:test"
import { createShutdown, grace } from "../../shutdown.mjs"

/** The shutdown of a fake server whose open requests are done when `finish` is called. */
function start(t: TestContext, { drainSeconds = 0, work = [] as Promise<void>[] } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  let closed = 0
  let finish = () => {}
  const server = {
    close(done: () => void) {
      closed += 1
      finish = done
      return server
    },
    closeIdleConnections() {},
  } as unknown as Parameters<typeof createShutdown>[0]["server"]
  const exits: number[] = []
  const shutdown = createShutdown({
    server,
    drainSeconds,
    backgroundWork: () => work,
    exit: (code) => exits.push(code),
  })
  return { ...shutdown, closed: () => closed, exits, finish: () => finish() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test("the service exits once requests are answered and mails are sent", async (t) => {
  let sent = () => {}
  const mail = new Promise<void>((resolve) => {
    sent = resolve
  })
  const { exits, finish, onSignal } = start(t, { work: [mail] })
  onSignal()
  finish()
  await settle()
  assert.deepEqual(exits, [])
  sent()
  await settle()
  assert.deepEqual(exits, [0])
})

test("a request or a mail that never ends does not block shutdown", (t) => {
  const { exits, onSignal } = start(t, { work: [new Promise<void>(() => {})] })
  onSignal()
  t.mock.timers.tick(grace - 1)
  assert.deepEqual(exits, [])
  t.mock.timers.tick(1)
  assert.deepEqual(exits, [0])
})

test("it first drains: unready, it goes on serving for the configured time", async (t) => {
  const { closed, exits, finish, isDraining, onSignal } = start(t, { drainSeconds: 3 })
  assert.equal(isDraining(), false)
  onSignal()
  assert.equal(isDraining(), true)
  t.mock.timers.tick(2_999)
  assert.equal(closed(), 0)
  t.mock.timers.tick(1)
  assert.equal(closed(), 1)
  assert.equal(isDraining(), true)
  finish()
  await settle()
  assert.deepEqual(exits, [0])
})

test("a second signal ends the drain, and further ones change nothing", (t) => {
  const { closed, onSignal } = start(t, { drainSeconds: 300 })
  onSignal()
  onSignal()
  assert.equal(closed(), 1)
  onSignal()
  t.mock.timers.tick(300_000)
  assert.equal(closed(), 1)
})

test("the service exits before the start script would kill it", () => {
  const script = readFileSync("../scripts/lib/processes/processes.mjs", "utf8")
  const forced = Number(/graceMs = ([\d_]+)/.exec(script)?.[1]?.replaceAll("_", ""))
  assert.ok(grace + 2_000 <= forced, `${grace} ms of grace, killed after ${forced} ms`)
})
