// Debian's Blender has no denoiser, so this is one: it smooths light that has been divided by the colour of the surface
// (albedo), with an edge-aware wavelet filter that is guided by albedo, normal, depth and the local noise.

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

/** Smooths the light I in place. A, N and Z: albedo, normal and depth. */
export function denoise(I, A, N, Z, w, h, { levels = 4, strength = 1 } = {}) {
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
