// Turns Blender's EXR into the finished JPEG: denoise, expose, tone-map, sharpen.
import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { denoise } from "./denoise.mjs"
import { readExr } from "./exr.mjs"

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
