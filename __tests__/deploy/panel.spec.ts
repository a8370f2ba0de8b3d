import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium, expect, test } from "@playwright/test"
import getPort from "get-port"
import { chromiumFlags } from "../../scripts/lib/browser/browserArguments.mjs"
import { startProcess } from "../../scripts/lib/processes/processes.mjs"
import { nginxMissing, serviceHost, siteHost, startNginx } from "../../scripts/lib/tests/nginx.mjs"
import { root } from "../build/support/built"

test.skip(nginxMissing !== null, nginxMissing ?? "")
test.slow()

const administrator = { email: "ama@client.example", password: "a-good-password-1" }

/** The content service with a public address, on an empty SQLite database. */
async function startService(dataDir: string) {
  const port = await getPort()
  const cwd = join(root, "cms")
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    DATABASE_URI: "",
    PORT: String(port),
    SITE_URL: `https://${siteHost}`,
    CMS_URL: `https://${serviceHost}`,
    TRUSTED_PROXIES: "1",
    PAYLOAD_SECRET: "a-key-for-this-test-only-0123456789abcdef",
    SMTP_HOST: "127.0.0.1",
    MAIL_FROM: "website@client.example",
    CONTACT_TO: "hello@client.example",
    SEED_ADMIN_EMAIL: administrator.email,
    SEED_ADMIN_PASSWORD: administrator.password,
    SEED_CONTENT: "false",
  } as NodeJS.ProcessEnv
  const setUp = spawnSync("node", ["--import", "tsx", "scripts/setup.ts"], { cwd, env })
  if (setUp.status !== 0) throw new Error(`The set-up failed:\n${setUp.stdout}${setUp.stderr}`)
  const server = await new Promise<ReturnType<typeof startProcess>>((resolve, reject) => {
    const started = startProcess({
      name: "content",
      command: process.execPath,
      args: ["server.mjs"],
      cwd,
      env,
      onLine: (line) => line.includes("Content service ready") && resolve(started),
    })
    started.exited.then(() => reject(new Error(started.output())))
  })
  return { port, stop: server.stop }
}

test("an administrator signs in and saves under the panel's policy @nightly", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-panel-"))
  const service = await startService(dataDir)
  const nginx = await startNginx({ root, instances: [service.port] })
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: [
      ...chromiumFlags,
      `--host-resolver-rules=MAP ${serviceHost}:443 127.0.0.1:${nginx.httpsPort},MAP * ~NOTFOUND`,
    ],
  })
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    const errors: string[] = []
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
    page.on("pageerror", (error) => errors.push(String(error)))
    await page.goto(`https://${serviceHost}/admin/login`)
    await page.fill("[name=email]", administrator.email)
    await page.fill("[name=password]", administrator.password)
    await page.click("button[type=submit]")
    await page.waitForURL(`https://${serviceHost}/admin`)

    await page.goto(`https://${serviceHost}/admin/collections/projects/create`)
    await page.fill("input[name=title]", "Woven in Kumasi")
    await page.click("#action-save-draft")
    await page.waitForURL(/projects\/\d+/)
    await page.goto(`https://${serviceHost}/admin/collections/projects`)
    await expect(page.getByRole("link", { name: "Woven in Kumasi" })).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    await nginx.stop()
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
