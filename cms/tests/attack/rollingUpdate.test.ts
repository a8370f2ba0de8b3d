import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { text } from "node:stream/consumers"
import { after, before, test } from "node:test"
import {
  type Nginx,
  nginxMissing,
  serviceHost,
  startNginx,
} from "../../../scripts/lib/tests/nginx.mjs"
import { freePort } from "../support/freePort.ts"
import { startMailServer } from "../support/mailServer.ts"
import { startPostgres } from "../support/postgresServer.ts"
import {
  database,
  type Instance,
  newInstance,
  removeInstances,
  setUp,
  startBuilt,
  startWorkerProcess,
} from "./instances.ts"

/**
 * Two instances on one Postgres behind nginx, as docs/deploy.md describes, and a worker: what visitors notice of an update
 * and of a database that restarts.
 */
const skip = database === "Postgres" ? (nginxMissing ?? false) : "needs Postgres"

const root = path.resolve("..")
/** Requests in progress at any time, and messages in each phase. */
const readers = 4
const writers = 2

type Service = Awaited<ReturnType<typeof startBuilt>>

let postgres: Awaited<ReturnType<typeof startPostgres>>
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let nginx: Nginx
let instance: Instance
let variables: Record<string, string>
let worker: Awaited<ReturnType<typeof startWorkerProcess>>
const services = new Map<number, Service>()

before(async () => {
  if (skip) return
  const { programs } = JSON.parse(String(process.env.ATTACKED_POSTGRES))
  postgres = await startPostgres(programs)
  mailServer = await startMailServer()
  instance = { ...(await newInstance()), databaseUri: postgres.createDatabase("rolling") }
  variables = {
    CMS_URL: `https://${serviceHost}`,
    CONTACT_TO: "hello@client.example",
    MAIL_FROM: "website@client.example",
    PAYLOAD_SECRET: "a-key-that-both-instances-share-0123456789",
    // The worker's jobs in progress when Postgres ends are claimed again after this time.
    QUEUE_LEASE_SECONDS: "5",
    RUN_QUEUE: "false",
    SEED_ADMIN_EMAIL: "ama@client.example",
    SEED_ADMIN_PASSWORD: "a-good-password-1",
    SEED_CONTENT: "true",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mailServer.port),
    TRUSTED_PROXIES: "1",
  }
  const { code, output } = await setUp(instance, variables)
  assert.equal(code, 0, output)
  for (const port of [await freePort(), await freePort()]) await start(port)
  worker = await startWorkerProcess(instance, variables)
  nginx = await startNginx({ root, instances: [...services.keys()] })
})

after(async () => {
  await nginx?.stop()
  await removeInstances()
  await postgres?.stop()
  await mailServer?.goDown()
})

async function start(port: number): Promise<void> {
  services.set(port, await startBuilt(instance, { ...variables, PORT: String(port) }))
}

async function replace(port: number): Promise<void> {
  const { code } = (await services.get(port)?.stop()) ?? {}
  assert.equal(code, 0)
  await start(port)
}

