/** Stands in for node:path in the editor's bundle. */
export function join(...parts: string[]): string {
  return parts.join("/")
}
