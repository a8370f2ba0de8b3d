/** Where the content management system keeps the pictures of a form or a field. */
export function mediaFolder(folder: string) {
  return { media_folder: `/data/${folder}`, public_folder: `/${folder}` }
}

/** The folder below data/ that holds most of a value's pictures. */
export function folderOf(value: unknown): string | undefined {
  const counts = new Map<string, number>()
  for (const src of picturesIn(value)) {
    const folder = src.slice(0, src.lastIndexOf("/"))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

function* picturesIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return
  const { src } = value as { src?: unknown }
  if (typeof src === "string" && src.startsWith("images/")) yield src
  for (const inner of Object.values(value)) yield* picturesIn(inner)
}
