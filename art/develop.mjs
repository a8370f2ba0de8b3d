// Turns Blender's EXR into the finished picture: denoise, expose, tone-map, sharpen. A JPEG, or for a cut-out a WebP whose
// alpha channel holds the set's outline and its shadow.
import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { denoise } from "./denoise.mjs"
import { readExr } from "./exr.mjs"

const MOST_BYTES = 300 * 1024

/** Almost black, and warm like the light that the set reflects into its shadow. */
const SHADOW = [20, 10, 2]

const toSrgb = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const toByte = (v) => Math.max(0, Math.min(255, Math.round(255 * v)))
const smoothstep = (v) => {
  const t = Math.min(1, Math.max(0, v))
  return t * t * (3 - 2 * t)
}

/** Linear up to the knee, then a soft shoulder towards 1. */
function shoulder(v, knee = 0.72) {
  if (v <= knee) return v
  const t = (v - knee) / (1 - knee)
  return knee + (1 - knee) * (t / (1 + t * 0.85))
}

/** A linear colour after the tone curve, which keeps most of its hue. */
function toneMapped(p) {
  const mx = Math.max(p[0], p[1], p[2], 1e-6)
  const keep = shoulder(mx) / mx
  return p.map((v) => v * keep * 0.7 + shoulder(v) * 0.3)
}

/** An EXR without its noise: the light (colour divided by albedo), the albedo, and how much of each pixel is covered. */
function readLight(exr, { levels, strength }) {
  const { w, h, find } = readExr(exr)
  const n = w * h
  const colour = ["R", "G", "B"].map((c) => find(`Combined.${c}`))
  const albedo = ["R", "G", "B"].map((c) => find(`Denoising Albedo.${c}`))
  const normal = ["X", "Y", "Z"].map((c) => find(`Denoising Normal.${c}`))
  const depth = find("Denoising Depth.Z").map((z) => (Number.isFinite(z) ? z : 0))
  const light = colour.map((c, k) => {
    const o = new Float32Array(n)
    for (let i = 0; i < n; i++) o[i] = Number.isFinite(c[i]) ? c[i] / (albedo[k][i] + 0.02) : 0
    return o
  })
  denoise(light, albedo, normal, depth, w, h, { levels, strength })
  return { w, h, n, light, albedo, alpha: find("Combined.A") }
}

/** The exposure at which the lit background has its exact theme colour. */
function exposureFor({ light, albedo, n }, meta) {
  if (meta.exposure) return meta.exposure
  const g = meta.ground
  const v = []
  const lead = g.indexOf(Math.max(...g)) // the background's strongest channel
  for (let i = 0; i < n; i += 3) {
    const off = albedo.reduce((sum, a, c) => sum + Math.abs(a[i] - g[c]), 0)
    if (off < 0.02) v.push(light[lead][i])
  }
  if (v.length <= 50) return 1
  v.sort((a, b) => a - b)
  const own = g[lead] / (g[lead] + 0.02)
  // the tone curve darkens bright colours: aim higher, so that they end up unchanged
  const top = Math.max(...g) * (meta.level ?? 1)
  let aim = top
  while (shoulder(aim) < Math.min(top, 0.97)) aim *= 1.01
  return ((aim / Math.max(...g)) * own) / v[Math.floor(v.length * (meta.percentile ?? 0.7))]
}

/** How near a pixel is to the picture's edge: 0 at the edge, 1 from `melt` widths inwards. */
const inset = (x, y, w, h, melt) =>
  smoothstep(Math.min(x / w, 1 - x / w, (y / h) * (h / w), (1 - y / h) * (h / w)) / melt)

export async function develop(exr, target, { preview = false } = {}) {
  const meta = JSON.parse(fs.readFileSync(`${exr}.json`, "utf8"))
  const set = readLight(exr, {
    levels: preview ? 3 : (meta.levels ?? 4),
    strength: meta.denoise ?? 1,
  })
  fs.mkdirSync(path.dirname(target), { recursive: true })
  const { buffer, ...how } = await (meta.cutout ? cutout : still)(set, meta, { exr, preview })
  fs.writeFileSync(target, buffer)
  return { bytes: buffer.length, ...how }
}

