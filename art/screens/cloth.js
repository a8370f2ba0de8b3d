// Draws kente cloth on every <canvas data-cloth="pattern">, thread by thread, and the clients' marks on every
// <svg data-mark="client">. A cloth is sewn from narrow strips (data-strips; as many as fit without it), in which a
// patterned block, where the weft covers the warp, takes turns with a plain one, where the warp's stripes show.

/** Threads of a strip, and threads of one block of it. */
const width = 24
const height = 20

const centre = (value, length) => Math.abs(value - (length - 1) / 2) / (length / 2)
const pairs = (value) => Math.floor(value / 2) * 2 + 0.5

/** By name: the index of a block's colour at a thread; 0 is the block's ground. */
const motifs = {
  bars: (_, y) => [1, 0, 0, 2, 0, 0, 1][Math.floor((y * 7) / height)],
  check: (x, y) => (Math.floor(x / 4) + Math.floor(y / 4)) % 2,
  diamond: (x, y) => {
    const d = centre(pairs(x), width) + centre(pairs(y), height)
    return d < 0.3 ? 2 : d < 0.85 ? 1 : d < 1.05 ? 2 : 0
  },
  shield: (x, y) => {
    const [across, along] = [centre(pairs(x), width), centre(pairs(y), height)]
    return across < along ? (along > 0.8 ? 2 : 1) : across < 0.25 ? 2 : 0
  },
  steps: (x, y) => {
    const step = Math.floor(y / 4)
    return centre(x, width) * 5 < step + 0.5 ? 1 : 0
  },
  zigzag: (x, y) =>
    [0, 1, 1, 2][(Math.floor(Math.abs((x % 12) - 5.5) / 2) + Math.floor(y / 2)) % 4],
  comb: (x, y) => (y < 5 ? 1 : y < 7 ? 0 : Math.floor(x / 3) % 2 ? 2 : 0),
}

const G = "#f0b429"
const R = "#a8321f"
const N = "#1f6b4a"
const B = "#27357e"
const K = "#1d1712"
const W = "#f6efe2"
const T = "#c8553d"

/** By name: the warp's stripes as [colour, threads], which repeat, and the blocks as [motif, ground, colours]. */
const patterns = {
  "sika-futuro": {
    warp: [
      [G, 5],
      [K, 1],
      [G, 3],
      [R, 2],
      [G, 3],
      [K, 1],
      [G, 5],
      [N, 4],
    ],
    blocks: [
      ["diamond", R, [G, K]],
      ["check", K, [G]],
      ["steps", N, [G]],
      ["bars", G, [K, R]],
    ],
  },
  "emaa-da": {
    warp: [
      [N, 7],
      [G, 1],
      [K, 3],
      [G, 1],
      [N, 7],
      [R, 5],
    ],
    blocks: [
      ["zigzag", N, [G, K]],
      ["shield", R, [G, W]],
      ["check", G, [N]],
      ["comb", K, [G, R]],
    ],
  },
  adweneasa: {
    warp: [
      [R, 4],
      [G, 2],
      [B, 4],
      [G, 2],
      [N, 4],
      [G, 2],
      [K, 4],
      [G, 2],
    ],
    blocks: [
      ["diamond", B, [G, W]],
      ["shield", N, [G, R]],
      ["zigzag", R, [G, K]],
      ["steps", K, [W]],
      ["check", B, [G]],
    ],
  },
  "abusua-ye-dom": {
    warp: [
      [B, 8],
      [W, 1],
      [B, 2],
      [W, 1],
      [B, 8],
      [G, 4],
    ],
    blocks: [
      ["shield", B, [W, G]],
      ["check", B, [W]],
      ["bars", W, [B, G]],
      ["diamond", G, [B, W]],
    ],
  },
  nkyinkyim: {
    warp: [
      [K, 9],
      [W, 2],
      [K, 2],
      [W, 2],
      [K, 9],
    ],
    blocks: [
      ["zigzag", K, [W, G]],
      ["comb", W, [K, R]],
      ["check", K, [W]],
      ["bars", K, [W, G]],
    ],
  },
  babadua: {
    warp: [
      [T, 6],
      [W, 2],
      [T, 2],
      [K, 4],
      [T, 2],
      [W, 2],
      [T, 6],
    ],
    blocks: [
      ["bars", T, [W, K]],
      ["steps", K, [T]],
      ["check", W, [T]],
      ["shield", T, [K, W]],
    ],
  },
}

/** The same numbers at each run. */
function randomNumbers(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function shade(colour, amount) {
  const part = (from) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16)
    return Math.round(amount < 0 ? value * (1 + amount) : value + (255 - value) * amount)
  }
  return `rgb(${part(1)} ${part(3)} ${part(5)})`
}

