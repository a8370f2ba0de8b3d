import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import getPort from "get-port"
import { parse } from "yaml"
import { root } from "../build/support/built"
import { findPostgres, startPostgres } from "./support/postgres"

/** What this reads of compose.yaml. */
type Compose = {
  services: Record<
    string,
    {
      command?: string[]
      environment: Record<string, string>
      read_only: boolean
      cap_drop: string[]
      volumes: string[]
    }
  >
}

const compose: Compose = parse(readFileSync(join(root, "deploy/compose.yaml"), "utf8"), {
  merge: true,
})
const containerfile = readFileSync(join(root, "deploy/containers/service.Containerfile"), "utf8")
const settings: Record<string, string> = {
  SITE_HOST: "www.agency.example",
  SERVICE_HOST: "content.agency.example",
  SMTP_HOST: "127.0.0.1",
  MAIL_FROM: "website@agency.example",
  CONTACT_TO: "hello@agency.example",
  SEED_ADMIN_EMAIL: "ama@agency.example",
}
const secrets: Record<string, string> = {
  payload_secret: "a-key-for-this-test-only-0123456789abcdef",
  smtp_password: "a password",
  seed_admin_password: "a-good-password-1",
}
/** User `node` of the image. */
const user = 1000

// What runs there sees a /tmp of its own.
test.skip(root.startsWith("/tmp/"), "needs a checkout outside of /tmp")
test.skip(
  process.getuid?.() !== 0 || spawnSync("unshare", ["--mount", "true"]).status !== 0,
  "needs root and mount namespaces, which stand in for a container engine",
)
test.slow()

/** A service's environment, as Compose would fill it in. */
function environmentOf(name: string): Record<string, string> {
  const entries = Object.entries(compose.services[name]?.environment ?? {})
  const filled = entries.map(([key, value]) => [
    key,
    value.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, variable, kind, fallback) => {
      const setting = settings[variable]
      if (setting === undefined && kind === "?") throw new Error(`${variable} is not set.`)
      return setting ?? fallback ?? ""
    }),
  ])
  return Object.fromEntries(filled)
}

/** The image's command, in the form of an array. */
function commandOf(name: string): string[] {
  const own = compose.services[name]?.command
  return own ?? JSON.parse(/^CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? "[]")
}

for (const database of ["SQLite", "Postgres"]) {
  test(`set-up, service and worker run on ${database} as in their containers: no root, read-only, secrets by file @nightly`, async () => {
    const programs = findPostgres()
    test.skip(database === "Postgres" && !programs, "needs a Postgres server: initdb was not found")
    const postgres = database === "Postgres" && programs ? await startPostgres(programs) : null
    try {
      await runContainers(postgres?.uri)
    } finally {
      await postgres?.stop()
    }
  })
}

/** @param databaseUri of an empty Postgres database; without it, the service's own SQLite file */
async function runContainers(databaseUri: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), "site-containers-"))
  chmodSync(folder, 0o755)
  const file = (name: string) => join(folder, name)
  for (const name of ["data", "secrets"]) mkdirSync(file(name))
  chownSync(file("data"), user, user)
  const files = { ...secrets, ...(databaseUri && { database_uri: databaseUri }) }
  for (const [name, value] of Object.entries(files)) {
    writeFileSync(join(file("secrets"), name), `${value}\n`, { mode: 0o400 })
    chownSync(join(file("secrets"), name), user, user)
  }
  const port = await getPort()
  const running: ChildProcess[] = []

  /** Starts a service of compose.yaml with what its container may do and no more. */
  const start = (name: string, command: string[]) => {
    const service = compose.services[name]
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] })
    expect(service?.volumes).toEqual(["data:/data"])
    const { DATABASE_URI_FILE, ...environment } = environmentOf(name)
    const variables = Object.entries({
      ...environment,
      ...(databaseUri && { DATABASE_URI_FILE }),
      PATH: String(process.env.PATH),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: "/mnt/data",
    }).map(([key, value]) => `${key}=${String(value).replace("/run/secrets/", "/mnt/secrets/")}`)
    const child = spawn(
      "unshare",
      [
        ...["--mount", "--propagation=private", "sh", "-ec"],
        // Everything else becomes read-only; /tmp is in memory.
        `mount --bind "$0" /mnt; mount -t tmpfs tmpfs /tmp; mount -o remount,bind,ro /; exec "$@"`,
        folder,
        ...["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--no-new-privs"],
        ...["--bounding-set=-all", "env", "--ignore-environment", ...variables],
        ...command,
      ],
      { cwd: join(root, "cms"), stdio: ["ignore", "pipe", "pipe"] },
    )
    running.push(child)
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk
      })
    }
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
    const printed = (sign: string) =>
      new Promise<void>((resolve, reject) => {
        child.stdout?.on("data", () => output.includes(sign) && resolve())
        ended.then((code) => reject(new Error(`${name} ended with ${code}:\n${output}`)))
      })
    return { child, ended, printed, output: () => output }
  }

  try {
    const probe = start("service-1", ["sh", "-c", "id -u; touch /etc/probe .probe || echo refused"])
    await probe.ended
    expect(probe.output()).toContain(`${user}\n`)
    expect(probe.output().match(/Read-only file system/g)).toHaveLength(2)

    const setUp = start("setup", commandOf("setup"))
    expect(await setUp.ended, setUp.output()).toBe(0)
    const service = start("service-1", commandOf("service-1"))
    const worker = start("worker", commandOf("worker"))
    await Promise.all([
      service.printed("Content service ready"),
      worker.printed("The worker is running"),
    ])
    const check = /^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? "[]"
    const [program = "", ...args] = JSON.parse(check.replace(":3001", `:${port}`))
    expect(spawnSync(program, args).status).toBe(0)
    for (const { child, ended, output } of [service, worker]) {
      child.kill("SIGTERM")
      expect(await ended, output()).toBe(0)
    }
    expect(spawnSync(program, args).status).toBe(1)
  } finally {
    for (const child of running) child.kill("SIGKILL")
    rmSync(folder, { recursive: true, force: true })
  }
}