async function still(set, meta, { preview }) {
  const { w, h, n, light, albedo } = set
  const g = meta.ground
  const exposure = exposureFor(set, meta)
  const rgb = new Uint8Array(n * 3)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const p = toneMapped([0, 1, 2].map((c) => light[c][i] * (albedo[c][i] + 0.02) * exposure))
      if (meta.melt) {
        // towards the edges, the background blends into the exact page colour
        const off = albedo.reduce((sum, a, c) => sum + Math.abs(a[i] - g[c]), 0)
        const m = (1 - inset(x, y, w, h, meta.melt)) * Math.max(0, 1 - off * 12)
        for (let c = 0; c < 3; c++) p[c] += (g[c] - p[c]) * m
      }
      for (let c = 0; c < 3; c++) rgb[i * 3 + c] = toByte(toSrgb(p[c]))
    }
  }
  for (let quality = 88; ; quality -= 4) {
    let img = sharp(rgb, { raw: { width: w, height: h, channels: 3 } })
    if (meta.soften) img = img.blur(meta.soften)
    else if (!preview) img = img.sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
    const buffer = await img
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 84 ? "4:4:4" : "4:2:0" })
      .toBuffer()
    if (buffer.length <= MOST_BYTES || quality <= 76) return { buffer, exposure, quality }
  }
}

/** The set on nothing, and under it its shadow, as strong as it is on the ground that it was rendered on. */
async function cutout(set, meta, { exr, preview }) {
  const { w, h, n, light, albedo, alpha } = set
  const backdrop = readLight(`${exr}.backdrop.exr`, { levels: 5, strength: 3 })
  const shadowed = readLight(`${exr}.shadow.exr`, { levels: 5, strength: 1.5 })
  const exposure = exposureFor(shadowed, meta)

  const straight = new Float32Array(n * 3)
  for (let i = 0; i < n; i++) {
    if (alpha[i] < 1 / 512) continue
    const p = toneMapped(
      [0, 1, 2].map((c) => (light[c][i] * (albedo[c][i] + 0.02) * exposure) / alpha[i]),
    )
    for (let c = 0; c < 3; c++) straight[i * 3 + c] = toSrgb(p[c])
  }
  const rgb = await sharpened(spread(straight, alpha, w, h), w, h, preview)
  const shadow = await shadowAlpha(shadowed, backdrop, meta, exposure, w, h)

  const rgba = new Uint8Array(n * 4)
  for (let i = 0; i < n; i++) {
    const a = Math.min(1, alpha[i])
    const whole = a + (1 - a) * shadow[i]
    rgba[i * 4 + 3] = toByte(whole)
    for (let c = 0; c < 3; c++)
      rgba[i * 4 + c] =
        whole > 0 ? Math.round((rgb[i * 3 + c] * a + SHADOW[c] * (whole - a)) / whole) : 0
  }
  for (let quality = 92; ; quality -= 3) {
    const buffer = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
      .webp({ quality, alphaQuality: 90, smartSubsample: true, effort: 6 })
      .toBuffer()
    if (buffer.length <= MOST_BYTES || quality <= 77) return { buffer, exposure, quality }
  }
}

/** Colours of half-covered pixels are uncertain: each takes the colour of the covered pixels around it. */
function spread(straight, alpha, w, h) {
  const out = straight.slice()
  const sum = [0, 0, 0]
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (alpha[i] > 0.98) continue
      sum.fill(0)
      let weight = 0
      for (let yy = Math.max(0, y - 3); yy <= Math.min(h - 1, y + 3); yy++) {
        for (let xx = Math.max(0, x - 3); xx <= Math.min(w - 1, x + 3); xx++) {
          const j = yy * w + xx
          const wt = alpha[j] ** 3 / (1 + (yy - y) ** 2 + (xx - x) ** 2)
          for (let c = 0; c < 3; c++) sum[c] += straight[j * 3 + c] * wt
          weight += wt
        }
      }
      if (weight > 0) for (let c = 0; c < 3; c++) out[i * 3 + c] = sum[c] / weight
    }
  }
  return Uint8Array.from(out, toByte)
}

async function sharpened(rgb, w, h, preview) {
  if (preview) return rgb
  const img = sharp(rgb, { raw: { width: w, height: h, channels: 3 } })
  return img.sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 }).raw().toBuffer()
}

/** The shadow's opacity: SHADOW of this opacity darkens the ground as much as the shadow did in the render. */
async function shadowAlpha(shadowed, backdrop, meta, exposure, width, height) {
  const { w, h, n } = shadowed
  const brightness = ({ light, albedo }, i) => {
    const [r, g, b] = toneMapped(light.map((l, c) => l[i] * (albedo[c][i] + 0.02) * exposure))
    return toSrgb(0.2126 * r + 0.7152 * g + 0.0722 * b)
  }
  const small = new Uint8Array(n)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const darkened = 1 - brightness(shadowed, i) / brightness(backdrop, i)
      // what is fainter than this is noise, and light that the set keeps from the whole room
      small[i] = toByte(
        Math.max(0, (darkened - 0.02) / 0.98) * inset(x, y, w, h, meta.melt ?? 0.06),
      )
    }
  }
  const { data } = await sharp(small, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Float32Array.from(data, (v) => v / 255)
}
