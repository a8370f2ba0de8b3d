import "./prepare.ts"
import { Agent, request } from "node:http"
import { parseArgs } from "node:util"
import { startBuiltService } from "../tests/attack/builtService.ts"
import { findPostgres, startPostgres } from "../tests/postgresServer.ts"

/**
 * `npm run bench:service`: throughput and latency of the built service with sample content and 50 connections, on SQLite, and on
 * Postgres where it is installed. This process generates the load on the same machine, so compare figures of one machine only.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    connections: { type: "string", default: "50" },
    only: { type: "string" },
    load: { type: "string" },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)

/** Not measured: the first requests after a start run code that V8 has yet to compile. */
const warmUpSeconds = 3

type Load = { name: string; ask: (number: number) => Asked }
type Asked = { path: string; body?: string }

/** A query to a list as pages send it, different each time, so that no answer comes from memory. */
const uncached = (list: string, query: string) => (number: number) => ({
  path: `/api/${list}?${query}&where[slug][not_equals]=bench-${number}`,
})

const loads: Load[] = [
  { name: "list from memory", ask: () => ({ path: "/api/projects?limit=1&page=1" }) },
  { name: "one project, uncached", ask: uncached("projects", "limit=1&page=1") },
  {
    name: "one service, uncached",
    ask: uncached("web-services", "limit=1&page=1&where[isActive][equals]=true"),
  },
  { name: "ten projects, uncached", ask: uncached("content-creation-projects", "limit=10") },
  { name: "picture", ask: () => ({ path: picture }) },
  {
    name: "contact message",
    ask: (number) => ({
      path: "/product/contacts",
      body: JSON.stringify({
        data: {
          name: `Sender ${number}`,
          email: `sender${number}@client.example`,
          phone: "+233 20 000 0000",
          subject: "A new shop",
          message: "Hello.",
          statuses: "pending",
        },
      }),
    }),
  },
]

/** All loads in turn. `--load mixed --seconds 600` shows how much memory the service takes in the long run. */
const mixed: Load = {
  name: "mixed",
  ask: (number) => (loads[number % loads.length] as Load).ask(number),
}

let picture = ""
const agent = new Agent({ keepAlive: true, maxSockets: connections })
let asked = 0

async function bench(database: string, uri?: string): Promise<void> {
  const service = await startBuiltService({
    SEED_CONTENT: "true",
    CONTACT_RATE_LIMIT: "10000000",
    READ_RATE_LIMIT: "10000000",
    ...(uri && { DATABASE_URI: uri }),
    ...(process.env.SERVICE_NODE_OPTIONS && { NODE_OPTIONS: process.env.SERVICE_NODE_OPTIONS }),
    ...(process.env.MALLOC_ARENA_MAX && { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX }),
  })
  try {
    const first = await fetch(`${service.url}/api/projects?limit=1`)
    const { docs } = (await first.json()) as { docs: { mainImageUrl: string }[] }
    picture = docs[0]?.mainImageUrl ?? ""
    const chosen = [...loads, ...(values.load ? [mixed] : [])]
    for (const load of chosen.filter(({ name }) => name.includes(values.load ?? ""))) {
      const samples: number[] = []
      const sampling = setInterval(async () => {
        samples.push((await service.residentMemory()).now)
      }, 30_000)
      await run(load, service.port, warmUpSeconds)
      const { failed, rate, times } = await run(load, service.port, seconds)
      clearInterval(sampling)
      const { most, now } = await service.residentMemory()
      const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`
      console.log(
        `${database.padEnd(9)} ${load.name.padEnd(24)} ${String(Math.round(rate)).padStart(6)}/s  p50 ${at(0.5)}  p99 ${at(0.99)}  ${failed} failed  ${now} MB (at most ${most})`,
      )
      if (samples.length > 0) console.log(`          every 30 s: ${samples.join(", ")} MB`)
    }
  } finally {
    await service.stop()
  }
}

/** Keeps `connections` requests in flight for a number of seconds. */
async function run({ ask }: Load, port: number, duration: number) {
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const until = started + duration * 1000
  const work = async () => {
    while (performance.now() < until) {
      const before = performance.now()
      asked += 1
      const status = await send(ask(asked), port)
      times.push(performance.now() - before)
      if (status >= 400) failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const rate = times.length / ((performance.now() - started) / 1000)
  return { failed, rate, times: times.toSorted((a, b) => a - b) }
}

function send({ path, body }: Asked, port: number): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      "Accept-Encoding": "gzip",
      ...(body && { "Content-Type": "application/json" }),
    }
    const sent = request(
      { agent, port, path, method: body ? "POST" : "GET", headers },
      (answer) => {
        answer.resume()
        answer.once("end", () => resolve(answer.statusCode ?? 0))
        answer.once("error", () => resolve(599))
      },
    )
    sent.once("error", () => resolve(599))
    sent.end(body)
  })
}

const programs = findPostgres()
if (values.only !== "postgres") await bench("SQLite")
if (programs && values.only !== "sqlite") {
  const server = await startPostgres(programs)
  await bench("Postgres", server.createDatabase("bench"))
  await server.stop()
}
agent.destroy()
