import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { test } from "node:test"
import { startService } from "../support/service.ts"

const { call, dataDir, payload } = await startService()

/** Holds the database's write lock in another process until `release` is called. */
async function lockElsewhere(): Promise<{ release: () => Promise<void> }> {
  const program = `
    import { createClient } from "@libsql/client"
    const transaction = await createClient({ url: process.argv[1] }).transaction("write")
    process.stdin.resume().once("end", () => transaction.rollback())
    console.log("locked")
  `
  const url = `file:${path.join(dataDir, "cms.db")}`
  const holder = spawn(process.execPath, ["--input-type=module", "-e", program, url], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  const ended = once(holder, "exit")
  const isLocked = await Promise.race([
    once(holder.stdout, "data").then(() => true),
    ended.then(() => false),
  ])
  assert.ok(isLocked, "the other process has the lock")
  return {
    async release() {
      holder.stdin.end()
      await ended
    },
  }
}

function send(name: string) {
  const data = { name, email: "ama@client.example", phone: "020", subject: "Hello", message: "Hi" }
  return call("POST", "/api/product/contacts", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  })
}

/** Runs everything that does not wait for another process. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
}

test("messages that arrive while another process writes wait for it, and are stored", async (t) => {
  const { release } = await lockElsewhere()
  t.after(release)
  let answered = 0
  const answers = ["Ama", "Esi", "Yaw"].map((name) =>
    send(name).finally(() => {
      answered += 1
    }),
  )
  await turns()
  assert.equal(answered, 0)
  const { totalDocs: meanwhile } = await payload.count({ collection: "contacts" })
  assert.equal(meanwhile, 0, "reads are not blocked")
  await release()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  assert.deepEqual(statuses, [201, 201, 201])
  const { totalDocs } = await payload.count({ collection: "contacts" })
  assert.equal(totalDocs, 3)
})

test("a message that waits five seconds for the lock gets a 500, and the next one is stored", async (t) => {
  const { release } = await lockElsewhere()
  t.after(release)
  t.mock.timers.enable({ apis: ["Date"] })
  const late = [send("Kofi"), send("Adwoa")]
  await turns()
  t.mock.timers.tick(5_000)
  // Both time out: the second's five seconds include its wait for the first.
  for (const { status } of await Promise.all(late)) assert.equal(status, 500)
  await release()
  assert.equal((await send("Kwame")).status, 201)
})