/** Reads and sends messages through nginx until it is stopped. */
function load(phase: string) {
  const accepted: string[] = []
  const failures: string[] = []
  let answers = 0
  let stopped = false
  const ask = async (name: string, address: string, body?: string) => {
    try {
      const headers = { Host: serviceHost, ...(body && { "Content-Type": "application/json" }) }
      const { status } = await nginx.ask(address, { method: body ? "POST" : "GET", headers, body })
      answers += 1
      if (status >= 400) failures.push(`${name}: ${status}`)
      return status
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message}`)
      return 0
    }
  }
  const read = async (index: number) => {
    while (!stopped) await ask("read", `/api/projects?depth=1&limit=${1 + (answers % 9) + index}`)
  }
  const write = async (index: number) => {
    for (let number = 0; !stopped; number += 1) {
      const subject = `${phase} ${index}-${number}`
      const data = { name: "Ama", email: "ama@client.example", phone: "020", subject, message: "x" }
      const status = await ask("message", "/product/contacts", JSON.stringify({ data }))
      if (status === 201) accepted.push(subject)
    }
  }
  const work = Promise.all([
    ...Array.from({ length: readers }, (_, index) => read(index)),
    ...Array.from({ length: writers }, (_, index) => write(index)),
  ])
  return {
    accepted,
    failures,
    answers: () => answers,
    /** Resolves after that many more answers. */
    async more(count: number) {
      const goal = answers + count
      while (answers < goal) await nextTurn()
    },
    /** Resolves after that many answers in a row without a failure. */
    async recovered(count: number) {
      for (let since = -1; since !== failures.length; ) {
        since = failures.length
        await this.more(count)
      }
    },
    async stop() {
      stopped = true
      await work
    },
  }
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Subjects of the stored messages of a phase. */
async function stored(phase: string): Promise<string[]> {
  const [port = 0] = services.keys()
  const url = `http://localhost:${port}`
  const headers = await signIn(url)
  const found: string[] = []
  for (let page = 1; ; page += 1) {
    const query = `limit=100&page=${page}&sort=id&where[subject][like]=${phase}`
    const response = await fetch(`${url}/api/contacts?${query}`, { headers })
    const { docs, hasNextPage } = await response.json()
    found.push(...docs.map(({ subject }: { subject: string }) => subject))
    if (!hasNextPage) return found
  }
}

async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/administrators/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: variables.SEED_ADMIN_EMAIL,
      password: variables.SEED_ADMIN_PASSWORD,
    }),
  })
  const { token } = await response.json()
  return { Authorization: `JWT ${token}` }
}

test("no request fails while roll.sh replaces both instances", { skip }, async (t) => {
  const visitors = load("update")
  await visitors.more(50)
  // A new version's migrations run once, before any instance of it starts.
  assert.equal((await setUp(instance, variables)).code, 0)
  await roll()
  await visitors.more(50)
  await visitors.stop()
  t.diagnostic(`${visitors.answers()} requests, ${visitors.accepted.length} of them messages`)
  assert.deepEqual(visitors.failures, [])
  assert.deepEqual((await stored("update")).sort(), visitors.accepted.sort())
})

test("a restart of Postgres fails requests for seconds, and loses no message", {
  skip,
}, async (t) => {
  const visitors = load("restart")
  await visitors.more(50)
  const began = performance.now()
  await postgres.restart()
  await visitors.recovered(50)
  const took = ((performance.now() - began) / 1000).toFixed(1)
  await visitors.stop()
  t.diagnostic(
    `${visitors.answers()} requests, ${visitors.failures.length} failed, ${visitors.accepted.length} messages accepted, whole after ${took} s`,
  )
  t.diagnostic(`kinds of failures: ${[...new Set(visitors.failures)].join(", ")}`)
  const found = new Set(await stored("restart"))
  assert.deepEqual(
    visitors.accepted.filter((subject) => !found.has(subject)),
    [],
  )
})

test("each message is mailed once the worker has caught up", { skip }, async () => {
  const waiting = new Set([...(await stored("update")), ...(await stored("restart"))])
  let lastWords: string | undefined
  worker.ended.then(({ output }) => {
    lastWords = output
  })
  // Each mail is read once: reading all of them again at each turn would keep this process, and the mail server in it, busy.
  for (let read = 0; waiting.size > 0; await nextTurn()) {
    assert.equal(lastWords, undefined, "the worker ended")
    for (; read < mailServer.mails.length; read++) {
      const mail = mailServer.mails[read] ?? ""
      for (const subject of waiting) {
        if (mail.includes(`${subject}\r\n`)) waiting.delete(subject)
      }
    }
  }
  await worker.stop()
})

/** Runs deploy/roll.sh, which has this process replace each instance. */
async function roll(): Promise<void> {
  const restarts = createServer(async (request, response) => {
    await replace(Number((await text(request)).split(":").at(-1)))
    response.end()
  })
  await new Promise<void>((resolve) => restarts.listen(0, "127.0.0.1", resolve))
  const { port } = restarts.address() as AddressInfo
  const addresses = [...services.keys()].map((one) => `127.0.0.1:${one}`)
  const script = spawn("sh", [path.join(root, "deploy/roll.sh"), ...addresses], {
    env: {
      ...process.env,
      INSTANCES: nginx.instancesFile,
      RELOAD: nginx.reloadCommand,
      RESTART: `curl --fail --silent --url http://127.0.0.1:${port}/ --data`,
    },
    stdio: "inherit",
  })
  const [code] = await once(script, "close")
  restarts.close()
  assert.equal(code, 0)
}
