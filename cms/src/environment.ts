import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from "node:fs"
import path from "node:path"
import { resolveSecret } from "./secret.ts"

export type Environment = {
  /** Where the service listens. */
  host: string
  port: number
  /** Number of our own proxies in front of the service. */
  trustedProxies: number
  /** Origin of the public site, the only one whose pages may call the API (CORS). */
  siteUrl: string
  /** Public address of this service. */
  cmsUrl: string
  /** Folder of everything that must outlive a release: database, uploads, secrets. */
  dataDir: string
  databaseUri: string
  secret: string
  smtpHost: string
  smtpPort: number
  smtpUser: string | undefined
  smtpPassword: string | undefined
  mailFrom: string
  /** Recipient of the mails about new contact messages. */
  contactTo: string
  /** Delays between the attempts to send a mail; the last one repeats. */
  mailRetrySeconds: number[]
  /** Whether this process runs queued jobs itself, or leaves them to `npm run worker`. */
  runQueue: boolean
  /** How long a job stays claimed by a process that died. */
  queueLeaseSeconds: number
  /** Contact messages accepted per address and minute. */
  contactRateLimit: number
  /** Account requests (sign-up, sign-in, reset, verification) accepted per address and minute. */
  accountRateLimit: number
  /** Database reads for visitors accepted per address and minute. */
  readRateLimit: number
  /** First run only: the administrator's credentials, if given, and whether to add samples. */
  seedAdminEmail: string | undefined
  seedAdminPassword: string | undefined
  seedContent: boolean
  /** True when SITE_URL or CMS_URL is not on this machine. */
  isPublic: boolean
  /** True while `next build` runs: nothing may be written then. */
  isBuild: boolean
}

type Variables = Record<string, string | undefined>

/** Reaches nobody (a reserved domain): only good for a local mail catcher. */
const sampleAddress = "hello@adwene.example"

/**
 * Reads and validates the environment and fills in defaults. The only module that does so, except
 * for variables that Next and Node set. Every variable is described in .env.example.
 * @throws Error naming the variable that is malformed, or missing for a public service, or the file
 * that is not a database
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const port = readNumber(variables, "PORT", 3001)
  const siteUrl = readOrigin(variables, "SITE_URL", "http://localhost:9000")
  const cmsUrl = readOrigin(variables, "CMS_URL", `http://localhost:${port}`)
  // turbopackIgnore keeps the bundler from treating the whole project as a dependency.
  const dataDir = path.resolve(
    /*turbopackIgnore: true*/ process.cwd(),
    variables.DATA_DIR || "data",
  )
  const isPublic = !isLocal(siteUrl) || !isLocal(cmsUrl)
  const isBuild = variables.NEXT_PHASE === "phase-production-build"
  const secret = resolveSecret({ given: variables.PAYLOAD_SECRET, dataDir, isPublic, isBuild })
  if (isPublic && !isBuild) requireMail(variables)
  const databaseUri = variables.DATABASE_URI || `file:${path.join(dataDir, "cms.db")}`
  checkDatabase(databaseUri)
  return {
    host: variables.HOST || "127.0.0.1",
    port,
    trustedProxies: readNumber(variables, "TRUSTED_PROXIES", 0, 0),
    siteUrl,
    cmsUrl,
    dataDir,
    databaseUri,
    secret,
    smtpHost: variables.SMTP_HOST || "127.0.0.1",
    smtpPort: readNumber(variables, "SMTP_PORT", 1025),
    smtpUser: variables.SMTP_USER || undefined,
    smtpPassword: variables.SMTP_PASSWORD || undefined,
    mailFrom: variables.MAIL_FROM || sampleAddress,
    contactTo: variables.CONTACT_TO || sampleAddress,
    mailRetrySeconds: readNumbers(variables, "MAIL_RETRY_SECONDS", [10, 30, 120, 600, 3600]),
    runQueue: readSwitch(variables, "RUN_QUEUE", true),
    queueLeaseSeconds: readNumber(variables, "QUEUE_LEASE_SECONDS", 60),
    contactRateLimit: readNumber(variables, "CONTACT_RATE_LIMIT", 30),
    accountRateLimit: readNumber(variables, "ACCOUNT_RATE_LIMIT", 30),
    readRateLimit: readNumber(variables, "READ_RATE_LIMIT", 300),
    seedAdminEmail: variables.SEED_ADMIN_EMAIL || undefined,
    seedAdminPassword: variables.SEED_ADMIN_PASSWORD || undefined,
    seedContent: readSwitch(variables, "SEED_CONTENT", true),
    isPublic,
    isBuild,
  }
}

