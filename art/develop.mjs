// Turns Blender's EXR into the finished JPEG: denoise, expose, tone-map, sharpen.
//
// Debian's Blender has no denoiser, so this file has its own: it divides the picture by the colour of
// the surface (albedo), smooths the remaining light with an edge-aware wavelet filter that is guided
// by albedo, normal, depth and the local noise, and multiplies the colour back in.
import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"

const half = new Float32Array(65536)
for (let i = 0; i < 65536; i++) {
  const s = i & 0x8000 ? -1 : 1
  const e = (i >> 10) & 31
  const m = i & 1023
  half[i] = e === 0 ? s * m * 2 ** -24 : e === 31 ? s * 65504 : s * (1 + m / 1024) * 2 ** (e - 15)
}

/** Uncompressed scan-line EXR, half or float, any channels. */
function readExr(file) {
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

const clampIndex = (v, n) => (v < 0 ? -v : v >= n ? 2 * n - 2 - v : v)

function boxBlur(src, w, h, r) {
  const tmp = new Float32Array(w * h)
  const out = new Float32Array(w * h)
  const k = 1 / (2 * r + 1)
  for (let y = 0; y < h; y++) {
    let s = 0
    for (let i = -r; i <= r; i++) s += src[y * w + clampIndex(i, w)]
    for (let x = 0; x < w; x++) {
      tmp[y * w + x] = s * k
      s += src[y * w + clampIndex(x + r + 1, w)] - src[y * w + clampIndex(x - r, w)]
    }
  }
  for (let x = 0; x < w; x++) {
    let s = 0
    for (let i = -r; i <= r; i++) s += tmp[clampIndex(i, h) * w + x]
    for (let y = 0; y < h; y++) {
      out[y * w + x] = s * k
      s += tmp[clampIndex(y + r + 1, h) * w + x] - tmp[clampIndex(y - r, h) * w + x]
    }
  }
  return out
}

function denoise(I, A, N, Z, w, h, { levels = 4, strength = 1 } = {}) {
  const n = w * h
  const lum = new Float32Array(n)
  const setLum = () => {
    for (let i = 0; i < n; i++) lum[i] = 0.2126 * I[0][i] + 0.7152 * I[1][i] + 0.0722 * I[2][i]
  }
  setLum()
  // fireflies: no brighter than the second brightest neighbour
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      let m1 = 0
      let m2 = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (!dx && !dy) continue
          const v = lum[i + dy * w + dx]
          if (v > m1) {
            m2 = m1
            m1 = v
          } else if (v > m2) m2 = v
        }
      if (lum[i] > m2 * 1.15 + 1e-4) {
        const k = (m2 * 1.02) / lum[i]
        I[0][i] *= k
        I[1][i] *= k
        I[2][i] *= k
      }
    }
  }
  setLum()
  // noise: a pixel's difference from its four neighbours, averaged locally
  const hp = new Float32Array(n)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const a =
        lum[y * w + clampIndex(x - 1, w)] +
        lum[y * w + clampIndex(x + 1, w)] +
        lum[clampIndex(y - 1, h) * w + x] +
        lum[clampIndex(y + 1, h) * w + x]
      const d = lum[i] - a / 4
      hp[i] = Math.min(d * d * 0.8, (0.35 * lum[i] + 0.02) ** 2)
    }
  }
  let variance = boxBlur(hp, w, h, 4)
  const kern = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
  for (let level = 0; level < levels; level++) {
    const step = 1 << level
    const out = [new Float32Array(n), new Float32Array(n), new Float32Array(n)]
    const vout = new Float32Array(n)
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = y * w + x
        // a running sum that has passed a lamp can end slightly below zero
        const sl = 1 / (3.2 * strength * Math.sqrt(Math.max(0, variance[i])) + 1e-4)
        const l0 = lum[i]
        const z0 = Z[i]
        const a0 = A[0][i]
        const a1 = A[1][i]
        const a2 = A[2][i]
        const n0 = N[0][i]
        const n1 = N[1][i]
        const n2 = N[2][i]
        let r = 0
        let g = 0
        let b = 0
        let ws = 0
        let vs = 0
        for (let dy = -2; dy <= 2; dy++) {
          const yy = clampIndex(y + dy * step, h) * w
          for (let dx = -2; dx <= 2; dx++) {
            const j = yy + clampIndex(x + dx * step, w)
            const da = (A[0][j] - a0) ** 2 + (A[1][j] - a1) ** 2 + (A[2][j] - a2) ** 2
            const dn = (N[0][j] - n0) ** 2 + (N[1][j] - n1) ** 2 + (N[2][j] - n2) ** 2
            const dz = Math.abs(Z[j] - z0) / (z0 * 0.006 * step + 1e-4)
            const dl = Math.abs(lum[j] - l0) * sl
            const e = dl + da * 220 + dn * 14 + dz * 0.5
            if (e > 9) continue
            const wt = kern[dx + 2] * kern[dy + 2] * Math.exp(-e)
            r += I[0][j] * wt
            g += I[1][j] * wt
            b += I[2][j] * wt
            vs += variance[j] * wt * wt
            ws += wt
          }
        }
        out[0][i] = r / ws
        out[1][i] = g / ws
        out[2][i] = b / ws
        vout[i] = vs / (ws * ws)
      }
    }
    for (let c = 0; c < 3; c++) I[c].set(out[c])
    variance = boxBlur(vout, w, h, 1)
    setLum()
  }
}

