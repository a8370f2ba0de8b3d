// @ts-check
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Explained } from "./explained.mjs"
import { root } from "./paths.mjs"

/**
 * The file that a package's command runs, for `node`: npx may ask or download, and adds a process between.
 * @param {string} packageName
 * @param {string} [command] when it isn't called like the package
 */
export function programOf(packageName, command = path.basename(packageName)) {
  const folder = path.join(root, "node_modules", packageName)
  const manifest = path.join(folder, "package.json")
  if (!existsSync(manifest)) {
    throw new Explained(`${packageName} is not installed. Run npm ci in the project's folder.`)
  }
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"))
  return path.join(folder, typeof bin === "string" ? bin : bin[command])
}

/**
 * How to call npm. Its own script is run by node where it can be found, because Windows starts `npm.cmd` in a shell only.
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
