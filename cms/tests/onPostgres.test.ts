import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { after, before, test } from "node:test"
import { findPostgres, startPostgres } from "./postgresServer.ts"

/** Everything that depends on what the database does: transactions, row locks, unique names, counters, types of columns. */
const files = [
  "bridge",
  "contacts",
  "contactsSpam",
  "limits",
  "panelSignIn",
  "passwordReset",
  "postgresMigrations",
  "register",
  "signIn",
]

const programs = findPostgres()
const skip = programs === null && "no Postgres server is installed here (no initdb was found)"
if (skip) console.log(`The tests on Postgres are skipped: ${skip}.`)

let server: Awaited<ReturnType<typeof startPostgres>> | undefined

before(async () => {
  if (programs) server = await startPostgres(programs)
})
after(() => server?.stop())

for (const name of files) {
  test(`${name}.test.ts passes on Postgres`, { skip }, async () => {
    const { code, output } = await runFile(name, server?.createDatabase() ?? "")
    const failed = output.split("\n").filter((line) => /^\s*not ok|error:/.test(line))
    assert.equal(code, 0, failed.length > 0 ? failed.join("\n") : output.slice(-4_000))
  })
}

function runFile(name: string, uri: string): Promise<{ code: number | null; output: string }> {
  // Without what tells a test process that it is a part of this run.
  const { NODE_OPTIONS, NODE_TEST_CONTEXT, ...inherited } = process.env
  const child = spawn(
    process.execPath,
    // The adapter keeps a connection for ever, and with it the process.
    ["--import", "tsx", "--test-force-exit", "--test-reporter=tap", `tests/${name}.test.ts`],
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
