import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { buffer } from "node:stream/consumers"
import { dialectOf } from "../database/adapter.ts"
import type { PictureStore } from "../storage/pictureStore.ts"
import type { DatabaseCopy } from "./databaseCopy.ts"
import { type Manifest, readManifest, writeManifest } from "./manifest.ts"
import { postgresCopy } from "./postgresCopy.ts"
import { sqliteCopy } from "./sqliteCopy.ts"

/** What is backed up. */
type Source = {
  database: DatabaseCopy
  dialect: Manifest["dialect"]
  pictures: PictureStore
}

export function databaseCopyOf(uri: string): Pick<Source, "database" | "dialect"> {
  const dialect = dialectOf(uri)
  return { database: dialect === "sqlite" ? sqliteCopy(uri) : postgresCopy(uri), dialect }
}

const mediaFolder = "media"

/**
 * Copies the database and then the pictures, while the service may be running: a picture that arrives meanwhile is in the copy without
 * its document, which harms nobody.
 * @param folder a new or empty one
 * @returns the manifest, and the pictures that were deleted before their turn came
 */
export async function backUp(
  { database, dialect, pictures }: Source,
  folder: string,
  version: string,
): Promise<{ manifest: Manifest; vanished: string[] }> {
  await requireEmptyFolder(folder)
  const media = path.join(folder, mediaFolder)
  await mkdir(media, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  await database.save(path.join(folder, database.fileName))
  const vanished: string[] = []
  for (const name of await pictures.list()) {
    const content = await readPicture(pictures, name)
    if (content) await writeFile(path.join(media, name), content, { mode: 0o600 })
    else vanished.push(name)
  }
  const migrations = await database.migrations()
  const manifest = await writeManifest(folder, { dialect, migrations, version })
  return { manifest, vanished }
}

/** Null when the picture was deleted since it was listed. */
async function readPicture(pictures: PictureStore, name: string): Promise<Buffer | null> {
  try {
    return await buffer(await pictures.read(name))
  } catch (error) {
    if (await pictures.find(name)) throw error
    return null
  }
}

type RestoreOptions = {
  /** Replaces a database and pictures that are there already. */
  force?: boolean
  /** Migrations of this version of the service. */
  known: string[]
}

/**
 * Puts a backup into an empty place, after checking all of it.
 * @throws Error, with nothing changed, when the backup is damaged, of another kind of database or of a newer version, or when the place
 * is not empty
 */
export async function restore(
  { database, dialect, pictures }: Source,
  folder: string,
  { force = false, known }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest.dialect !== dialect) {
    throw new Error(
      `This is a backup of ${manifest.dialect}, but DATABASE_URI names a database of ${dialect}.`,
    )
  }
  const unknown = manifest.migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(
      `This backup was made by a newer version (${manifest.version}): this one does not know ${unknown.join(", ")}.`,
    )
  }
  const present = await pictures.list()
  if (!force && (present.length > 0 || !(await database.isEmpty()))) {
    throw new Error(
      "There are a database or pictures already. --force replaces them by those of the backup.",
    )
  }
  await database.requireIdle()
  const media = path.join(folder, mediaFolder)
  const names = await readdir(media)
  for (const name of names) {
    await pictures.write(name, await readFile(path.join(media, name)))
  }
  await database.load(path.join(folder, database.fileName))
  for (const name of present) if (!names.includes(name)) await pictures.remove(name)
  return manifest
}

async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []
    throw error
  })
  if (names.length > 0) throw new Error(`${folder} is not empty: each backup needs a new folder.`)
}
