/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publishEditor } from "../../src/editor/serve"

let site: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"))
  for (const name of ["package.json", "node_modules", "src", "data"])
    symlinkSync(join(process.cwd(), name), join(site, name))
})

afterEach(() => {
  delete process.env.EDIT_BACKEND
  rmSync(site, { recursive: true })
})

async function publish() {
  const timer = { start: () => {}, end: () => {} }
  const store = { getState: () => ({ program: { directory: site } }) }
  await publishEditor({ store, reporter: { activityTimer: () => timer } } as never)
}

test("a build publishes the editor only if the environment says where it saves", async () => {
  await publish()
  expect(existsSync(join(site, "public/edit"))).toBe(false)

  process.env.EDIT_BACKEND = "local"
  await publish()
  const page = readFileSync(join(site, "public/edit/index.html"), "utf8")
  const [, script = ""] = /<script type="module" src="([^"]+)">/.exec(page) ?? []
  expect(existsSync(join(site, "public", script))).toBe(true)
  expect(page).toContain('<meta name="robots" content="noindex">')

  delete process.env.EDIT_BACKEND
  await publish()
  expect(existsSync(join(site, "public/edit"))).toBe(false)
  // It bundles the editor, which takes seconds on a busy machine.
}, 120_000)
