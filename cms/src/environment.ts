import path from "node:path"
import { databaseFile, databaseProblem } from "./environment/databaseFile.ts"
import { folderProblem } from "./environment/folders.ts"
import { createReader, type Reader, type Variables } from "./environment/reader.ts"
import { keepSecret, readKeys } from "./environment/secret.ts"
import { type RebuildWebhook, readRebuildWebhook } from "./rebuild/webhook.ts"
import { type ObjectStorage, readObjectStorage } from "./storage/objectStorage.ts"

export type Environment = {
  /** Where the service listens. */
  host: string
  port: number
  /** Number of our own proxies in front of the service. */
  trustedProxies: number
  /** How long the service goes on serving, unready, once it is told to stop. */
  drainSeconds: number
  /** Origin of the public site, the only one whose pages may call the API (CORS). */
  siteUrl: string
  /** Public address of this service. */
  cmsUrl: string
  /** Folder of everything that must outlive a release: database, uploads, secrets. */
  dataDir: string
  databaseUri: string
  /** Where pictures are kept instead of the data folder. */
  objectStorage: ObjectStorage | null
  /** Signs sessions. */
  secret: string
  /** Earlier keys, whose sessions are still accepted. */
  previousSecrets: string[]
  /** JSON lines for machines, or text for people. */
  logFormat: "json" | "text"
  logLevel: "debug" | "info" | "warn" | "error"
  /** Where Prometheus finds the metrics of this process; without a port there are none. */
  metricsHost: string
  metricsPort: number | undefined
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
  /** Whether pictures get AVIF files too: on upload and, where they are missing, at the start. */
  makeAvif: boolean
  /** How long a job stays claimed by a process that died. */
  queueLeaseSeconds: number
  /** How long messages and sign-ups are kept; undefined keeps messages for ever. */
  retentionDays: number | undefined
  /** What is called after content was published; null calls nothing. */
  rebuildWebhook: RebuildWebhook | null
  /** Whether visitors may sign up and in; without it, the site has no pages for that. */
  accounts: boolean
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

/** Reaches nobody (a reserved domain): only good for a local mail catcher. */
const sampleAddress = "hello@adwene.example"

/** The last port of TCP. */
const maxPort = 65_535

/**
 * Reads and validates the environment and fills in defaults. The only module that does so, except
 * for variables that Next and Node set. Every variable is described in .env.example. Writes nothing
 * while a setting is wrong.
 * @throws Error with a sentence for each variable that is malformed, or missing for a public service
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const reader = createReader(variables)
  const port = reader.number("PORT", 3001, 1, maxPort)
  const siteUrl = reader.origin("SITE_URL", "http://localhost:9000")
  const cmsUrl = reader.origin("CMS_URL", `http://localhost:${port}`)
  // turbopackIgnore keeps the bundler from treating the whole project as a dependency.
  const dataDir = path.resolve(
    /*turbopackIgnore: true*/ process.cwd(),
    reader.text("DATA_DIR", "data"),
  )
  const isPublic = !isLocal(siteUrl) || !isLocal(cmsUrl)
  const isBuild = variables.NEXT_PHASE === "phase-production-build"
  const databaseUri = reader.secret("DATABASE_URI") ?? `file:${path.join(dataDir, "cms.db")}`
  const { secret, previousSecrets } = readKeys(reader, isPublic && !isBuild)
  const settings = {
    host: reader.text("HOST", "127.0.0.1"),
    port,
    trustedProxies: reader.number("TRUSTED_PROXIES", 0, 0),
    drainSeconds: reader.number("DRAIN_SECONDS", isPublic ? 3 : 0, 0, 300),
    siteUrl,
    cmsUrl,
    dataDir,
    databaseUri,
    objectStorage: readObjectStorage(reader),
    previousSecrets,
    logFormat: reader.choice("LOG_FORMAT", ["json", "text"], isPublic ? "json" : "text"),
    logLevel: reader.choice("LOG_LEVEL", ["debug", "info", "warn", "error"], "info"),
    metricsHost: reader.text("METRICS_HOST", "127.0.0.1"),
    metricsPort: reader.number("METRICS_PORT", undefined, 1, maxPort),
    ...readMail(reader, isPublic && !isBuild),
    runQueue: reader.flag("RUN_QUEUE", true),
    makeAvif: reader.flag("MAKE_AVIF", true),
    queueLeaseSeconds: reader.number("QUEUE_LEASE_SECONDS", 60),
    retentionDays: reader.number("RETENTION_DAYS", undefined),
    rebuildWebhook: readRebuildWebhook(reader),
    accounts: reader.flag("ACCOUNTS", true),
    contactRateLimit: reader.number("CONTACT_RATE_LIMIT", 30),
    accountRateLimit: reader.number("ACCOUNT_RATE_LIMIT", 30),
    readRateLimit: reader.number("READ_RATE_LIMIT", 300),
    seedAdminEmail: reader.email("SEED_ADMIN_EMAIL"),
    seedAdminPassword: reader.secret("SEED_ADMIN_PASSWORD"),
    seedContent: reader.flag("SEED_CONTENT", true),
    isPublic,
    isBuild,
  }
  const { problems } = reader
  problems.push(...placeProblems(settings))
  if (settings.metricsPort === port) {
    problems.push(`METRICS_PORT must be another port than PORT, but both are ${port}.`)
  }
  if (problems.length > 0) throw new Error(problems.join("\n"))
  if (isBuild) return { ...settings, secret: "no-secret-is-needed-to-build-the-panel" }
  return { ...settings, secret: secret ?? keepSecret(dataDir) }
}

