import { randomUUID } from "node:crypto"
import { createReadStream } from "node:fs"
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Readable } from "node:stream"
import type { Environment } from "../environment.ts"

/** Bytes of a file, both ends included. */
export type Range = { start: number; end: number }

/** Where the files of pictures are kept. */
export type PictureStore = {
  /** Size of a file, and a tag that changes with its content; null when there is no such file. */
  find: (name: string) => Promise<{ size: number; tag: string } | null>
  read: (name: string, range?: Range) => Promise<Readable>
  write: (name: string, content: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
  /** All names. */
  list: () => Promise<string[]>
  /** Rejects when a picture could not be stored now. */
  check: () => Promise<void>
}

/** The store that the settings name: a bucket, or the folder "media" in the data folder. */
export function createPictureStore({
  dataDir,
  objectStorage,
}: Pick<Environment, "dataDir" | "objectStorage">): PictureStore {
  if (!objectStorage) return folderStore(path.join(dataDir, "media"))
  // Loaded only where it is used: the client is two megabytes.
  const store = import("./bucketStore.ts").then(({ bucketStore }) => bucketStore(objectStorage))
  return {
    find: async (name) => (await store).find(name),
    read: async (name, range) => (await store).read(name, range),
    write: async (name, content) => (await store).write(name, content),
    remove: async (name) => (await store).remove(name),
    list: async () => (await store).list(),
    check: async () => (await store).check(),
  }
}

export function folderStore(folder: string): PictureStore {
  const placeOf = (name: string) => path.join(folder, path.basename(name))

  return {
    async find(name) {
      const found = await stat(placeOf(name)).catch(noneIfMissing)
      if (!found?.isFile()) return null
      const { mtimeMs, size } = found
      return { size, tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
    },
    read: async (name, range) => createReadStream(placeOf(name), range),
    async write(name, content) {
      await mkdir(folder, { recursive: true })
      const unfinished = placeOf(`.${randomUUID()}`)
      await writeFile(unfinished, content)
      await rename(unfinished, placeOf(name))
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    async list() {
      const entries = (await readdir(folder, { withFileTypes: true }).catch(noneIfMissing)) ?? []
      // A name with a dot in front is not a picture, but a file that is still being written.
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map(({ name }) => name)
    },
    async check() {
      const trial = placeOf(`.${randomUUID()}`)
      await writeFile(trial, "")
      await rm(trial)
    },
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null
  throw error
}
