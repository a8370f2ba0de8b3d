import { spawn, spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { chown, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "./freePort.ts"

/** Folder of the newest Postgres server's programs here, or null if none is installed. */
export function findPostgres(): string | null {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const places = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((one) => path.join(debian, one, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ]
  return places.find((place) => place && existsSync(path.join(place, "initdb"))) ?? null
}

/**
 * A Postgres server for this test run, in a temporary folder, on a free port, without durability.
 * @param programs folder of `initdb` and `postgres`
 */
export async function startPostgres(programs: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "cms-postgres-"))
  const owner = unprivileged()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = path.join(folder, "data")
  const environment = { ...process.env, LC_ALL: "C", TMPDIR: folder }
  const options = { cwd: folder, env: environment, ...owner }
  const made = spawnSync(
    path.join(programs, "initdb"),
    ["--pgdata", data, "--username=cms", "--auth=trust", "--encoding=UTF8", "--no-sync"],
    options,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const run = async () => {
    const started = spawn(
      path.join(programs, "postgres"),
      ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1", "-c", "fsync=off"],
      options,
    )
    let log = ""
    await new Promise<void>((resolve, reject) => {
      started.stderr.on("data", (chunk) => {
        log += chunk
        if (log.includes("ready to accept connections")) resolve()
      })
      started.once("exit", () => reject(new Error(`Postgres ended: ${log}`)))
    })
    return started
  }
  let server = await run()
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    const ended = new Promise((resolve) => server.once("exit", resolve))
    server.kill(signal)
    await ended
  }
  // An interrupted run must not leave a server behind.
  process.once("exit", () => server.kill("SIGQUIT"))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))

  return {
    port,
    /**
     * Creates a database.
     * @param template database to copy, to which nobody may be connected; an empty one by default
     * @returns its connection string
     */
    createDatabase(name: string, template = "template1"): string {
      return createDatabase({ port, programs }, name, template)
    },
    /** Ends all connections, as `systemctl restart postgresql` does. */
    async restart(): Promise<void> {
      await end("SIGINT")
      server = await run()
    },
    async stop(): Promise<void> {
      // Immediate shutdown, without waiting for connections to close.
      await end("SIGQUIT")
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates a database on a server that this or another process has started.
 * @returns its connection string
 */
export function createDatabase(
  { port, programs }: { port: number; programs: string },
  name: string,
  template = "template1",
): string {
  const made = spawnSync(path.join(programs, "createdb"), [
    ...["-h", "127.0.0.1", "-p", String(port), "-U", "cms", "-T", template, name],
  ])
  if (made.status !== 0) throw new Error(`createdb failed: ${made.stderr}`)
  return `postgresql://cms@127.0.0.1:${port}/${name}`
}

/** The user to run Postgres as when this process is root, as which Postgres refuses to run. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((which) => spawnSync("id", [which, name]).stdout.toString())
    if (uid?.trim() && gid?.trim()) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}