/** @param isPublic a public service needs a mail server and real addresses */
function readMail(reader: Reader, isPublic: boolean) {
  if (isPublic) {
    for (const [name, meaning] of [
      ["SMTP_HOST", "the server that sends its mail"],
      ["MAIL_FROM", "the address its mail comes from"],
      ["CONTACT_TO", "the address that receives contact messages"],
    ] as const) {
      const value = reader.optional(name)
      if (value && value !== sampleAddress) continue
      reader.problems.push(
        `${name} is missing: SITE_URL or CMS_URL is a public address, so ${meaning} must come from the environment.`,
      )
    }
  }
  const smtpUser = reader.optional("SMTP_USER")
  const smtpPassword = reader.secret("SMTP_PASSWORD")
  if (smtpUser && !smtpPassword) {
    reader.problems.push("SMTP_PASSWORD is missing: SMTP_USER is set.")
  }
  return {
    smtpHost: reader.text("SMTP_HOST", "127.0.0.1"),
    smtpPort: reader.number("SMTP_PORT", 1025, 1, maxPort),
    smtpUser,
    smtpPassword,
    mailFrom: reader.email("MAIL_FROM") ?? sampleAddress,
    contactTo: reader.emails("CONTACT_TO") ?? sampleAddress,
    mailRetrySeconds: reader.numbers("MAIL_RETRY_SECONDS", [10, 30, 120, 600, 3600]),
  }
}

/** What is wrong with the places where data is kept. A build keeps none. */
function placeProblems({
  dataDir,
  databaseUri,
  isBuild,
}: Pick<Environment, "dataDir" | "databaseUri" | "isBuild">): string[] {
  const ofDatabase = databaseProblem(databaseUri)
  if (ofDatabase) return [ofDatabase]
  if (isBuild) return []
  const file = databaseFile(databaseUri)
  const ofFolder = file && path.dirname(file) !== dataDir ? folderProblem(path.dirname(file)) : null
  const ofDataDir = folderProblem(dataDir)
  return [
    ...(ofDataDir ? [`DATA_DIR can't be used: ${ofDataDir}.`] : []),
    ...(ofFolder ? [`DATABASE_URI can't be used: ${ofFolder}.`] : []),
  ]
}

function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin)
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost")
}
