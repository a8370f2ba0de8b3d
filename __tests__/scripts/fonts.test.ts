/** @jest-environment node */
import { spawnSync } from "node:child_process"
import path from "node:path"

const root = path.join(__dirname, "../..")

test("the fallback metrics match the committed fonts", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/fonts.mjs", "--check"], {
    cwd: root,
    encoding: "utf8",
  })
  // Includes stderr, so that a failure shows the message.
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.any(String) })
})