function drawCloth(canvas) {
  const { warp, blocks } = patterns[canvas.dataset.cloth]
  const { width: w, height: h } = canvas.getBoundingClientRect()
  const scale = devicePixelRatio
  canvas.width = Math.round(w * scale)
  canvas.height = Math.round(h * scale)
  const pen = canvas.getContext("2d")
  pen.scale(scale, scale)
  const strips = Number(canvas.dataset.strips) || Math.ceil(w / (width * 3))
  const thread = w / strips / width
  const stripes = warp.flatMap(([colour, count]) => Array(count).fill(colour))
  const random = randomNumbers(strips * 977 + blocks.length)
  const rows = Math.ceil(h / thread)
  for (let strip = 0; strip < strips; strip++) {
    for (let row = 0; row < rows; row++) {
      const block = Math.floor(row / height)
      const patterned = (strip + block) % 2 === 0
      const y = row % height
      const [motif, ground, colours] =
        blocks[(Math.floor((strip + block) / 2) + strip) % blocks.length]
      const tone = (random() - 0.5) * 0.09
      for (let x = 0; x < width; x++) {
        const edge = y < 2 || y >= height - 2
        const index = edge ? (y % 2 ? 1 : 0) : motifs[motif](x, y)
        const colour = patterned
          ? index
            ? colours[(index - 1) % colours.length]
            : ground
          : stripes[x % stripes.length]
        // Threads that pass over stand out; those that pass under lie in shadow.
        const over = patterned ? (x + row) % 2 === 0 : x % 2 === 0
        const left = (strip * width + x) * thread
        pen.fillStyle = shade(colour, tone + (over ? 0.05 : -0.1) + (random() - 0.5) * 0.04)
        pen.fillRect(left, row * thread, thread + 0.4, thread + 0.4)
        pen.fillStyle = "rgb(0 0 0 / 0.16)"
        if (patterned) pen.fillRect(left, (row + 0.78) * thread, thread + 0.4, thread * 0.22)
        else pen.fillRect(left + thread * 0.8, row * thread, thread * 0.2, thread + 0.4)
      }
    }
  }
  for (let strip = 0; strip <= strips; strip++) {
    const x = strip * width * thread
    const seam = pen.createLinearGradient(x - thread * 2.4, 0, x + thread * 2.4, 0)
    for (const [at, alpha] of [
      [0, 0],
      [0.46, 0.3],
      [0.5, 0.7],
      [0.54, 0.26],
      [1, 0],
    ]) {
      seam.addColorStop(at, `rgb(20 12 6 / ${alpha})`)
    }
    pen.fillStyle = seam
    pen.fillRect(x - thread * 2.4, 0, thread * 4.8, h)
  }
}

/** The clients' marks within 100 by 100, in colours a, b and c. */
const marks = {
  market: (a, b, c) => {
    const awning = [0, 1, 2, 3, 4].map(
      (k) => `<path fill="${k % 2 ? b : a}" d="M${k * 20} 0h20v38a10 10 0 0 1-20 0z"/>`,
    )
    const cloth = [0, 1, 2, 3, 4, 5].map((k) => {
      const [i, j] = [k % 3, 1 - Math.floor(k / 3)]
      return `<path fill="${[c, a, b][(i + j) % 3]}" d="M${10 + 28 * i} ${78 - 26 * j}h24v22h-24z"/>`
    })
    return [...awning, ...cloth].join("")
  },
  skin: (a, b, c) => `
    <path fill="${a}" fill-rule="evenodd" d="M10 100V40a40 40 0 0 1 80 0v60zM21 91h58V40a29 29 0 0 0-58 0z"/>
    <circle cx="53" cy="26" r="12" fill="${b}"/>
    <path fill="${a}" d="M22.500 47C34 37 45 39 54 46s16 6 23.500 1v15c-8 5-15 4-23.500-1s-19-6-31.500 3z"/>
    <path fill="${c}" d="M22.500 69c12-8 22-8 31.500-3s15.500 7 23.500 1.500V89.500h-55z"/>`,
  star: (a, b) => `
    <path fill="${a}" d="M50 -6l11 30 33 1-26 20 9 32-27-18-27 18 9-32-26-20 33-1z"/>
    <path fill="${b}" d="M5 100l6-12h24l-6 12zm33 0l6-12h24l-6 12zm33 0l6-12h24l-6 12z"/>`,
  coffee: (a, b) => `
    <circle cx="50" cy="50" r="44" fill="none" stroke="${a}" stroke-width="12"/>
    <path fill="${b}" d="M53 20a19 30 0 0 1 0 60zM47 20a19 30 0 0 0 0 60z"/>`,
  school: (a, b) => `
    <path fill="${a}" d="M4 56h92a46 40 0 0 1-92 0z"/>
    <path fill="none" stroke="${a}" stroke-width="17" d="M33 25a24 24 0 1 1 40 31"/>
    <circle cx="22" cy="32" r="13" fill="${b}"/>`,
  clinic: (a, b) => `
    <path fill="${a}" d="M34 4h32v30h30v32H66v30H34V66H4V34h30z"/>
    <path fill="${b}" d="M68 32C68 14 78 4 98 2c-2 20-12 30-30 30z"/>`,
}

/** Dunes of checks, sparse to dense, on every <svg data-dust="0 to 1">. */
function drawDust(svg) {
  const [strength, colour] = [Number(svg.dataset.dust), svg.dataset.colour]
  const { width: w, height: h } = svg.getBoundingClientRect()
  const cell = Number(svg.dataset.cell) || 6
  const random = randomNumbers(Math.round(strength * 1000) + 7)
  let path = ""
  for (let y = 0; y * cell < h; y++) {
    for (let x = 0; x * cell < w; x++) {
      const drift =
        Math.sin((x * cell) / 38 + (y * cell) / 21) * 0.13 + Math.sin((x * cell) / 90) * 0.1
      const depth = (y * cell) / h
      const likely =
        (x + y) % 2 === 0 && random() < strength * (0.2 + depth * 1.15) + drift * strength
      if (likely) path += `M${x * cell} ${y * cell}h${cell}v${cell}h${-cell}z`
    }
  }
  svg.setAttribute("viewBox", `0 0 ${w} ${h}`)
  svg.innerHTML = `<path fill="${colour}" d="${path}"/>`
}

for (const svg of document.querySelectorAll("svg[data-mark]")) {
  svg.setAttribute("viewBox", svg.dataset.mark === "star" ? "0 -8 102 112" : "0 0 100 100")
  svg.innerHTML = marks[svg.dataset.mark](...svg.dataset.colours.split(" "))
}
for (const svg of document.querySelectorAll("svg[data-dust]")) drawDust(svg)
for (const canvas of document.querySelectorAll("canvas[data-cloth]")) drawCloth(canvas)
