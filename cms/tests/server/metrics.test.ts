import assert from "node:assert/strict"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, test } from "node:test"
import { createMetrics } from "../../src/metrics/metrics.ts"
import { readQueueStatistics } from "../../src/queue/queueStatistics.ts"
import { newPerson, startAccounts } from "../support/accounts.ts"
import { runPendingWork } from "../support/service.ts"

const { payload, post, register } = await startAccounts({ ACCOUNT_RATE_LIMIT: "3" })
let isDown = false
const metrics = createMetrics(() =>
  isDown ? Promise.reject(new Error("down")) : readQueueStatistics(payload),
)
const server = createServer(metrics.answer)
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
after(() => server.close())

async function scrape(): Promise<string> {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { Connection: "close" },
  })
  assert.match(answer.headers.get("Content-Type") ?? "", /^text\/plain/)
  return answer.text()
}

async function sample(name: string): Promise<number | undefined> {
  const line = (await scrape()).split("\n").find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(" ").at(-1))
}

test("requests are counted by method, route and status, with how long they took", async () => {
  metrics.record({ method: "GET", ms: 30, route: "/api/projects", status: 200 })
  const labels = 'method="GET",route="/api/projects",status="200"'
  assert.equal(await sample(`http_request_duration_seconds_count{${labels}}`), 1)
  assert.equal(await sample(`http_request_duration_seconds_bucket{le="0.025",${labels}}`), 0)
  assert.equal(await sample(`http_request_duration_seconds_bucket{le="0.05",${labels}}`), 1)
})

test("letters that wait are counted, and those that are sent are not any more", async () => {
  await register(newPerson())
  assert.equal(await sample('cms_jobs{state="waiting",task="verification"}'), 1)
  await runPendingWork()
  assert.equal(await sample('cms_jobs{state="waiting",task="verification"}'), 0)
  const sent = 'cms_mail_attempts_total{task="verification",outcome="sent"}'
  assert.equal(await sample(sent), 1)
})

test("a letter that is given up is counted as failed", async () => {
  const send = payload.sendEmail
  payload.sendEmail = () =>
    Promise.reject(Object.assign(new Error("550"), { command: "RCPT TO", responseCode: 550 }))
  await register(newPerson())
  await runPendingWork()
  payload.sendEmail = send
  assert.equal(await sample('cms_jobs{state="failed",task="verification"}'), 1)
})

test("refusals are counted by limit", async () => {
  await post("login", { email: "a@client.example", password: "x" })
  await post("login", { email: "a@client.example", password: "x" })
  assert.equal(await sample('cms_rate_limit_refusals_total{limit="accounts"}'), 1)
})

test("while the database is down the scrape works, says so and has no stale numbers", async () => {
  assert.equal(await sample("cms_database_up"), 1)
  isDown = true
  assert.equal(await sample("cms_database_up"), 0)
  assert.equal(await sample('cms_jobs{state="failed",task="verification"}'), undefined)
})

test("the process is measured, and other addresses are not found", async () => {
  assert.ok(((await sample("process_resident_memory_bytes")) ?? 0) > 0)
  const { port } = server.address() as AddressInfo
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)
})
