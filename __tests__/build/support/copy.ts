import { spawn } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs"
import os from "node:os"
import { join } from "node:path"
import { childEnvironment } from "../../../scripts/lib/environment.mjs"
import { root } from "./built"

/** Time limit until the build of a copy must have ended, in ms. */
export const BUILD_LIMIT = 240_000

/** A copy of the site's sources that shares no writable files with the original. Delete it afterwards. */
export function copySite(): string {
  const copy = mkdtempSync(join(os.tmpdir(), "site-copy-"))
  const sources = readdirSync(root).filter((name) =>
    /^(gatsby-.*\.tsx?|package\.json|tsconfig\.json|src)$/.test(name),
  )
  for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, "data"))
  for (const name of readdirSync(join(root, "data"))) {
    if (name.endsWith(".json")) cpSync(join(root, "data", name), join(copy, "data", name))
  }
  for (const name of ["node_modules", "data/images", "static"]) {
    symlinkSync(join(root, name), join(copy, name), "junction")
  }
  return copy
}

/**
 * Builds a copy.
 * @param limit until when the build must have ended, in ms
 * @returns its output and its exit code
 */
export function buildCopy(
  cwd: string,
  variables: Record<string, string>,
  limit = BUILD_LIMIT,
): Promise<{ output: string; code: number }> {
  return new Promise((resolve, reject) => {
    const gatsby = join(root, "node_modules/gatsby/cli.js")
    const child = spawn(process.execPath, [gatsby, "build"], {
      cwd,
      env: childEnvironment(variables),
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text
      })
    }
    // On a busy machine it may start slowly.
    const timer = setTimeout(() => child.kill("SIGKILL"), limit)
    child.once("error", reject)
    child.once("close", (code) => {
      clearTimeout(timer)
      resolve({ output, code: code ?? 1 })
    })
  })
}
