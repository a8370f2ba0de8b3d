import assert from "node:assert/strict"
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { slugify } from "../../src/collections/fields/slug.ts"
import { dialectOf } from "../../src/database/adapter.ts"
import { ensureFolders } from "../../src/environment/folders.ts"
import { readEnvironment } from "../../src/environment.ts"

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "cms-env-"))
const secret = "s".repeat(32)
after(() => rmSync(DATA_DIR, { recursive: true }))

for (const [uri, expected] of [
  ["postgres://cms@db/cms", "postgres"],
  ["postgresql://cms@db/cms", "postgres"],
  ["file:./data/cms.db", "sqlite"],
  [":memory:", "sqlite"],
  ["file:./postgres.db", "sqlite"],
] as const) {
  test(`${uri} means ${expected}`, () => assert.equal(dialectOf(uri), expected))
}

for (const uri of ["mysql://cms:secret@db/cms", "mongodb://db/cms", "./cms.db"]) {
  test(`${uri} is refused with a message that does not repeat its password`, () => {
    assert.throws(
      () => readEnvironment({ DATA_DIR, DATABASE_URI: uri }),
      ({ message }: Error) =>
        message.startsWith("DATABASE_URI must begin with") && !message.includes("secret"),
    )
  })
}

for (const [what, content] of [
  ["other text", "name,email\n"],
  ["less than a header", "SQL"],
]) {
  test(`a file that contains ${what} is refused as a database`, () => {
    const file = path.join(DATA_DIR, "no-database.db")
    writeFileSync(file, content ?? "")
    assert.throws(
      () => readEnvironment({ DATA_DIR, DATABASE_URI: `file:${file}` }),
      new RegExp(`${file} is not a SQLite database`),
    )
  })
}

test("a folder is refused as a database, an empty or missing file becomes one", () => {
  const uriOf = (name: string) => ({ DATA_DIR, DATABASE_URI: `file:${path.join(DATA_DIR, name)}` })
  assert.throws(() => readEnvironment(uriOf("")), /is not a SQLite database/)
  writeFileSync(path.join(DATA_DIR, "empty.db"), "")
  for (const name of ["empty.db", "missing.db"]) readEnvironment(uriOf(name))
})

test("by default everything is local and in the data folder", () => {
  const environment = readEnvironment({ DATA_DIR })
  assert.equal(environment.siteUrl, "http://localhost:9000")
  assert.equal(environment.cmsUrl, "http://localhost:3001")
  assert.equal(environment.databaseUri, `file:${DATA_DIR}/cms.db`)
})

test("TRUSTED_PROXIES is a number, 0 by default", () => {
  assert.equal(readEnvironment({ DATA_DIR }).trustedProxies, 0)
  assert.equal(readEnvironment({ DATA_DIR, TRUSTED_PROXIES: "0" }).trustedProxies, 0)
  assert.equal(readEnvironment({ DATA_DIR, TRUSTED_PROXIES: "2" }).trustedProxies, 2)
})

test("a second instance needs only another port and data folder", () => {
  const environment = readEnvironment({ DATA_DIR, PORT: "3101" })
  assert.equal(environment.cmsUrl, "http://localhost:3101")
})

test("a local service generates its key once, readable by its owner only", () => {
  const first = readEnvironment({ DATA_DIR }).secret
  const file = path.join(DATA_DIR, "payload-secret")
  assert.match(first, /^[0-9a-f]{64}$/)
  assert.equal(readEnvironment({ DATA_DIR }).secret, first)
  assert.equal(readFileSync(file, "utf8").trim(), first)
  assert.equal(statSync(file).mode & 0o777, 0o600)
})

test("the database and its folder are closed to other users, even if an earlier version left them open", () => {
  const environment = readEnvironment({ DATA_DIR: path.join(DATA_DIR, "new") })
  const file = path.join(environment.dataDir, "cms.db")
  const modes = () =>
    [environment.dataDir, file, `${file}-wal`].map((place) => statSync(place).mode & 0o777)
  ensureFolders(environment)
  writeFileSync(`${file}-wal`, "")
  chmodSync(environment.dataDir, 0o755)
  for (const open of [file, `${file}-wal`]) chmodSync(open, 0o644)
  ensureFolders(environment)
  assert.deepEqual(modes(), [0o700, 0o600, 0o600])
})

const complete = {
  PAYLOAD_SECRET: secret,
  SMTP_HOST: "mail.client.example",
  MAIL_FROM: "studio@client.example",
  CONTACT_TO: "studio@client.example",
}

for (const variables of [
  { SITE_URL: "https://adwene.example" },
  { CMS_URL: "https://cms.adwene.example" },
]) {
  test(`with a public ${Object.keys(variables)}, a missing key is named`, () => {
    assert.throws(() => readEnvironment({ DATA_DIR, ...variables }), /PAYLOAD_SECRET is missing/)
    assert.equal(readEnvironment({ DATA_DIR, ...variables, ...complete }).secret, secret)
  })
}

