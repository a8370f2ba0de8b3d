import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import path from "node:path"
import { after, before, describe, test } from "node:test"
import { fileURLToPath } from "node:url"
import { findPostgres, startPostgres } from "./postgresServer.ts"

const programs = findPostgres()
const skip = programs === null && "no Postgres server is installed (initdb was not found)"
if (skip) console.log(`The tests on Postgres are skipped: ${skip}.`)

/**
 * Runs test files on Postgres, each in a database of its own.
 * @param files in `tests`, without `.test.ts`
 * @param url of the file that asks, in a folder of `tests`
 */
export function testOnPostgres(files: string[], url: string) {
  const tests = path.join(path.dirname(fileURLToPath(url)), "..")
  const extension = path.extname(fileURLToPath(url))
  describe("on Postgres", { concurrency: 2 }, () => {
    const template = "migrated"
    let server: Awaited<ReturnType<typeof startPostgres>> | undefined

    before(async () => {
      if (!programs) return
      server = await startPostgres(programs)
      const migrate = path.join(tests, `support/migrate${extension}`)
      const { code, output } = await runFile(migrate, server.createDatabase(template))
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
        const { code, output } = await runFile(
          path.join(tests, `${name}.test${extension}`),
          uri ?? "",
        )
        const failed = output.split("\n").filter((line) => /^\s*not ok|error:/.test(line))
        assert.equal(code, 0, failed.length > 0 ? failed.join("\n") : output.slice(-4_000))
      })
    }
  })
}

function runFile(file: string, uri: string): Promise<{ code: number | null; output: string }> {
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
