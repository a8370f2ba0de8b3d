type Size = { width: number; height: number }

/**
 * Width and height from the header of a PNG or JPEG file.
 * @throws Error if it is neither
 */
export function pictureSize(file: Buffer): Size {
  if (file.toString("latin1", 1, 4) === "PNG") {
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
  }
  if (file.readUInt16BE(0) === 0xffd8) return jpegSize(file)
  throw new Error("neither PNG nor JPEG")
}

/** A JPEG is a sequence of segments; the start-of-frame segment holds the size. */
function jpegSize(file: Buffer): Size {
  let at = 2
  while (at < file.length) {
    const marker = file.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    }
    at += 2 + file.readUInt16BE(at + 2)
  }
  throw new Error("a JPEG without a frame")
}
