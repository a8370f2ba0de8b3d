import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { grace, shutDown } from "../../shutdown.mjs"

/** A fake server whose open requests are done when `finish` is called. */
function fakeServer() {
  let finish = () => {}
  const server = {
    close(done: () => void) {
      finish = done
      return server
    },
    closeIdleConnections() {},
  } as unknown as Parameters<typeof shutDown>[0]
  return { finish: () => finish(), server }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test("the service exits once requests are answered and mails are sent", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const { finish, server } = fakeServer()
  const exits: number[] = []
  let sent = () => {}
  const mail = new Promise<void>((resolve) => {
    sent = resolve
  })
  shutDown(
    server,
    () => [mail],
    (code) => exits.push(code),
  )
  finish()
  await settle()
  assert.deepEqual(exits, [])
  sent()
  await settle()
  assert.deepEqual(exits, [0])
})

test("a request or a mail that never ends does not block shutdown", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const exits: number[] = []
  shutDown(
    fakeServer().server,
    () => [new Promise<void>(() => {})],
    (code) => exits.push(code),
  )
  t.mock.timers.tick(grace - 1)
  assert.deepEqual(exits, [])
  t.mock.timers.tick(1)
  assert.deepEqual(exits, [0])
})

test("the service exits before the start script would kill it", () => {
  const script = readFileSync("../scripts/lib/processes/processes.mjs", "utf8")
  const forced = Number(/graceMs = ([\d_]+)/.exec(script)?.[1]?.replaceAll("_", ""))
  assert.ok(grace + 2_000 <= forced, `${grace} ms of grace, killed after ${forced} ms`)
})
