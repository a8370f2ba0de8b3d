import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

type SecretOptions = {
  /** What the environment gives, if anything. */
  given: string | undefined
  dataDir: string
  /** True when the site or this service has an address outside this machine. */
  isPublic: boolean
  /** True while `next build` runs: nothing is signed then and nothing may be written. */
  isBuild: boolean
}

const shortestSecret = 32

/**
 * The key that signs sessions. Without one in the environment a local service makes its own once and keeps it in the data folder.
 * @throws Error when a public service has no key, or the key is too short to be safe
 */
export function resolveSecret({ given, dataDir, isPublic, isBuild }: SecretOptions): string {
  if (isBuild) return "no-secret-is-needed-to-build-the-panel"
  if (given) {
    if (given.length >= shortestSecret) return given
    throw new Error(`PAYLOAD_SECRET must have at least ${shortestSecret} characters.`)
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
    // "wx" fails when the file exists: of two processes starting at once, the second reads the first one's key.
    writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { flag: "wx", mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
  return readFileSync(file, "utf8").trim()
}
