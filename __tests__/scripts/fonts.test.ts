/** @jest-environment node */
import { spawnSync } from "node:child_process"
import path from "node:path"

const root = path.join(__dirname, "../..")

test("what stands in for the site's faces fits the faces that are committed", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/fonts.mjs", "--check"], {
    cwd: root,
    encoding: "utf8",
  })
  // What it says is shown when it fails.
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.any(String) })
})
