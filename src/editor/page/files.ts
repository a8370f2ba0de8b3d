/**
 * Stands in for node:fs in the editor's bundle, so that the content check runs unchanged in the browser: the files of data/
 * as the editor has read or is about to save them.
 */

const texts = new Map<string, { text: string; version: number }>()
let version = 0

/** Sets a file's text, or removes the file. */
export function setFile(path: string, text: string | undefined) {
  version += 1
  if (text === undefined) texts.delete(path)
  else texts.set(path, { text, version })
}

export function getFile(path: string): string | undefined {
  return texts.get(path)?.text
}

export function readdirSync(folder: string): string[] {
  return [...texts.keys()]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
}

/** Pictures are chosen from those that exist, so only the build looks for their files. */
export function existsSync(path: string): boolean {
  return texts.has(path) || path.startsWith("data/images/")
}

export function readFileSync(path: string): string {
  const file = texts.get(path)
  if (!file) throw new Error(`${path} does not exist`)
  return file.text
}

export function statSync(path: string): { mtimeMs: number; size: number } | undefined {
  const file = texts.get(path)
  return file && { mtimeMs: file.version, size: file.text.length }
}
