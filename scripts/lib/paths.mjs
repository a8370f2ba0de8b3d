// @ts-check
import path from "node:path"
import { fileURLToPath } from "node:url"

/** Folder of package.json, independent of the working directory. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "")

/** The content service, a separate package. */
export const cms = path.join(root, "cms")

/** State that the commands keep between runs: stamps, logs, reports, test data. Safe to delete. */
export const stateFolder = path.join(root, ".start")

export const logs = path.join(stateFolder, "logs")
