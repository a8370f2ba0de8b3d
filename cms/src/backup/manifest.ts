import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { pipeline } from "node:stream/promises"

/** Says what a backup holds. Written last: a folder without it is not a whole backup. */
export type Manifest = {
  /** Version of this format. */
  format: 1
  createdAt: string
  /** Version of the service that made it. */
  version: string
  dialect: "postgres" | "sqlite"
  /** Migrations that had run. */
  migrations: string[]
  /** SHA-256 of each file, by path below the backup's folder. */
  files: Record<string, string>
}

const name = "manifest.json"

export async function writeManifest(
  folder: string,
  about: Omit<Manifest, "createdAt" | "files" | "format">,
): Promise<Manifest> {
  const files = await checksumsOf(folder)
  const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), ...about, files }
  await writeFile(path.join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
  })
  return manifest
}

/**
 * Reads the manifest of a backup and compares every file with it.
 * @throws Error when the folder is not a whole backup, or a file is missing, added or changed
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, name), "utf8").catch(() => {
    throw new Error(`${folder} is not a whole backup: it has no ${name}.`)
  })
  const manifest: Manifest = JSON.parse(text)
  if (manifest.format !== 1) throw new Error(`${folder} is a backup of another version's format.`)
  const found = await checksumsOf(folder)
  const paths = new Set([...Object.keys(manifest.files), ...Object.keys(found)])
  const wrong = [...paths].filter((one) => found[one] !== manifest.files[one])
  if (wrong.length > 0) {
    throw new Error(`The backup is damaged: ${wrong.join(", ")} differs from ${name}.`)
  }
  return manifest
}

async function checksumsOf(folder: string): Promise<Manifest["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((one) => one !== name)
  const files: Manifest["files"] = {}
  for (const one of paths.toSorted()) {
    const hash = createHash("sha256")
    await pipeline(createReadStream(path.join(folder, one)), hash)
    files[one.replaceAll(path.sep, "/")] = hash.digest("hex")
  }
  return files
}
