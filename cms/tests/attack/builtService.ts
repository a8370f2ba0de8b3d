import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { createDatabase } from "../postgresServer.ts"

export type BuiltService = Awaited<ReturnType<typeof startBuiltService>>

/**
 * The built service as in production, in its own process, with its own data folder and port.
 * @param variables environment variables that override the defaults of a local service
 */
export async function startBuiltService(variables: Record<string, string> = {}) {
  if (!existsSync(".next/BUILD_ID")) throw new Error("Build the service first: npm run build.")
  const dataDir = await mkdtemp(path.join(tmpdir(), "adwene-built-"))
  const port = await freePort()
  const url = `http://localhost:${port}`
  // Set by scripts/attack.ts.
  const { ATTACKED_POSTGRES: postgres } = process.env
  const environment = {
    ...(postgres && { DATABASE_URI: createDatabase(JSON.parse(postgres), path.basename(dataDir)) }),
    NODE_ENV: "production" as const,
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: "http://localhost:9000",
    SEED_CONTENT: "false",
    // Nothing listens on the discard port.
    SMTP_PORT: "9",
    ...variables,
  }
  let log = ""
  const run = (...args: string[]): ChildProcess => {
    const child: ChildProcess = spawn(process.execPath, args, {
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        log += chunk
      })
    }
    return child
  }
  const [code] = await once(run("--import", "tsx", "scripts/setup.ts"), "exit")
  if (code !== 0) throw new Error(`npm run setup failed: ${log}`)
  const { email, password } = JSON.parse(
    await readFile(path.join(dataDir, "first-run.json"), "utf8"),
  )
  let server: ChildProcess | undefined
  // An interrupted run must not leave a service behind.
  process.once("exit", () => server?.kill("SIGKILL"))
  process.once("SIGTERM", () => process.exit(1))

  async function start(...options: string[]): Promise<void> {
    const child = run(...options, ...startArguments())
    server = child
    const ready = new Promise<void>((resolve, reject) => {
      child.stdout?.on("data", (chunk) => {
        if (String(chunk).includes("Content service ready")) resolve()
      })
      child.once("exit", (status) => reject(new Error(`The service exited with ${status}: ${log}`)))
    })
    await ready
  }

  async function end(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, "exit")
    server.kill(signal)
    await ended
  }

  /** Stops the process and deletes its data folder. */
  async function stop(): Promise<void> {
    await end()
    await rm(dataDir, { recursive: true, force: true })
  }

  /** Signs the first administrator in and returns the request headers. */
  async function signIn(): Promise<Record<string, string>> {
    const response = await fetch(`${url}/api/administrators/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await response.json()) as { token: string }
    return { Authorization: `JWT ${token}` }
  }

  /** Resident memory in megabytes, current and peak. Linux only. */
  async function residentMemory(): Promise<{ now: number; most: number }> {
    const status = await readFile(`/proc/${server?.pid}/status`, "utf8")
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
    return { now: megabytes("VmRSS"), most: megabytes("VmHWM") }
  }

  await start()
  return {
    dataDir,
    email,
    end,
    log: () => log,
    password,
    port,
    residentMemory,
    signIn,
    start,
    stop,
    url,
  }
}

/** Node's arguments in `npm start`. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))
  return scripts.start.split(" ").slice(1)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  return port
}
