/** The start of a JPEG file: all that says how large the picture is. */
export function jpegHeader(width: number, height: number): Buffer {
  const file = Buffer.from("ffd8ffc0001108000000000301220002110103110100", "hex")
  file.writeUInt16BE(height, 7)
  file.writeUInt16BE(width, 9)
  return file
}
