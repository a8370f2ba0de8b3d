import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** What a file was like when it had been finished. */
type Stamps = Map<string, string>

/**
 * Which pages the build before has finished, kept beside Gatsby's cache: a page whose file nothing has written since is
 * not read again.
 */
export class FinishedPages {
  /** Files that have been seen in this build: those of deleted pages fall out. */
  private readonly seen: Stamps = new Map()

  private constructor(
    private readonly memory: string,
    private readonly code: string,
    private readonly before: Stamps,
  ) {}

  /**
   * @param cache folder of Gatsby's cache, which is where the pages' other memories are and go with them
   * @param source folder of the code that finishes: where that has changed, no page is finished
   */
  static open(cache: string, source: string): FinishedPages {
    const memory = join(cache, "finished-pages.json")
    const code = hashOf(source)
    const known = readMemory(memory)
    return new FinishedPages(memory, code, known?.code === code ? new Map(known.stamps) : new Map())
  }

  /** Is this file as it was when it had been finished? */
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
    // None yet, or a build was stopped while it wrote: then all pages are looked at.
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
