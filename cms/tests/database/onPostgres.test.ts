import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import path from "node:path"
import { after, before, describe, test } from "node:test"
import { fileURLToPath } from "node:url"
import { findPostgres, startPostgres } from "../support/postgresServer.ts"

/** Tests that depend on the database: transactions, locks, unique constraints, counters, types. */
const files = [
  "accounts/bridge",
  "accounts/limits",
  "accounts/panelSignIn",
  "accounts/passwordReset",
  "accounts/register",
  "accounts/signIn",
  "contacts/contacts",
  "contacts/contactsSpam",
  "contacts/mailQueue",
  "content/avifPictures",
  "content/rebuild",
  "database/postgresMigrations",
  "panel/scheduledChanges",
]

const programs = findPostgres()
const skip = programs === null && "no Postgres server is installed (initdb was not found)"
if (skip) console.log(`The tests on Postgres are skipped: ${skip}.`)

let server: Awaited<ReturnType<typeof startPostgres>> | undefined

describe("on Postgres", { concurrency: 2 }, () => {
  const template = "migrated"

  before(async () => {
    if (!programs) return
    server = await startPostgres(programs)
    const { code, output } = await runFile("support/migrate", server.createDatabase(template))
    assert.equal(code, 0, output)
  })
  after(() => server?.stop())

  for (const name of files) {
    test(`${name}.test.ts passes on Postgres`, { skip }, async () => {
      const isAboutMigrations = name === "database/postgresMigrations"
      const uri = server?.createDatabase(
        path.basename(name),
        isAboutMigrations ? undefined : template,
      )
      const { code, output } = await runFile(`${name}.test`, uri ?? "")
      const failed = output.split("\n").filter((line) => /^\s*not ok|error:/.test(line))
      assert.equal(code, 0, failed.length > 0 ? failed.join("\n") : output.slice(-4_000))
    })
  }
})

/** @param name of a file in the folder above, in its compiled form if this one is compiled */
function runFile(name: string, uri: string): Promise<{ code: number | null; output: string }> {
  const here = fileURLToPath(import.meta.url)
  const file = path.join(path.dirname(here), "..", name + path.extname(here))
  // Without the variables that make a process part of this test run.
  const { NODE_OPTIONS, NODE_TEST_CONTEXT, ...inherited } = process.env
  const child = spawn(
    process.execPath,
    [
      ...(file.endsWith(".ts") ? ["--import", "tsx"] : ["--enable-source-maps"]),
      // The adapter never closes one of its connections, which keeps the process alive.
      "--test-force-exit",
      "--test-reporter=tap",
      file,
    ],
    { env: { ...inherited, TEST_DATABASE_URI: uri }, stdio: ["ignore", "pipe", "pipe"] },
  )
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk
    })
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })))
}
