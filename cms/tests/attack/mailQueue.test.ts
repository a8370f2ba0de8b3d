import assert from "node:assert/strict"
import { request } from "node:http"
import { after, before, test } from "node:test"
import { setTimeout as wait } from "node:timers/promises"
import { startMailServer } from "../support/mailServer.ts"
import {
  database,
  type Instance,
  newInstance,
  removeInstances,
  setUp,
  signInAsAdministrator,
  startBuilt,
  startWorkerProcess,
} from "./instances.ts"

/** Mails that a process sends at once: at most these are sent twice when it is killed. */
const lanes = 3

function messageOf(name: string) {
  return { name, email: "a@client.example", phone: "020", subject: "Hello", message: "Hi" }
}

/** Posts messages named `<prefix> 0` and so on, twenty at a time. Ignores failed connections. */
async function post(prefix: string, count: number, urls: string[], onAnswer = (_: number) => {}) {
  const answered: string[] = []
  let next = 0
  async function sendSome(): Promise<void> {
    while (next < count) {
      const name = `${prefix} ${next}`
      const url = urls[next % urls.length]
      next += 1
      const answer = await fetch(`${url}/product/contacts`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ data: messageOf(name) }),
      })
        .then(async (response) => ({ status: response.status, body: await response.text() }))
        .catch(() => null)
      if (!answer) continue
      assert.equal(answer.status, 201, answer.body)
      answered.push(name)
      onAnswer(answered.length)
    }
  }
  await Promise.all(Array.from({ length: 20 }, sendSome))
  return answered
}

/** Names of the stored messages with `prefix`, once the queue is empty. */
async function storedWhenDone(instance: Instance, url: string, prefix: string): Promise<string[]> {
  const headers = await signInAsAdministrator(instance, url)
  const ask = async (address: string) => (await fetch(`${url}${address}`, { headers })).json()
  while ((await ask("/api/payload-jobs?where[completedAt][exists]=false&limit=1")).totalDocs > 0) {
    await wait(100)
  }
  const { docs } = await ask(`/api/contacts?limit=1000&depth=0&where[name][like]=${prefix}`)
  return docs.map(({ name }: { name: string }) => name).toSorted()
}

after(removeInstances)

let mail: Awaited<ReturnType<typeof startMailServer>>
let instance: Instance
let variables: Record<string, string>

before(async () => {
  mail = await startMailServer()
  variables = {
    SMTP_PORT: String(mail.port),
    MAIL_RETRY_SECONDS: "1",
    QUEUE_LEASE_SECONDS: "2",
  }
  instance = await newInstance()
  const { code, output } = await setUp(instance)
  assert.equal(code, 0, output)
})

/** Names of the messages with `prefix` in the mails received, once per mail. */
function mailed(prefix: string): string[] {
  const found = mail.mails.map((text) => new RegExp(`${prefix} \\d+`).exec(text)?.[0])
  return found.filter((name) => name !== undefined).toSorted()
}

function start(others: Record<string, string> = {}) {
  return startBuilt(instance, { ...variables, ...others })
}

for (const [signal, maxTwice] of [
  ["SIGKILL", lanes],
  ["SIGTERM", 0],
] as const) {
  test(`${signal} during 200 posts: every stored message is mailed, at most ${maxTwice} of them twice`, async () => {
    const first = await start()
    let gone: ReturnType<typeof first.stop> | undefined
    const answered = await post(signal, 200, [first.url], (count) => {
      if (count === 60) gone = first.stop(signal)
    })
    const { code, output } = (await gone) ?? assert.fail("the service was never stopped")
    if (signal === "SIGTERM") assert.equal(code, 0, output)
    assert.ok(answered.length >= 60, `${answered.length} were answered`)
    const mailedBefore = mailed(signal).length
    const second = await start()
    const stored = await storedWhenDone(instance, second.url, signal)
    await second.stop("SIGTERM")
    const mails = mailed(signal)
    const twice = mails.length - new Set(mails).size
    console.log(
      `${database}, ${signal}: ${answered.length} answered, ${stored.length} stored, ${mailedBefore} mailed before the restart, ${mails.length} in total, ${twice} twice`,
    )
    assert.deepEqual(
      answered.filter((name) => !stored.includes(name)),
      [],
    )
    assert.deepEqual([...new Set(mails)], stored)
    assert.ok(twice <= maxTwice, `${twice} were sent twice`)
  })
}

test("every message is mailed once after the mail server was down", async () => {
  const service = await start()
  await mail.goDown()
  const answered = await post("Down", 30, [service.url])
  const headers = await signInAsAdministrator(instance, service.url)
  const failing = async () => {
    const address = `${service.url}/api/contacts?where[mailTries][greater_than]=0&where[mailState][equals]=queued`
    return (await (await fetch(address, { headers })).json()).totalDocs
  }
  while ((await failing()) === 0) await wait(100)
  await mail.comeBack()
  const stored = await storedWhenDone(instance, service.url, "Down")
  await service.stop("SIGTERM")
  assert.equal(answered.length, 30)
  assert.deepEqual(mailed("Down"), stored)
  assert.equal(stored.length, 30)
})

test("replicas and a worker in parallel mail each message once", async () => {
  const worker = await startWorkerProcess(instance, variables)
  // SQLite serves one service, whose queue another process may run.
  const services =
    database === "SQLite" ? [await start({ RUN_QUEUE: "false" })] : [await start(), await start()]
  const urls = services.map(({ url }) => url)
  const answered = await post("Side", 200, urls)
  assert.equal(answered.length, 200)
  const stored = await storedWhenDone(instance, urls[0] ?? "", "Side")
  for (const { stop } of [worker, ...services]) {
    const { code, output } = await stop("SIGTERM")
    assert.equal(code, 0, output)
  }
  assert.deepEqual(mailed("Side"), stored)
  assert.equal(stored.length, 200)
})

test("a message that is resent after its response was lost is stored once", async () => {
  const service = await start()
  const headers = await signInAsAdministrator(instance, service.url)
  const stored = async (): Promise<{ id: number }[]> => {
    const address = `${service.url}/api/contacts?where[name][equals]=Lost`
    return (await (await fetch(address, { headers })).json()).docs
  }
  const address = `${service.url}/product/contacts`
  const json = { "Content-Type": "application/json" }
  const body = JSON.stringify({ data: messageOf("Lost") })
  const sent = request(address, { method: "POST", headers: json })
  sent.on("error", () => {})
  sent.on("response", (response) => response.pause())
  sent.end(body)
  // Committed; now its response is lost.
  while ((await stored()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  sent.destroy()
  const again = await fetch(address, { method: "POST", headers: json, body })
  const [first, ...others] = await stored()
  assert.equal(again.status, 201)
  assert.deepEqual(await again.json(), { id: first?.id, statuses: "pending" })
  assert.deepEqual(others, [])
  await service.stop()
})
