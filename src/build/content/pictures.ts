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
  if (!size) return [...problems, "is neither a JPEG, a PNG nor a WebP"]
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

/** Width and height from the header of a PNG, WebP or JPEG file; undefined if it is none of them. */
function pictureSize(file: Uint8Array): Size | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89504e47) {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (view.byteLength >= 30 && view.getUint32(0) === RIFF && view.getUint32(8) === WEBP) {
    return webpSize(view)
  }
  return view.byteLength >= 4 && view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined
}

const RIFF = 0x52494646
const WEBP = 0x57454250

/** The first chunk of a WebP says how it is encoded, and each of the three encodings has its own place for the size. */
function webpSize(view: DataView): Size | undefined {
  switch (view.getUint32(12)) {
    case 0x56503820: // "VP8 ": lossy
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 0x5650384c: {
      // "VP8L": lossless, 14 bits for each side minus 1
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 0x56503858: {
      // "VP8X": extended, for example with an alpha channel; 24 bits for each side minus 1
      const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    }
    default:
      return undefined
  }
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