for (const [name, value] of [
  ["SMTP_HOST", undefined],
  ["MAIL_FROM", undefined],
  ["MAIL_FROM", "hello@adwene.example"],
  ["CONTACT_TO", undefined],
  ["CONTACT_TO", "hello@adwene.example"],
  ["PAYLOAD_SECRET", undefined],
] as const) {
  const shown = value ? `the sample's ${value}` : "missing"
  test(`a public service does not start with ${name} ${shown}, and says so`, () => {
    const variables = { DATA_DIR, SITE_URL: "https://adwene.example", ...complete, [name]: value }
    assert.throws(() => readEnvironment(variables), new RegExp(`^Error: ${name} is missing`))
    assert.ok(readEnvironment({ ...variables, NEXT_PHASE: "phase-production-build" }))
  })
}

for (const [name, value] of [
  ["SITE_URL", "adwene"],
  ["CMS_URL", "ftp://cms.adwene.example"],
  ["PORT", "many"],
  ["TRUSTED_PROXIES", "one"],
  ["TRUSTED_PROXIES", "-1"],
  ["TRUSTED_PROXIES", "1.5"],
  ["SEED_CONTENT", "no"],
  ["RUN_QUEUE", "0"],
  ["MAKE_AVIF", "no"],
  ["MAIL_RETRY_SECONDS", "10,,30"],
  ["MAIL_RETRY_SECONDS", "10,0"],
  ["MAIL_RETRY_SECONDS", "soon"],
  ["QUEUE_LEASE_SECONDS", "0"],
  ["CONTACT_RATE_LIMIT", "0"],
  ["ACCOUNT_RATE_LIMIT", "0.5"],
  ["PAYLOAD_SECRET", "short"],
  ["PREVIOUS_PAYLOAD_SECRETS", `${secret},short`],
  ["PORT", "65536"],
  ["MAIL_FROM", "Studio <studio@client.example>"],
  ["CONTACT_TO", "studio@client.example; sales@client.example"],
  ["SEED_ADMIN_EMAIL", "ama"],
  ["REBUILD_WEBHOOK_URL", "git.example/hook"],
  ["REBUILD_WEBHOOK_URL", "https://ama:secret@git.example/hook"],
] as const) {
  test(`a malformed ${name} is refused by name`, () => {
    assert.throws(
      () => readEnvironment({ DATA_DIR, [name]: value }),
      new RegExp(`^Error: ${name} must`),
    )
  })
}

test("all mistakes are told at once, and nothing is written", () => {
  const dataDir = path.join(DATA_DIR, "never-made")
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URI: "mysql://db/cms",
    PORT: "many",
    SITE_URL: "adwene",
    CMS_URL: "https://cms.adwene.example",
    SMTP_USER: "studio",
    SEED_CONTENT: "no",
  }
  const named = ({ message }: Error) => message.split("\n").map((line) => line.split(" ")[0])
  assert.throws(
    () => readEnvironment(variables),
    (error: Error) => {
      assert.deepEqual(named(error).toSorted(), [
        "CONTACT_TO",
        "DATABASE_URI",
        "MAIL_FROM",
        "PAYLOAD_SECRET",
        "PORT",
        "SEED_CONTENT",
        "SITE_URL",
        "SMTP_HOST",
        "SMTP_PASSWORD",
      ])
      return true
    },
  )
  assert.equal(existsSync(dataDir), false)
})

test("secrets may come from files, whose last line break is not part of them", () => {
  const file = path.join(DATA_DIR, "secret-file")
  const from = (name: string) => ({ DATA_DIR, [`${name}_FILE`]: file })
  writeFileSync(file, `${secret}\n`)
  assert.equal(readEnvironment(from("PAYLOAD_SECRET")).secret, secret)
  assert.deepEqual(readEnvironment(from("PREVIOUS_PAYLOAD_SECRETS")).previousSecrets, [secret])
  assert.equal(readEnvironment(from("SMTP_PASSWORD")).smtpPassword, secret)
  assert.equal(readEnvironment(from("SEED_ADMIN_PASSWORD")).seedAdminPassword, secret)
  writeFileSync(file, "postgresql://cms:password@db/cms\n")
  assert.match(readEnvironment(from("DATABASE_URI")).databaseUri, /^postgresql:.*cms$/)
})

for (const [what, variables, expected] of [
  ["a missing file", { SMTP_PASSWORD_FILE: "/none" }, /^Error: SMTP_PASSWORD_FILE .*\/none/],
  ["an empty file", { SMTP_PASSWORD_FILE: "/dev/null" }, /^Error: SMTP_PASSWORD_FILE .*empty/],
  [
    "a secret that is given twice",
    { SMTP_PASSWORD: "x", SMTP_PASSWORD_FILE: "/dev/null" },
    /^Error: SMTP_PASSWORD and SMTP_PASSWORD_FILE are both set/,
  ],
] as const) {
  test(`${what} is refused`, () => {
    assert.throws(() => readEnvironment({ DATA_DIR, ...variables }), expected)
  })
}

