import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { after } from "node:test"
import { createDatabase } from "../postgresServer.ts"

const siteUrl = "http://localhost:9000"

/** Set by scripts/attack.ts, which runs these tests on SQLite first. */
const { ATTACKED_POSTGRES: postgres } = process.env

export const database = postgres ? "Postgres" : "SQLite"

export type Place = {
  dataDir: string
  /** Empty for SQLite in the data folder. */
  databaseUri: string
}

/** Run after the whole file: a hook registered in a test or another hook would belong to that. */
const cleanups: (() => unknown)[] = []
after(async () => {
  for (const cleanUp of cleanups.toReversed()) await cleanUp()
})

/** A new data folder and an empty database. */
export async function newPlace(): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "adwene-attack-"))
  cleanups.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const databaseUri = postgres ? createDatabase(JSON.parse(postgres), path.basename(dataDir)) : ""
  return { dataDir, databaseUri }
}

type Ended = { code: number | null; output: string }

/** Runs `npm run setup` in a place. */
export async function setUp(place: Place): Promise<Ended> {
  return ended(start(["--import", "tsx", "scripts/setup.ts"], place))
}

/** Starts the built service in a place. Rejects when it exits instead. */
export async function startBuilt(
  place: Place,
  variables: Record<string, string>,
): Promise<{ child: ChildProcess; stop: (signal: NodeJS.Signals) => Promise<Ended>; url: string }> {
  if (!existsSync(".next/BUILD_ID")) {
    throw new Error("Build the service first: npm run build.")
  }
  const port = variables.PORT ?? String(await freePort())
  const child = await ready(["server.mjs"], place, { ...variables, PORT: port }, "ready on")
  return { ...child, url: `http://127.0.0.1:${port}` }
}

/** Starts `npm run worker` in a place. */
export function startWorkerProcess(place: Place, variables: Record<string, string>) {
  return ready(["--import", "tsx", "scripts/worker.ts"], place, variables, "The worker is running")
}

/** Signs the first administrator in and returns the request headers. */
export async function signInAsAdministrator({ dataDir }: Place, url: string): Promise<HeadersInit> {
  const signIn = await readFile(path.join(dataDir, "first-run.json"), "utf8")
  const response = await fetch(`${url}/api/administrators/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: signIn,
  })
  const { token } = await response.json()
  return { Authorization: `JWT ${token}` }
}

async function ready(
  args: string[],
  place: Place,
  variables: Record<string, string>,
  sign: string,
) {
  const child = start(args, place, variables)
  const end = ended(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes(sign) && resolve())
    end.then(({ code, output }) => reject(new Error(`Ended with ${code}: ${output}`)))
  })
  const stop = (signal: NodeJS.Signals): Promise<Ended> => {
    child.kill(signal)
    return end
  }
  return { child, stop }
}

function start(args: string[], { dataDir, databaseUri }: Place, variables = {}): ChildProcess {
  // Without the variables that make a process part of this test run.
  const { NODE_OPTIONS, NODE_TEST_CONTEXT, ...inherited } = process.env
  const child = spawn(process.execPath, args, {
    env: {
      ...inherited,
      ACCOUNT_RATE_LIMIT: "100000",
      CONTACT_RATE_LIMIT: "100000",
      CMS_URL: "",
      DATA_DIR: dataDir,
      DATABASE_URI: databaseUri,
      PAYLOAD_SECRET: "",
      SEED_CONTENT: "false",
      SITE_URL: siteUrl,
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  cleanups.push(() => child.kill("SIGKILL"))
  return child
}

async function ended(child: ChildProcess): Promise<Ended> {
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(child, "close")
  return { code, output }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  return port
}
