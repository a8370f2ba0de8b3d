import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import getPort from "get-port"

/** Where Debian keeps the programs of each version of the server. */
const versions = "/usr/lib/postgresql"

/** Folder of the newest installed Postgres server's programs, or null. */
export function findPostgres(): string | null {
  const found = existsSync(versions) ? readdirSync(versions) : []
  const newest = found.toSorted((a, b) => Number(b) - Number(a))
  const places = newest.map((version) => join(versions, version, "bin"))
  return places.find((place) => existsSync(join(place, "initdb"))) ?? null
}

/**
 * A Postgres server in a temporary folder, on a free port, with the database `postgres`. As root, it runs as the user
 * `postgres`, which Debian's package makes: it refuses to run as root.
 */
export async function startPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), "site-postgres-"))
  chmodSync(folder, 0o777)
  const asUser =
    process.getuid?.() === 0
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
      : []
  const data = join(folder, "data")
  const [command = "", ...args] = [...asUser, join(programs, "initdb")]
  const made = spawnSync(
    command,
    [...args, "--pgdata", data, "--username=cms", "--auth=trust", "--encoding=UTF8", "--no-sync"],
    { cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await getPort()
  const [starter = "", ...rest] = [...asUser, join(programs, "postgres")]
  const server = spawn(
    starter,
    [...rest, "-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1", "-c", "fsync=off"],
    { cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  )
  const ended = once(server, "exit")
  let log = ""
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (chunk) => {
      log += chunk
      if (log.includes("ready to accept connections")) resolve()
    })
    ended.then(() => reject(new Error(`Postgres ended: ${log}`)))
  })
  return {
    uri: `postgresql://cms@127.0.0.1:${port}/postgres`,
    async stop() {
      // Immediate shutdown, without waiting for connections to close.
      server.kill("SIGQUIT")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
