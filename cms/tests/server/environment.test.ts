import assert from "node:assert/strict"
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { slugify } from "../../src/collections/fields/slug.ts"
import { dialectOf } from "../../src/database/adapter.ts"
import { ensureFolders, readEnvironment } from "../../src/environment.ts"

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
  ["MAIL_RETRY_SECONDS", "10,,30"],
  ["MAIL_RETRY_SECONDS", "10,0"],
  ["MAIL_RETRY_SECONDS", "soon"],
  ["QUEUE_LEASE_SECONDS", "0"],
  ["CONTACT_RATE_LIMIT", "0"],
  ["ACCOUNT_RATE_LIMIT", "0.5"],
  ["PAYLOAD_SECRET", "short"],
] as const) {
  test(`a malformed ${name} is refused by name`, () => {
    assert.throws(
      () => readEnvironment({ DATA_DIR, [name]: value }),
      new RegExp(`^Error: ${name} must`),
    )
  })
}

for (const [title, slug] of [
  ["Kente Lane Market", "kente-lane-market"],
  ["  Ɔdɔ — Bakery! ", "odo-bakery"],
  ["Café 24/7", "cafe-24-7"],
  ["!!!", ""],
] as const) {
  test(`"${title}" becomes the slug "${slug}"`, () => assert.equal(slugify(title), slug))
}
