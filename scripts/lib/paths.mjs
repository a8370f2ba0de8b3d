// @ts-check
import path from "node:path"
import { fileURLToPath } from "node:url"

/** Folder of package.json, wherever a command was called from. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "")

/** The content service: a package of its own. */
export const cms = path.join(root, "cms")

/** What the commands remember between two calls: stamps, logs, reports, test data. Safe to delete. */
export const memory = path.join(root, ".start")

export const logs = path.join(memory, "logs")
