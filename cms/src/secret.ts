import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

type SecretOptions = {
  /** PAYLOAD_SECRET, if set. */
  given: string | undefined
  dataDir: string
  /** True when SITE_URL or CMS_URL is not on this machine. */
  isPublic: boolean
  /** True while `next build` runs: nothing is signed then and nothing may be written. */
  isBuild: boolean
}

const minSecretLength = 32

/**
 * The key that signs sessions. A local service without one in the environment generates it once and
 * keeps it in the data folder.
 * @throws Error when a public service has no key, or the key is too short to be safe
 */
export function resolveSecret({ given, dataDir, isPublic, isBuild }: SecretOptions): string {
  if (isBuild) return "no-secret-is-needed-to-build-the-panel"
  if (given) {
    if (given.length >= minSecretLength) return given
    throw new Error(`PAYLOAD_SECRET must have at least ${minSecretLength} characters.`)
  }
  if (isPublic) {
    throw new Error(
      "PAYLOAD_SECRET is missing: SITE_URL or CMS_URL is a public address, so the key must come from the environment. " +
        "Make one with: openssl rand -hex 32",
    )
  }
  return keepSecret(path.join(dataDir, "payload-secret"))
}

function keepSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    // "wx" fails when the file exists: a process that starts at the same time reads this key.
    writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { flag: "wx", mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
  return readFileSync(file, "utf8").trim()
}