/**
 * Creates the data folders, and SQLite's file before the first connection does, readable by the
 * owner only; SQLite gives its journals the same mode. Also closes what an earlier version left
 * open, if this user owns it.
 */
export function ensureFolders({ dataDir, databaseUri }: Environment): void {
  mkdirSync(path.join(dataDir, "media"), { recursive: true })
  closeToOthers(dataDir, 0o700)
  const file = databaseFile(databaseUri)
  if (!file) return
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, "a", 0o600))
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(one)) closeToOthers(one, 0o600)
  }
}

/** Path of a SQLite file; null for Postgres and for an in-memory database. */
function databaseFile(uri: string): string | null {
  if (!uri.startsWith("file:")) return null
  const file = uri.replace(/^file:(\/\/)?/, "")
  return path.resolve(/*turbopackIgnore: true*/ process.cwd(), file)
}

/** The first bytes of every SQLite file. */
const sqliteHeader = "SQLite format 3\0"

/** @throws Error when the URI has an unknown scheme, or names a file that is not a database */
function checkDatabase(uri: string): void {
  if (!/^(postgres(ql)?:\/\/|file:|:memory:$)/.test(uri)) {
    // Not the whole URI, which may contain a password.
    throw new Error(
      `DATABASE_URI must begin with postgresql:// or file:, but begins with "${uri.split(/[^a-z+]/i)[0]}".`,
    )
  }
  const file = databaseFile(uri)
  const found = file && statSync(file, { throwIfNoEntry: false })
  // SQLite makes an empty file a database.
  if (!file || !found || (found.isFile() && found.size === 0)) return
  if (!found.isFile() || beginningOf(file, sqliteHeader.length) !== sqliteHeader) {
    throw new Error(
      `${file} is not a SQLite database. Check DATABASE_URI or, if it is not set, DATA_DIR.`,
    )
  }
}

function beginningOf(file: string, length: number): string {
  const bytes = Buffer.alloc(length)
  const descriptor = openSync(file, "r")
  try {
    readSync(descriptor, bytes, 0, length, 0)
  } finally {
    closeSync(descriptor)
  }
  return bytes.toString("latin1")
}

function closeToOthers(place: string, mode: number): void {
  const { mode: present, uid } = statSync(place)
  if ((present & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(place, mode)
}

/** @throws Error when a public service has no mail server, or still uses the sample address */
function requireMail(variables: Variables): void {
  for (const [name, meaning] of [
    ["SMTP_HOST", "the server that sends its mail"],
    ["MAIL_FROM", "the address its mail comes from"],
    ["CONTACT_TO", "the address that receives contact messages"],
  ] as const) {
    if (variables[name] && variables[name] !== sampleAddress) continue
    throw new Error(
      `${name} is missing: SITE_URL or CMS_URL is a public address, so ${meaning} must come from the environment.`,
    )
  }
}

function readNumber(variables: Variables, name: string, fallback: number, min = 1): number {
  const text = variables[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min) {
    throw new Error(`${name} must be a whole number, at least ${min}, but is "${text}".`)
  }
  return value
}

function readNumbers(variables: Variables, name: string, fallback: number[]): number[] {
  const text = variables[name]
  if (!text) return fallback
  const values = text.split(",").map((part) => Number(part.trim() || Number.NaN))
  if (values.some((value) => !Number.isInteger(value) || value < 1)) {
    throw new Error(
      `${name} must be a comma-separated list of whole numbers, each at least 1, but is "${text}".`,
    )
  }
  return values
}

function readSwitch(variables: Variables, name: string, fallback: boolean): boolean {
  const text = variables[name]
  if (!text) return fallback
  if (text !== "true" && text !== "false") {
    throw new Error(`${name} must be true or false, but is "${text}".`)
  }
  return text === "true"
}

function readOrigin(variables: Variables, name: string, fallback: string): string {
  const text = variables[name] || fallback
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    throw new Error(`${name} must be an address such as https://adwene.example, but is "${text}".`)
  }
  return url.origin
}

function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin)
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost")
}
