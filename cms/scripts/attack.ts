import "./prepare.ts"
import { spawn } from "node:child_process"
import { readdir } from "node:fs/promises"
import path from "node:path"
import { findPostgres, startPostgres } from "../tests/support/postgresServer.ts"

/** Time limit of the whole run. */
const maxMilliseconds = 15 * 60 * 1000
const started = performance.now()

/**
 * `npm run test:attack [files]`: runs the files of tests/attack against the built service, one
 * after another, on SQLite and then on Postgres if a server is installed. Each file starts its own
 * services (instances.ts).
 * @returns the exit code
 */
async function attack(chosen: string[]): Promise<number> {
  const files = chosen.length > 0 ? chosen : await filesOf("tests/attack")
  const onSqlite = await runFiles("SQLite", files, {})
  const programs = findPostgres()
  if (!programs) {
    console.log("Skipped on Postgres: no server is installed (initdb was not found).")
    return onSqlite
  }
  const server = await startPostgres(programs)
  const { port } = server
  const onPostgres = await runFiles("Postgres", files, {
    ATTACKED_POSTGRES: JSON.stringify({ port, programs }),
  })
  await server.stop()
  return onSqlite || onPostgres
}

function runFiles(database: string, files: string[], variables: Record<string, string>) {
  console.log(`\nAttacking the service on ${database}`)
  const args = ["--import", "tsx", "--test", "--test-concurrency=1", "--test-reporter=spec"]
  args.push(...files)
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "test", ...variables },
    stdio: "inherit",
  })
  const timer = setTimeout(
    () => {
      console.error("The attacks took more than a quarter of an hour.")
      child.kill()
    },
    started + maxMilliseconds - performance.now(),
  )
  return new Promise<number>((resolve) =>
    child.once("close", (code) => {
      clearTimeout(timer)
      resolve(code ?? 1)
    }),
  )
}

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith(".test.ts")).map((name) => path.join(folder, name))
}

process.exit(await attack(process.argv.slice(2)))
