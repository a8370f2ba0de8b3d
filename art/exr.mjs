// Reads Blender's render.
import fs from "node:fs"

const half = new Float32Array(65536)
for (let i = 0; i < 65536; i++) {
  const s = i & 0x8000 ? -1 : 1
  const e = (i >> 10) & 31
  const m = i & 1023
  half[i] = e === 0 ? s * m * 2 ** -24 : e === 31 ? s * 65504 : s * (1 + m / 1024) * 2 ** (e - 15)
}

/** Uncompressed scan-line EXR, half or float, any channels. */
export function readExr(file) {
  const b = fs.readFileSync(file)
  let o = 8
  const str = () => {
    const e = b.indexOf(0, o)
    const v = b.toString("latin1", o, e)
    o = e + 1
    return v
  }
  const channels = []
  let box
  for (;;) {
    const name = str()
    if (!name) break
    str()
    const size = b.readInt32LE(o)
    o += 4
    if (name === "channels") {
      const end = o + size
      while (o < end - 1) {
        const n = str()
        channels.push({ name: n, type: b.readInt32LE(o) })
        o += 16
      }
      o = end
    } else {
      if (name === "compression" && b[o] !== 0) throw new Error("expected an uncompressed EXR")
      if (name === "dataWindow") box = [0, 4, 8, 12].map((k) => b.readInt32LE(o + k))
      o += size
    }
  }
  const w = box[2] - box[0] + 1
  const h = box[3] - box[1] + 1
  const data = Object.fromEntries(channels.map((c) => [c.name, new Float32Array(w * h)]))
  for (let y = 0; y < h; y++) {
    let p = Number(b.readBigUInt64LE(o + y * 8))
    const row = (b.readInt32LE(p) - box[1]) * w
    p += 8
    for (const c of channels) {
      const d = data[c.name]
      if (c.type === 1) for (let x = 0; x < w; x++, p += 2) d[row + x] = half[b.readUInt16LE(p)]
      else for (let x = 0; x < w; x++, p += 4) d[row + x] = b.readFloatLE(p)
    }
  }
  const find = (end) => {
    const k = Object.keys(data).find((n) => n.endsWith(end))
    return k ? data[k] : null
  }
  return { w, h, find, names: channels.map((c) => c.name) }
}