const toSrgb = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

/** Linear up to the knee, then a soft shoulder towards 1. */
function shoulder(v, knee = 0.72) {
  if (v <= knee) return v
  const t = (v - knee) / (1 - knee)
  return knee + (1 - knee) * (t / (1 + t * 0.85))
}

export async function develop(exr, target, { preview = false } = {}) {
  const meta = JSON.parse(fs.readFileSync(`${exr}.json`, "utf8"))
  const { w, h, find } = readExr(exr)
  const n = w * h
  const C = ["R", "G", "B"].map((c) => find(`Combined.${c}`))
  const A = ["R", "G", "B"].map((c) => find(`Denoising Albedo.${c}`))
  const N = ["X", "Y", "Z"].map((c) => find(`Denoising Normal.${c}`))
  const Z = find("Denoising Depth.Z")
  const I = C.map((c, k) => {
    const o = new Float32Array(n)
    for (let i = 0; i < n; i++) o[i] = Number.isFinite(c[i]) ? c[i] / (A[k][i] + 0.02) : 0
    return o
  })
  denoise(I, A, N, Z, w, h, { levels: preview ? 3 : 4, strength: meta.denoise ?? 1 })

  // exposure: the lit background has its exact theme colour
  const g = meta.ground
  let k = meta.exposure
  if (!k) {
    const v = []
    const lead = g.indexOf(Math.max(...g)) // the background's strongest channel
    for (let i = 0; i < n; i += 3) {
      if (Math.abs(A[0][i] - g[0]) + Math.abs(A[1][i] - g[1]) + Math.abs(A[2][i] - g[2]) < 0.02) {
        v.push(I[lead][i])
      }
    }
    v.sort((a, b) => a - b)
    const own = g[lead] / (g[lead] + 0.02)
    // the tone curve darkens bright colours: aim higher, so that they end up unchanged
    const top = Math.max(...g) * (meta.level ?? 1)
    let aim = top
    while (shoulder(aim) < Math.min(top, 0.97)) aim *= 1.01
    k =
      v.length > 50
        ? ((aim / Math.max(...g)) * own) / v[Math.floor(v.length * (meta.percentile ?? 0.7))]
        : 1
  }
  const rgb = new Uint8Array(n * 3)
  const melt = meta.melt
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const p = [0, 1, 2].map((c) => I[c][i] * (A[c][i] + 0.02) * k)
      const mx = Math.max(p[0], p[1], p[2], 1e-6)
      const keep = shoulder(mx) / mx
      for (let c = 0; c < 3; c++) p[c] = p[c] * keep * 0.7 + shoulder(p[c]) * 0.3
      if (melt) {
        // towards the edges, the background blends into the exact page colour
        const da = Math.abs(A[0][i] - g[0]) + Math.abs(A[1][i] - g[1]) + Math.abs(A[2][i] - g[2])
        const e = Math.min(x / w, 1 - x / w, (y / h) * (h / w), (1 - y / h) * (h / w)) / melt
        const m =
          (1 - Math.min(1, Math.max(0, e)) ** 2 * (3 - 2 * Math.min(1, Math.max(0, e)))) *
          Math.max(0, 1 - da * 12)
        for (let c = 0; c < 3; c++) p[c] += (g[c] - p[c]) * m
      }
      for (let c = 0; c < 3; c++)
        rgb[i * 3 + c] = Math.max(0, Math.min(255, Math.round(255 * toSrgb(p[c]))))
    }
  }
  fs.mkdirSync(path.dirname(target), { recursive: true })
  let quality = 88
  let buffer
  for (;;) {
    let img = sharp(rgb, { raw: { width: w, height: h, channels: 3 } })
    if (!preview) img = img.sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
    buffer = await img
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 84 ? "4:4:4" : "4:2:0" })
      .toBuffer()
    if (buffer.length <= 300 * 1024 || quality <= 76) break
    quality -= 4
  }
  fs.writeFileSync(target, buffer)
  return { bytes: buffer.length, exposure: k, quality }
}
