import { statSync } from "node:fs"
import { join } from "node:path"

/**
 * Caches what is read from some files of a folder until one of them changes.
 * @param names of the files; missing ones count as empty
 */
export function cachedByFiles<Content>(
  names: readonly string[],
  read: (folder: string) => Content,
): (folder: string) => Content {
  const cache = new Map<string, { stamp: string; content: Content }>()
  return (folder) => {
    const stamp = names.map((name) => stampOf(join(folder, name))).join()
    const cached = cache.get(folder)
    if (cached?.stamp === stamp) return cached.content
    const content = read(folder)
    cache.set(folder, { stamp, content })
    return content
  }
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
  return `${mtimeMs}/${size}`
}
