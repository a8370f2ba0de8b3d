import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { test } from "node:test"
import { listen } from "../../listen.mjs"

test("a port that is taken exits with code 1 and a message, a free one does not", async (t) => {
  const said = t.mock.method(console, "error", () => {})
  const exits: number[] = []
  const first = createServer()
  const exit = (code: number) => exits.push(code)
  await listen(first, { port: 0, hostname: "127.0.0.1" }, exit)
  assert.deepEqual(exits, [])
  const { port } = first.address() as AddressInfo
  const second = createServer()
  listen(second, { port, hostname: "127.0.0.1" }, exit)
  await once(second, "error")
  assert.deepEqual(exits, [1])
  assert.match(String(said.mock.calls[0]?.arguments[0]), new RegExp(`Port ${port} .* is taken`))
  first.close()
})
