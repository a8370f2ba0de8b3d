import { readFileSync, statSync } from "node:fs"

/** The heaviest picture that the build accepts, in bytes. */
export const MOST_BYTES = 3_000_000

/** The smallest shorter side in pixels, unless the schema states another. */
export const LEAST_SIDE = 600

/** Width and height in pixels. */
type Size = { width: number; height: number }

/**
 * What is wrong with a picture's file, as the end of a sentence that begins with the field's name.
 * @param least pixels that its place in the layout needs on the shorter side; drawings (SVG) have no size
 */
export function pictureProblems(file: string, least: number): string[] {
  const problems: string[] = []
  const { size: bytes, mtimeMs } = statSync(file)
  if (bytes > MOST_BYTES) {
    problems.push(`weighs ${megabytes(bytes)} MB; the limit is ${megabytes(MOST_BYTES)} MB`)
  }
  if (/\.svg$/i.test(file)) return problems
  const size = cachedSize(file, `${mtimeMs}/${bytes}`)
  if (!size) return [...problems, "is neither a JPEG nor a PNG"]
  const { width, height } = size
  if (Math.min(width, height) < least) {
    problems.push(`is ${width} × ${height} px; it needs at least ${least} px on the shorter side`)
  }
  return problems
}

/** Thousands of articles may share a few pictures, and the dev server checks all of them at every save. */
const sizes = new Map<string, { stamp: string; size: Size | undefined }>()

function cachedSize(file: string, stamp: string): Size | undefined {
  const known = sizes.get(file)
  if (known?.stamp === stamp) return known.size
  const size = pictureSize(readFileSync(file))
  sizes.set(file, { stamp, size })
  return size
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1).replace(/\.0$/, "")
}

/** Width and height from the header of a PNG or JPEG file; undefined if it is neither. */
function pictureSize(file: Uint8Array): Size | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89504e47) {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  return view.byteLength >= 4 && view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined
}

/** A JPEG is a sequence of segments; a start-of-frame segment holds the size. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    // Start of frame, except the three markers in its range that define tables.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
  }
  return undefined
}
