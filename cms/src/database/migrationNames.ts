import { readdirSync } from "node:fs"
import path from "node:path"

/** Names of the migrations in a folder, oldest first. */
export function migrationNames(folder: string): string[] {
  return readdirSync(/*turbopackIgnore: true*/ folder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, ".ts"))
    .toSorted()
}
