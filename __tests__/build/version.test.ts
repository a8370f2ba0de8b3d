/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeVersion } from "../../src/build/version"

let site: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"))
  for (const folder of ["data", "public"]) mkdirSync(join(site, folder))
  writeFileSync(join(site, "data/faq.json"), "[]\n")
})

afterEach(() => {
  rmSync(site, { recursive: true })
})

async function written() {
  const store = { getState: () => ({ program: { directory: site } }) }
  await writeVersion({ store } as never)
  return JSON.parse(readFileSync(join(site, "public/version.json"), "utf8"))
}

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Ama", "-c", "user.email=ama@example.com", ...args], {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, GIT_COMMITTER_DATE: "2025-11-04T12:00:00Z" },
  }).trim()

test("a build names the last commit that changed the content, and a hash of each file", async () => {
  git("init", "--quiet")
  git("add", "data")
  git("commit", "--quiet", "--message", "Add questions")
  const commit = git("rev-parse", "HEAD")
  git("commit", "--quiet", "--allow-empty", "--message", "Change something else")
  expect(await written()).toEqual({
    commit,
    time: "2025-11-04T12:00:00.000Z",
    built: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    // SHA-256 of "[]".
    files: { "faq.json": "4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945" },
  })
})

test("without Git, the hashes still tell what is live", async () => {
  const { commit, time, files } = await written()
  expect([commit, time]).toEqual([null, null])
  expect(Object.keys(files)).toEqual(["faq.json"])
})
