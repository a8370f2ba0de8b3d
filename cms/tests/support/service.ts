import "./cheapHashes.ts"
import { existsSync } from "node:fs"
import { copyFile, mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after } from "node:test"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { getPayload, handleEndpoints, type Migration, type Payload } from "payload"
import { refuseByHeaders } from "../../src/http/gate.ts"
import { limitBody } from "../../src/http/limitBody.ts"
import { answerPublicly } from "../../src/http/publicResponses.ts"
import { claimJob } from "../../src/queue/lease.ts"
import { runJob } from "../../src/queue/runJob.ts"
import { pendingWork } from "../../src/runInBackground.ts"

export const siteUrl = "http://localhost:9000"

type Answer = { status: number; headers: Headers; body: unknown }

/**
 * The whole service in this process, without Next, on a database of its own: SQLite in a temporary
 * folder, or the Postgres of TEST_DATABASE_URI. Start one per test file, which node's test runner
 * gives a process of its own.
 * @param variables environment variables that override the defaults of a local service
 * @param migrations the migrations to run at first; all of them by default
 */
export async function startService(
  variables: Record<string, string> = {},
  migrations?: Migration[],
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "cms-test-"))
  for (const name of ["CMS_URL", "CONTACT_TO", "DATABASE_URI", "PAYLOAD_SECRET", "PORT"]) {
    delete process.env[name]
  }
  Object.assign(process.env, {
    NODE_ENV: "test",
    // Set by onPostgres.test.ts.
    ...(process.env.TEST_DATABASE_URI && { DATABASE_URI: process.env.TEST_DATABASE_URI }),
    ACCOUNT_RATE_LIMIT: "100000",
    CONTACT_RATE_LIMIT: "100000",
    READ_RATE_LIMIT: "100000",
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    // Nothing listens on the discard port, so mail fails unless a test starts its own server.
    SMTP_PORT: "9",
    ...variables,
  })
  if (!migrations && !process.env.TEST_DATABASE_URI) await copyTemplate(dataDir)
  const { default: config, limits, pictures } = await import("../../payload.config.ts")
  const payload = await getPayload({ config })
  payload.logger.level = "silent"
  running = payload
  await payload.db.migrate({ migrations: migrations ?? (await allMigrations(payload)) })
  if (!migrations && isSqlite(payload.db)) await keepTemplate(payload.db)
  after(async () => {
    await payload.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function call(method: string, address: string, init: RequestInit = {}): Promise<Answer> {
    const request = new Request(`http://localhost:3001${address}`, { method, ...init })
    // As in gate.mjs and the API route of src/app.
    const { headers, url } = request
    const hasBody = request.body !== null
    const response =
      (await refuseByHeaders({ headers, hasBody, method, url }, async () => payload)) ??
      (await answerPublicly(request, { payload, limits, pictures }, (asked) =>
        limitBody(asked, payload, (limited) => handleEndpoints({ config, request: limited })),
      ))
    const text = await response.text()
    const isJson = response.headers.get("Content-Type")?.includes("json")
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    }
  }

  /** Creates an administrator, signs in and returns the request headers. */
  async function signInAsEditor(): Promise<Record<string, string>> {
    const data = { email: "editor@adwene.example", password: "a-good-password-1" }
    await payload.create({ collection: "administrators", data })
    const { token } = await payload.login({ collection: "administrators", data })
    return { "Content-Type": "application/json", Authorization: `JWT ${token}` }
  }

  /** Creates a picture without a file, which documents need to be published, and returns its id. */
  async function makePicture(): Promise<number> {
    const url = "/api/media/file/field.png"
    const data = { alt: "A field", filename: "field.png", mimeType: "image/png", url }
    const { id } = await payload.db.create({ collection: "media", data })
    return Number(id)
  }

  return { call, dataDir, makePicture, payload, signInAsEditor }
}

/**
 * Imported here, not by Payload from its folder: these files run compiled, and Node alone cannot
 * load TypeScript.
 */
async function allMigrations({ db }: Payload): Promise<Migration[]> {
  const { migrations } = isSqlite(db)
    ? await import("../../src/migrations/sqlite/index.ts")
    : await import("../../src/migrations/postgres/index.ts")
  return migrations as Migration[]
}

function isSqlite(db: unknown): db is SQLiteAdapter {
  return (db as { name?: string }).name === "sqlite"
}

/**
 * A migrated database that the files of one run share: the first to migrate leaves a copy, from
 * which the others start.
 */
const template = process.env.TEST_TEMPLATES && path.join(process.env.TEST_TEMPLATES, "migrated.db")

async function copyTemplate(dataDir: string): Promise<void> {
  if (template && existsSync(template)) await copyFile(template, path.join(dataDir, "cms.db"))
}

async function keepTemplate({ client }: SQLiteAdapter): Promise<void> {
  if (!template || existsSync(template)) return
  const unfinished = `${template}-${process.pid}`
  await client.execute({ sql: "VACUUM INTO ?", args: [unfinished] })
  await rename(unfinished, template)
}

let running: Payload | undefined

/** Runs what the service does after its responses, pending work and due jobs, without a worker. */
export async function runPendingWork(): Promise<void> {
  const pending = pendingWork()
  while (pending.size > 0) await Promise.all(pending)
  if (running) await runDueJobs(running)
}

async function runDueJobs(payload: Payload): Promise<void> {
  for (;;) {
    const job = await claimJob(payload, { leaseSeconds: 60 })
    if (job === null) return
    await runJob(payload, job)
  }
}
