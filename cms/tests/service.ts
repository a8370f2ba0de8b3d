import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after } from "node:test"
import { getPayload, handleEndpoints, type Migration } from "payload"
import { limitBody } from "../src/http/limitBody.ts"
import { answerPublicly } from "../src/http/publicAnswers.ts"

export const siteUrl = "http://localhost:9000"

type Answer = { status: number; headers: Headers; body: unknown }

/**
 * The whole service in this process, without Next, on a database of its own: SQLite in a temporary folder, or
 * the Postgres of TEST_DATABASE_URI.
 * One per test file: node's test runner gives each file its own process.
 * @param variables of the environment, over the defaults of a local service
 * @param migrations what to migrate to at first; to the present when left out
 */
export async function startService(
  variables: Record<string, string> = {},
  migrations?: Migration[],
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "adwene-cms-"))
  for (const name of ["CMS_URL", "CONTACT_TO", "DATABASE_URI", "PAYLOAD_SECRET", "PORT"]) {
    delete process.env[name]
  }
  Object.assign(process.env, {
    NODE_ENV: "test",
    // Given by onPostgres.test.ts.
    ...(process.env.TEST_DATABASE_URI && { DATABASE_URI: process.env.TEST_DATABASE_URI }),
    ACCOUNT_RATE_LIMIT: "100000",
    CONTACT_RATE_LIMIT: "100000",
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    // Nothing listens on the discard port, so mail fails unless a test brings its own server.
    SMTP_PORT: "9",
    ...variables,
  })
  const { default: config } = await import("../payload.config.ts")
  const payload = await getPayload({ config })
  payload.logger.level = "silent"
  await payload.db.migrate(migrations && { migrations })
  after(async () => {
    await payload.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function call(method: string, address: string, init: RequestInit = {}): Promise<Answer> {
    const request = new Request(`http://localhost:3001${address}`, { method, ...init })
    const response = await answerPublicly(request, payload.config, (asked) =>
      limitBody(asked, payload.config, (limited) => handleEndpoints({ config, request: limited })),
    )
    const text = await response.text()
    const isJson = response.headers.get("Content-Type")?.includes("json")
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    }
  }

  /** Headers of a new administrator who is signed in. */
  async function signInAsEditor(): Promise<Record<string, string>> {
    const data = { email: "editor@adwene.example", password: "a-good-password-1" }
    await payload.create({ collection: "administrators", data })
    const { token } = await payload.login({ collection: "administrators", data })
    return { "Content-Type": "application/json", Authorization: `JWT ${token}` }
  }

  /** The id of a picture, without its file: what is published needs one. */
  async function makePicture(): Promise<number> {
    const data = { alt: "A field", filename: "field.png", mimeType: "image/png" }
    const { id } = await payload.db.create({ collection: "media", data })
    return Number(id)
  }

  return { call, dataDir, makePicture, payload, signInAsEditor }
}

/** Waits until everything is done that answers have left for afterwards (src/afterwards.ts): what then isn't there won't come. */
export async function afterAnswers(): Promise<void> {
  const registry = globalThis as { [key: symbol]: unknown }
  const pending = registry[Symbol.for("adwene.afterwards")] as Set<Promise<void>> | undefined
  while (pending && pending.size > 0) await Promise.all(pending)
}

/** Waits until `check` holds. The limit ends a test that would never end; a slow machine may take its time. */
export async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await check())) {
    if (Date.now() > end) throw new Error("This did not happen in time.")
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