for (const [variables, missing] of [
  [{ S3_ENDPOINT: "https://s3.client.example" }, "S3_BUCKET"],
  [{ S3_BUCKET: "pictures" }, "S3_REGION"],
  [
    { S3_BUCKET: "pictures", S3_REGION: "eu-west-1", S3_ACCESS_KEY_ID: "x" },
    "S3_SECRET_ACCESS_KEY",
  ],
  [
    { S3_BUCKET: "pictures", S3_REGION: "eu-west-1", S3_SECRET_ACCESS_KEY: "x" },
    "S3_ACCESS_KEY_ID",
  ],
] as const) {
  test(`with ${Object.keys(variables)}, a missing ${missing} is named`, () => {
    assert.throws(
      () => readEnvironment({ DATA_DIR, ...variables }),
      new RegExp(`^Error: ${missing} is missing`),
    )
  })
}

const webhook = { DATA_DIR, REBUILD_WEBHOOK_URL: "https://git.example/hook" }

for (const [name, value] of [
  ["REBUILD_WEBHOOK_TOKEN", "two\nlines"],
  ["REBUILD_WEBHOOK_BODY", "main"],
  ["REBUILD_WEBHOOK_BODY", "[]"],
] as const) {
  test(`a malformed ${name} is refused by name, and is no use without an address`, () => {
    const problem = new RegExp(`^Error: ${name} must`)
    assert.throws(() => readEnvironment({ ...webhook, [name]: value }), problem)
    const alone = /^Error: REBUILD_WEBHOOK_URL is missing/
    assert.throws(() => readEnvironment({ DATA_DIR, [name]: value }), alone)
  })
}

for (const [token, authorization] of [
  ["abc", "Bearer abc"],
  ["token abc", "token abc"],
] as const) {
  test(`the webhook's token "${token}" is sent as "${authorization}"`, () => {
    const { rebuildWebhook } = readEnvironment({ ...webhook, REBUILD_WEBHOOK_TOKEN: token })
    assert.deepEqual(rebuildWebhook, {
      url: webhook.REBUILD_WEBHOOK_URL,
      authorization,
      body: "{}",
    })
  })
}

test("a bucket of AWS is named in the host, a bucket of another service in the path", () => {
  const keys = { S3_ACCESS_KEY_ID: "x", S3_BUCKET: "pictures", S3_SECRET_ACCESS_KEY: "y" }
  const read = (variables: object) => readEnvironment({ DATA_DIR, ...keys, ...variables })
  assert.equal(read({ S3_REGION: "eu-west-1" }).objectStorage?.forcePathStyle, false)
  assert.equal(read({ S3_ENDPOINT: "http://minio:9000" }).objectStorage?.forcePathStyle, true)
})

test("a data folder that is a file, or below one, is refused", () => {
  const file = path.join(DATA_DIR, "a-file")
  writeFileSync(file, "")
  for (const folder of [file, path.join(file, "data")]) {
    assert.throws(() => readEnvironment({ DATA_DIR: folder }), /^Error: DATA_DIR can't be used/)
  }
})

test("a key file that is cut short is refused, and not replaced", () => {
  const dataDir = path.join(DATA_DIR, "short-key")
  const file = path.join(dataDir, "payload-secret")
  readEnvironment({ DATA_DIR: dataDir })
  assert.deepEqual(readdirSync(dataDir), ["payload-secret"])
  writeFileSync(file, "")
  assert.throws(() => readEnvironment({ DATA_DIR: dataDir }), /payload-secret does not hold a key/)
})

test(".env.example describes every variable", () => {
  const described = readFileSync(".env.example", "utf8")
  const read = new Set<string>()
  const variables = new Proxy<Record<string, string>>(
    { DATA_DIR },
    {
      get(target, name) {
        read.add(String(name))
        return Reflect.get(target, name)
      },
    },
  )
  readEnvironment(variables)
  const names = [...read].filter((name) => !/_FILE$|^NEXT_/.test(name))
  assert.ok(names.length > 20)
  assert.deepEqual(
    names.filter((name) => !new RegExp(`^(# )?${name}=`, "m").test(described)),
    [],
  )
})

for (const [title, slug] of [
  ["Kente Lane Market", "kente-lane-market"],
  ["  Ɔdɔ — Bakery! ", "odo-bakery"],
  ["Café 24/7", "cafe-24-7"],
  ["!!!", ""],
] as const) {
  test(`"${title}" becomes the slug "${slug}"`, () => assert.equal(slugify(title), slug))
}
