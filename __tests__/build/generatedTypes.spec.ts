import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "@playwright/test"

const root = join(__dirname, "../..")
const types = "src/gatsby-types.d.ts"

/** Files that differ from the last commit; null without a git repository. */
function changedFiles(): string[] | null {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain", "--no-renames", "-z"], {
    cwd: root,
    encoding: "utf8",
  })
  return status === 0
    ? stdout
        .split("\0")
        .filter(Boolean)
        .map((line) => line.slice(3))
    : null
}

// The build generates these types from the queries and the content schemas.
test("the generated query types are up to date", () => {
  const changed = changedFiles()
  test.skip(changed === null, "no git repository to compare with")
  const madeFrom = (changed ?? []).filter((file) => /^(src|data|gatsby-|package)/.test(file))
  // Together with other uncommitted changes, changed types are expected.
  expect(
    madeFrom,
    `${types} was out of date, and the build has regenerated it: commit it. (npm run build writes it.)`,
  ).not.toEqual([types])
})
