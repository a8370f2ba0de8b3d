// @ts-check
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../paths.mjs"
import { UserFacingError } from "../userFacingError.mjs"

/**
 * The file behind a package's command, to run with `node`: npx may prompt or download, and adds a process in between.
 * @param {string} packageName
 * @param {string} [command] if its name differs from the package's
 */
export function programOf(packageName, command = path.basename(packageName)) {
  const folder = path.join(root, "node_modules", packageName)
  const manifest = path.join(folder, "package.json")
  if (!existsSync(manifest)) {
    throw new UserFacingError(
      `${packageName} is not installed. Run npm ci in the project's folder.`,
    )
  }
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"))
  return path.join(folder, typeof bin === "string" ? bin : bin[command])
}

/**
 * How to call npm. Runs npm's script with node where possible, because Windows can only start `npm.cmd` in a shell.
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function npm(args) {
  const beside = path.dirname(process.execPath)
  const script = [
    process.env.npm_execpath ?? "",
    path.join(beside, "node_modules/npm/bin/npm-cli.js"),
    path.join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
  ].find((candidate) => path.basename(candidate) === "npm-cli.js" && existsSync(candidate))
  if (script) return { command: process.execPath, args: [script, ...args] }
  if (process.platform !== "win32") return { command: "npm", args }
  return { command: "cmd.exe", args: ["/d", "/c", "npm", ...args] }
}
