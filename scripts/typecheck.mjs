// @ts-check
/** `npm run typecheck`: the site, then the content service. */
import { spawnSync } from "node:child_process"
import { root } from "./lib/paths.mjs"
import { npm, programOf } from "./lib/processes/programs.mjs"

// TypeScript 7, compiled to machine code, takes a quarter of the time of 5.9, whose API knip and Gatsby's linter need.
const site = check({
  command: process.execPath,
  args: [programOf("typescript-native", "tsc"), "--noEmit"],
})
if (site !== 0) {
  // The compiler only reports the missing field, which doesn't point to the cause.
  console.error(
    "\nIf you changed a query or a content schema, src/gatsby-types.d.ts is out of date: npm run build regenerates it.",
  )
}
process.exitCode = site || check(npm(["--prefix", "cms", "run", "typecheck"]))

/** @param {{ command: string, args: string[] }} program @returns {number} its exit code */
function check({ command, args }) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit" })
  if (error) throw error
  return status ?? 1
}
