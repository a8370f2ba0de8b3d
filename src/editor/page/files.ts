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

const pictures = new Map<string, Uint8Array>()

export function setPicture(path: string, bytes: Uint8Array) {
  pictures.set(path, bytes)
}

/** Can the content check read this picture? */
export function hasPicture(path: string): boolean {
  return pictures.has(path)
}

export function readdirSync(folder: string): string[] {
  return [...texts.keys()]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
}

export function existsSync(path: string): boolean {
  return texts.has(path) || pictures.has(path)
}

export function readFileSync(path: string): string | Uint8Array {
  const file = texts.get(path)?.text ?? pictures.get(path)
  if (file === undefined) throw new Error(`${path} does not exist`)
  return file
}

export function statSync(path: string): { mtimeMs: number; size: number } | undefined {
  const file = texts.get(path)
  if (file) return { mtimeMs: file.version, size: file.text.length }
  const picture = pictures.get(path)
  return picture && { mtimeMs: 0, size: picture.length }
}
