import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Modification time and size of each file when it was finished. */
type Stamps = Map<string, string>

/**
 * Tracks which pages the previous build finished, so that a file that has not been written since isn't read again. Stored
 * in Gatsby's cache.
 */
export class FinishedPages {
  /** Files seen in this build; those of deleted pages are dropped. */
  private readonly seen: Stamps = new Map()

  private constructor(
    private readonly memory: string,
    private readonly code: string,
    private readonly before: Stamps,
  ) {}

  /**
   * @param cache folder of Gatsby's cache, so that this record is cleared along with it
   * @param source folder of the code that finishes pages; if it has changed, no page counts as finished
   */
  static open(cache: string, source: string): FinishedPages {
    const memory = join(cache, "finished-pages.json")
    const code = hashOf(source)
    const known = readMemory(memory)
    return new FinishedPages(memory, code, known?.code === code ? new Map(known.stamps) : new Map())
  }

  /** True if this file has not changed since it was finished. */
  holds(file: string): boolean {
    const stamp = stampOf(file)
    if (this.before.get(file) !== stamp) return false
    this.seen.set(file, stamp)
    return true
  }

  add(file: string) {
    this.seen.set(file, stampOf(file))
  }

  save() {
    writeFileSync(this.memory, JSON.stringify({ code: this.code, stamps: [...this.seen] }))
  }
}

function readMemory(file: string): { code: string; stamps: [string, string][] } | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    // There is none yet, or a build was interrupted while writing it: process all pages.
    return null
  }
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs}/${size}`
}

function hashOf(folder: string): string {
  const hash = createHash("sha256")
  for (const name of readdirSync(folder).sort()) {
    hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest("hex")
}
