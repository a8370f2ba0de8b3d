import { readFileSync } from "node:fs"
import path from "node:path"

/** A font file of the site, which the bridge's pages load from this service: their policy allows no other host. */
export type Face = { family: string; file: string; bytes: Uint8Array<ArrayBuffer> }

const families = { Display: "display.woff2", Text: "text.woff2" }

/** The faces in a folder. Outside the repository there are none, and the pages use system fonts. */
export function readFaces(folder: string): Face[] {
  return Object.entries(families).flatMap(([family, file]) => {
    const bytes = readIfPresent(path.join(folder, file))
    return bytes ? [{ family, file, bytes }] : []
  })
}

function readIfPresent(file: string): Face["bytes"] | null {
  try {
    return Uint8Array.from(readFileSync(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null
    throw error
  }
}

// turbopackIgnore keeps the bundler from treating the whole project as a dependency.
export const faces = readFaces(
  path.resolve(/*turbopackIgnore: true*/ process.cwd(), "../static/fonts"),
)

/** Path of src/app/fonts/[file]. */
export function addressOf({ file }: Face): string {
  return `/fonts/${file}`
}

/** GET /fonts/<file> */
export function sendFace(name: string): Response {
  const face = faces.find(({ file }) => file === name)
  if (!face) return new Response(null, { status: 404 })
  return new Response(face.bytes, {
    // The name stays when the site gets another face.
    headers: { "Cache-Control": "public, max-age=86400", "Content-Type": "font/woff2" },
  })
}
