import { randomBytes } from "node:crypto"
import { writeFile } from "node:fs/promises"
import path from "node:path"
import type { Payload } from "payload"
import { seedContent } from "./seed.ts"

/** The sample administrator's sign-in, as `first-run.json` holds it. */
export type FirstRun = { email: string; password: string }

type FirstRunOptions = {
  dataDir: string
  /** Instead of a generated password. */
  password?: string
  /** False leaves the lists empty. */
  withContent?: boolean
}

const email = "admin@adwene.example"

/**
 * Gives an empty service its sample content and its first administrator, and does nothing once there is an administrator.
 * The administrator comes last: if a run is broken off midway, the next one finishes it.
 * @returns the new sign-in, also written to `first-run.json`, or null when nothing had to be done
 */
export async function seedWhenEmpty(
  payload: Payload,
  { dataDir, password, withContent = true }: FirstRunOptions,
): Promise<FirstRun | null> {
  const { totalDocs } = await payload.count({ collection: "administrators" })
  if (totalDocs > 0) return null
  if (withContent) await seedContent(payload)
  const signIn = { email, password: password || randomBytes(12).toString("base64url") }
  // Written first: an account whose password nobody knows would lock everyone out.
  const file = path.join(dataDir, "first-run.json")
  await writeFile(file, `${JSON.stringify(signIn, null, 2)}\n`, { mode: 0o600 })
  await payload.create({
    collection: "administrators",
    data: { ...signIn, fullName: "Sample administrator" },
  })
  return signIn
}
