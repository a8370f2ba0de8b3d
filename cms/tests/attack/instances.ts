import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../support/freePort.ts"
import { createDatabase } from "../support/postgresServer.ts"

export const siteUrl = "http://localhost:9000"

/** Set by scripts/attack.ts, which runs these tests on SQLite first. */
const { ATTACKED_POSTGRES: postgres } = process.env

export const database = postgres ? "Postgres" : "SQLite"

/** What processes of one service share. */
export type Instance = {
  dataDir: string
  /** Empty for SQLite in the data folder. */
  databaseUri: string
}

type Variables = Record<string, string>
type Ended = { code: number | null; output: string }

const children = new Set<ChildProcess>()
const folders: string[] = []

/** Kills what is still running and deletes all data folders. Call it at the end of a file. */
export async function removeInstances(): Promise<void> {
  for (const child of children) child.kill("SIGKILL")
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

// An interrupted run must not leave a service behind.
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL")
})
process.once("SIGTERM", () => process.exit(1))

/** A new data folder and an empty database. */
export async function newInstance(): Promise<Instance> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "cms-attack-"))
  folders.push(dataDir)
  const databaseUri = postgres ? createDatabase(JSON.parse(postgres), path.basename(dataDir)) : ""
  return { dataDir, databaseUri }
}

/** Runs `npm run setup` for an instance. */
export async function setUp(instance: Instance, variables: Variables = {}): Promise<Ended> {
  return run(["--import", "tsx", "scripts/setup.ts"], instance, variables).ended
}

/** Starts the built service, as `npm start` does. Rejects when it exits instead. */
export async function startBuilt(instance: Instance, variables: Variables) {
  if (!existsSync(".next/BUILD_ID")) throw new Error("Build the service first: npm run build.")
  const PORT = variables.PORT ?? String(await freePort())
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))
  const args = scripts.start.split(" ").slice(1)
  const service = await ready(args, instance, { ...variables, PORT }, "Content service ready")
  return { ...service, port: Number(PORT), url: `http://localhost:${PORT}` }
}

/** Starts `npm run worker` for an instance. */
export function startWorkerProcess(instance: Instance, variables: Variables) {
  const args = ["--import", "tsx", "scripts/worker.ts"]
  return ready(args, instance, variables, "The worker is running")
}

/** The built service as in production, on an instance of its own that has been set up. */
export async function startBuiltService(variables: Variables = {}) {
  const instance = await newInstance()
  const { code, output } = await setUp(instance, variables)
  if (code !== 0) throw new Error(`npm run setup failed: ${output}`)
  const administrator = await firstAdministrator(instance)
  return { ...instance, ...administrator, ...(await startBuilt(instance, variables)) }
}

/** Signs the first administrator in and returns the request headers. */
export async function signInAsAdministrator(
  instance: Instance,
  url: string,
): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/administrators/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(await firstAdministrator(instance)),
  })
  const { token } = (await response.json()) as { token: string }
  return { Authorization: `JWT ${token}` }
}

async function firstAdministrator({ dataDir }: Instance) {
  const text = await readFile(path.join(dataDir, "first-run.json"), "utf8")
  const { email, password } = JSON.parse(text) as { email: string; password: string }
  return { email, password }
}

/** Starts a process and waits until it prints `sign`. */
async function ready(args: string[], instance: Instance, variables: Variables, sign: string) {
  const { child, ended, log } = run(args, instance, variables)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", () => log().includes(sign) && resolve())
    ended.then(({ code, output }) => reject(new Error(`Ended with ${code}: ${output}`)))
  })
  const stop = (signal: NodeJS.Signals = "SIGTERM"): Promise<Ended> => {
    child.kill(signal)
    return ended
  }
  return { ended, log, residentMemory: () => residentMemory(child), stop }
}

function run(args: string[], { dataDir, databaseUri }: Instance, variables: Variables) {
  const child: ChildProcess = spawn(process.execPath, args, {
    // Not this process's variables, some of which make a child part of the test run.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      ACCOUNT_RATE_LIMIT: "100000",
      CONTACT_RATE_LIMIT: "100000",
      READ_RATE_LIMIT: "100000",
      CMS_URL: "",
      DATA_DIR: dataDir,
      DATABASE_URI: databaseUri,
      PAYLOAD_SECRET: "",
      SEED_CONTENT: "false",
      SITE_URL: siteUrl,
      // Nothing listens on the discard port.
      SMTP_PORT: "9",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  children.add(child)
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk
    })
  }
  const ended = once(child, "close").then(([code]): Ended => {
    children.delete(child)
    return { code, output }
  })
  return { child, ended, log: () => output }
}

/** Resident memory in megabytes, current and peak. Linux only. */
async function residentMemory({ pid }: ChildProcess): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") }
}
