import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "@playwright/test"

const root = join(__dirname, "../..")
const types = "src/gatsby-types.d.ts"

/** Files that differ from the last commit. */
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

// The build writes these types from the queries and the content's schemas.
test("the types of the queries are those of the last build", () => {
  const changed = changedFiles()
  test.skip(changed === null, "no git repository to compare with")
  const madeFrom = (changed ?? []).filter((file) => /^(src|data|gatsby-|package)/.test(file))
  // Beside other changes, which are not committed either, new types are as it should be.
  expect(
    madeFrom,
    `${types} was out of date, and the build has written it anew: commit it. (npm run build writes it.)`,
  ).not.toEqual([types])
})
