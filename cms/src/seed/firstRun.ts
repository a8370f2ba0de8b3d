import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Payload } from "payload"
import type { Environment } from "../environment.ts"
import { problemOf } from "../panel/passwordRules.ts"
import { defaultMastersDir, type SeedOptions, seedContent } from "./seed.ts"

/** The first administrator's credentials, as stored in `first-run.json`. */
export type FirstRun = { email: string; password: string }

type FirstRunOptions = SeedOptions &
  Pick<Environment, "dataDir"> &
  Partial<Pick<Environment, "isPublic" | "seedAdminEmail" | "seedAdminPassword" | "seedContent">>

const sampleEmail = "admin@adwene.example"

/**
 * Adds the sample content and the first administrator to an empty service; does nothing once there
 * is an administrator. The administrator comes last, so that the next run completes an interrupted
 * one.
 * @returns the new credentials, also written to `first-run.json`, or null when nothing had to be
 * done
 * @throws Error as `checkFirstRun` does
 */
export async function seedWhenEmpty(
  payload: Payload,
  options: FirstRunOptions,
): Promise<FirstRun | null> {
  if (await hasAdministrator(payload)) return null
  checkFirstRun(options)
  const {
    dataDir,
    seedAdminEmail: email,
    seedAdminPassword: password,
    seedContent: withContent = true,
    mastersDir,
  } = options
  if (withContent) await seedContent(payload, { mastersDir })
  // A concurrent setup may have finished meanwhile.
  if (await hasAdministrator(payload)) return null
  // Written first: an account whose password nobody knows would lock everyone out.
  const signIn = await keepSignIn(path.join(dataDir, "first-run.json"), {
    ...(email && { email }),
    ...(password && { password }),
  })
  await payload.create({
    collection: "administrators",
    data: { ...signIn, fullName: "First administrator" },
  })
  return signIn
}

async function hasAdministrator(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: "administrators" })
  return totalDocs > 0
}

/**
 * Checks what only the first run needs. Called before anything is written.
 * @throws Error with a sentence for each setting that a public service lacks, for a password that breaks the panel's rules, and for
 * sample pictures that are not there
 */
export function checkFirstRun({
  isPublic = false,
  mastersDir = defaultMastersDir(),
  seedAdminEmail,
  seedAdminPassword,
  seedContent: withContent = true,
}: Omit<FirstRunOptions, "dataDir">): void {
  const problems: string[] = []
  const signIn = { SEED_ADMIN_EMAIL: seedAdminEmail, SEED_ADMIN_PASSWORD: seedAdminPassword }
  for (const [name, value] of Object.entries(signIn)) {
    if (value || !isPublic) continue
    problems.push(
      `${name} is missing: SITE_URL or CMS_URL is a public address, so the first administrator's sign-in must come from the environment.`,
    )
  }
  const ofPassword = seedAdminPassword && problemOf(seedAdminPassword)
  if (ofPassword) problems.push(`SEED_ADMIN_PASSWORD can't be used. ${ofPassword}`)
  if (withContent && !existsSync(mastersDir)) {
    problems.push(
      `SEED_CONTENT must be false here: the sample content needs the repository's pictures, and there is no ${mastersDir}.`,
    )
  }
  if (problems.length > 0) throw new Error(problems.join("\n"))
}

/**
 * Writes the credentials and generates those not given. An earlier or concurrent setup's generated
 * values win, so that both agree.
 */
async function keepSignIn(file: string, given: Partial<FirstRun>): Promise<FirstRun> {
  const fresh = { email: sampleEmail, password: randomBytes(12).toString("base64url"), ...given }
  try {
    // "wx" fails when the file exists.
    await writeFile(file, inLines(fresh), { flag: "wx", mode: 0o600 })
    return fresh
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
  const noted: Partial<FirstRun> = JSON.parse(await readFile(file, "utf8"))
  const kept = { ...fresh, ...noted, ...given }
  if (inLines(kept) !== inLines(noted)) await writeFile(file, inLines(kept))
  return kept
}

function inLines(signIn: Partial<FirstRun>): string {
  return `${JSON.stringify(signIn, null, 2)}\n`
}
