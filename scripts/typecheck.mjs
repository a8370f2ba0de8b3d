// @ts-check
/** `npm run typecheck`: the site, then the content service. */
import { spawnSync } from "node:child_process"
import { root } from "./lib/paths.mjs"
import { programOf } from "./lib/processes/programs.mjs"

const site = check(".")
if (site !== 0) {
  // The compiler only reports the missing field, which doesn't point to the cause.
  console.error(
    "\nIf you changed a query or a content schema, src/gatsby-types.d.ts is out of date: npm run build regenerates it.",
  )
}
process.exitCode = site || check("cms")

/**
 * TypeScript 7, compiled to machine code, takes a quarter of the time of 5.9, whose API knip, Gatsby's linter and Next.js need.
 * @param {string} project folder of a tsconfig.json
 * @returns {number} its exit code
 */
function check(project) {
  const { status, error } = spawnSync(
    process.execPath,
    [programOf("typescript-native", "tsc"), "--noEmit", "--project", project],
    { cwd: root, stdio: "inherit" },
  )
  if (error) throw error
  return status ?? 1
}
