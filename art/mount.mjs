// Puts real pages into the still lifes: what screens/ holds goes onto the monitors, phones and magazines that the scenes
// render with placeholder lines.
//
//   node art/mount.mjs                             all
//   node art/mount.mjs web-design/kente-lane-market-main   only these
//
// Where the page scrolls on the project's card, it is also written in its whole height, in the light of its picture, and the
// corners of its screen are printed for data/projects.json.
//
// Each place is a rectangle of the scene, seen by the scene's camera; both are copied from series/. Run by hand after a
// picture is rendered or a page changes. The whole rectangle is covered, so running it again is safe.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import sharp from "sharp"
import { withBrowserPage } from "./browserPage.mjs"

const here = path.dirname(fileURLToPath(import.meta.url))
const images = path.join(here, "..", "data", "images")
const MAX_BYTES = 300 * 1024

const radians = (degrees) => (degrees * Math.PI) / 180
const add = (a, b) => a.map((value, i) => value + b[i])
const scale = (a, k) => a.map((value) => value * k)
const dot = (a, b) => a.reduce((total, value, i) => total + value * b[i], 0)
const cross = ([a, b, c], [x, y, z]) => [b * z - c * y, c * x - a * z, a * y - b * x]
const unit = (a) => scale(a, 1 / Math.hypot(...a))

/** camera() of studio.py, on a sensor 36 mm wide: from a point of the scene to a pixel. */
function camera({ target, az, el, dist, lens = 75 }, width, height) {
  const [a, e] = [radians(az), radians(el)]
  const back = [Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)]
  const eye = add(target, scale(back, dist))
  const right = unit(cross([0, 0, 1], back))
  const up = cross(back, right)
  const focal = (lens / 36) * width
  return (point) => {
    const ray = add(point, scale(eye, -1))
    const depth = -dot(ray, back)
    return [
      width / 2 + (focal * dot(ray, right)) / depth,
      height / 2 - (focal * dot(ray, up)) / depth,
    ]
  }
}

/** Euler angles as in Blender: about x, then y, then z. */
function turned([x, y, z], [rx, ry, rz]) {
  const [a, b, c] = [radians(rx), radians(ry), radians(rz)]
  const afterX = [x, y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)]
  const [x2, y2, z2] = afterX
  const [x3, y3, z3] = [
    x2 * Math.cos(b) + z2 * Math.sin(b),
    y2,
    -x2 * Math.sin(b) + z2 * Math.cos(b),
  ]
  return [x3 * Math.cos(c) - y3 * Math.sin(c), x3 * Math.sin(c) + y3 * Math.cos(c), z3]
}

/** screen() of studio.py: a monitor in show(), in a wide picture or from close by. */
const monitor = (page, light, close = false) => ({
  page,
  light,
  width: close ? 1200 : 1600,
  height: close ? 900 : 1000,
  ratio: 4.08 / 2.5,
  radius: 0.03 / 4.08,
  view: { target: [0, 0, 1.46], az: -80, el: 10, dist: close ? 13.2 : 15 },
  corner: (u, v) => [(u - 0.5) * 4.08, 0.55 - 0.096, 1.86 + (0.5 - v) * 2.5],
})

/** phone() of studio.py, in hand(). */
const phone = (page, light, wide = false) => ({
  page,
  light,
  width: wide ? 1600 : 1200,
  height: wide ? 1000 : 900,
  ratio: 1.21 / 2.51,
  radius: 0.095 / 1.21,
  view: { target: [wide ? -0.1 : 0.1, 0, 1.08], az: -86, el: 16, dist: wide ? 12.4 : 11 },
  corner: (u, v) =>
    add(turned([(u - 0.5) * 1.21, (0.5 - v) * 2.51, 0.106], [74, 0, -14]), [-0.55, 0.1, 1.24]),
})

/** The top of the page on the phone in feed(), above its pictures. `m` is the side, as there. */
const profile = (page, m, light) => ({
  page,
  light,
  width: 1600,
  height: 1200,
  ratio: 340 / 170,
  radius: 0,
  view: { target: [0, 0, 1.62], az: m > 0 ? -84 : -96, el: 13, dist: 13.4 },
  corner: (u, v) => {
    const x = ((10 + u * 340) / 360 - 0.5) * 1.61
    const y = (0.5 - (38 + v * 170) / 744) * 3.31
    return add(turned([x, y, 0.126], [80, 0, 10 * m]), [-0.95 * m, 0.5, 1.92])
  },
})

/** The page of text in magazine(): print on paper, which keeps the light that falls on it. */
const article = (page, m) => ({
  page,
  innerEdge: m > 0 ? 0 : 1,
  width: 1600,
  height: 1200,
  ratio: 1.78 / 2.5,
  radius: 0,
  view: { target: [0, 0, 0.1], az: m > 0 ? -84 : -96, el: 44, dist: 12.8 },
  corner: (u, v) => {
    const from = m > 0 ? 0.26 : -2.04
    const x = from + u * 1.78
    const z = 0.232 + (1.2 - Math.abs(x)) * 0.0875
    return add(turned([x, (0.5 - v) * 2.5, z], [0, 0, 10 * m]), [-0.42 * m, 0.15, 0])
  },
})

/** The same page in the gallery, from close by; the frame cuts it. */
const closeArticle = (page, m) => ({
  ...article(page, m),
  width: 1200,
  height: 900,
  view: { target: [-1.2 * m, 0, 0.3], az: m > 0 ? -76 : -104, el: 34, dist: 6.2 },
})

/** What white looks like in each scene: the light is warm, and a coloured ground reflects it. */
const white = { crimson: [246, 228, 219], cool: [244, 243, 238], warm: [247, 238, 226] }

/** By picture, below data/images/projects. A page is a file of data/images or `file.html selector` in screens/. */
const places = {
  "web-design/kente-lane-market-main": {
    ...monitor("screens/kente-lane-home.jpg", white.crimson),
    whole: { page: "kente-lane.html .home.whole", width: 800 },
  },
  "web-design/volta-coffee-roasters-main": {
    ...phone("volta-coffee.html .phone", white.warm, true),
    whole: { page: "volta-coffee.html .phone.whole", width: 400 },
  },
  "web-design/asaase-clinic-main": monitor("screens/asaase-desk.jpg", white.cool),
  "web-design/blackstar-logistics-main": phone("blackstar.html .phone.upper", white.warm, true),
  "web-design/kente-lane-market-secondary": phone("kente-lane.html .phone.done", white.cool),
  "web-design/volta-coffee-roasters-secondary": monitor(
    "screens/volta-coffee-subscription.jpg",
    white.crimson,
    true,
  ),
  "web-design/asaase-clinic-secondary": phone("asaase.html .booking .phone.upper", white.crimson),
  "web-design/blackstar-logistics-secondary": monitor(
    "screens/blackstar-tracking.jpg",
    white.cool,
    true,
  ),
  "content-creation/harmattan-skincare-main": article("skin-and-season.html .article", -1),
  "content-creation/volta-coffee-roasters-main": article("field-notes.html .article", -1),
  "content-creation/sankofa-schools-main": article("first-class-first-day.html .article", -1),
  "content-creation/asaase-clinic-main": article("ask-the-nurse.html .article", 1),
  "content-creation/harmattan-skincare-gallery-2": closeArticle(
    "skin-and-season.html .article",
    -1,
  ),
  "content-creation/volta-coffee-roasters-gallery-2": closeArticle("field-notes.html .article", -1),
  "content-creation/sankofa-schools-gallery-2": closeArticle(
    "first-class-first-day.html .article",
    -1,
  ),
  "content-creation/asaase-clinic-gallery-2": closeArticle("ask-the-nurse.html .article", 1),
  "social-media/harmattan-skincare-main": profile("profiles.html .skin", -1, white.cool),
  "social-media/kente-lane-market-main": profile("profiles.html .market", 1, white.crimson),
  "social-media/blackstar-logistics-main": profile("profiles.html .star", 1, white.crimson),
  "social-media/sankofa-schools-main": profile("profiles.html .school", -1, white.cool),
}

const names = process.argv.slice(2)
for (const name of names) {
  if (!(name in places)) throw new Error(`No picture to mount a page in is called "${name}".`)
}
await withBrowserPage(async (page) => {
  for (const [name, place] of Object.entries(places)) {
    if (names.length > 0 && !names.includes(name)) continue
    await mount(name, place, await pageOf(place, page))
    if (place.whole) await writeWhole(name, place, await pageOf({ ...place, ...place.whole }, page))
  }
})

/** The page to mount, as pixels. */
async function pageOf({ page: source, ratio }, page) {
  if (source.endsWith(".jpg")) return pixelsOf(path.join(images, source))
  const [file, ...selector] = source.split(" ")
  await page.goto(pathToFileURL(path.join(here, "screens", file)).href)
  await page.addStyleTag({
    content: `.phone { inline-size: ${Math.round(844 * ratio)}px; border-radius: 0; box-shadow: none }`,
  })
  await page.evaluate(() => document.fonts.ready)
  return pixelsOf(await page.locator(selector.join(" ")).first().screenshot({ type: "png" }))
}

async function pixelsOf(source) {
  const { data, info } = await sharp(source)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function mount(name, place, sheet) {
  const { width, height, view, corner, radius, ratio, innerEdge, light } = place
  const file = path.join(images, "projects", `${name}.jpg`)
  const still = await pixelsOf(file)
  if (still.width !== width || still.height !== height) throw new Error(`${name} has another size.`)
  const project = camera(view, width, height)
  const at = (u, v) => project(corner(u, v))
  const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  const toSheet = inverseOf(homography(corners))
  const paper = innerEdge !== undefined && paperOf((u, v) => meanAt(still, at(u, v)), innerEdge)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const samples = 4
  for (let y = first(ys); y <= last(ys, height); y++) {
    for (let x = first(xs); x <= last(xs, width); x++) {
      const sum = [0, 0, 0]
      let covered = 0
      for (let k = 0; k < samples * samples; k++) {
        const [u, v] = toSheet([
          x + ((k % samples) + 0.5) / samples,
          y + (Math.floor(k / samples) + 0.5) / samples,
        ])
        if (!isInside(u, v, radius, ratio)) continue
        covered++
        const ground = paper ? mixOf(paper, u, v) : light
        colourAt(sheet, u, v).forEach((value, i) => {
          sum[i] += (value / 255) * ground[i]
        })
      }
      if (covered === 0) continue
      const share = covered / samples ** 2
      const index = (y * width + x) * 3
      for (let i = 0; i < 3; i++) {
        still.data[index + i] = Math.round(
          (sum[i] / covered) * share + still.data[index + i] * (1 - share),
        )
      }
    }
  }
  const picture = sharp(still.data, { raw: { width, height, channels: 3 } })
  for (const quality of [88, 84, 80, 74]) {
    const jpeg = await picture
      .clone()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer()
    if (jpeg.length > MAX_BYTES) continue
    fs.writeFileSync(file, jpeg)
    console.log(`${name} ${Math.round(jpeg.length / 1024)} KB, quality ${quality}`)
    return
  }
  throw new Error(`${name} does not fit into ${MAX_BYTES / 1024} KB.`)
}

/** The page in its whole height, as a picture of its own. */
async function writeWhole(
  name,
  { width, height, view, corner, ratio, radius, light, whole },
  sheet,
) {
  const lit = light.map((value) => value / 255)
  const file = path.join(images, "projects", `${name.replace(/-main$/, "-page")}.jpg`)
  await sharp(sheet.data, { raw: { width: sheet.width, height: sheet.height, channels: 3 } })
    .resize({ width: whole.width })
    .linear(lit, [0, 0, 0])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(file)
  const project = camera(view, width, height)
  const percent = (value, of) => Number(((value / of) * 100).toFixed(2))
  const at = (u, v) => {
    const [x, y] = project(corner(u, v))
    return { x: percent(x, width), y: percent(y, height) }
  }
  const quad = {
    topLeft: at(0, 0),
    topRight: at(1, 0),
    bottomRight: at(1, 1),
    bottomLeft: at(0, 1),
  }
  console.log(name, JSON.stringify({ ...quad, ratio, radius: percent(radius, 1) }))
}

/** The first pixel of a row or column that the corners enclose. */
function first(places) {
  return Math.max(0, Math.floor(Math.min(...places)))
}

/** The last one, within the picture. */
function last(places, size) {
  return Math.min(size - 1, Math.ceil(Math.max(...places)))
}

function isInside(u, v, radius, ratio) {
  if (u < 0 || u > 1 || v < 0 || v > 1) return false
  const x = Math.max(radius - u, u - 1 + radius, 0)
  const y = Math.max(radius - v / ratio, v / ratio - 1 / ratio + radius, 0)
  return Math.hypot(x, y) <= radius || x === 0 || y === 0
}

/** From the unit square to a quadrilateral (Heckbert, 1989). */
function homography([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

function inverseOf([a, b, c, d, e, f, g, h, i]) {
  const m = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  return ([x, y]) => {
    const w = m[6] * x + m[7] * y + m[8]
    return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w]
  }
}

/** Between the four pixels around a place. */
function colourAt({ data, width, height }, u, v) {
  const [x, y] = [
    Math.min(Math.max(u * width - 0.5, 0), width - 1.001),
    Math.min(Math.max(v * height - 0.5, 0), height - 1.001),
  ]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [p, q] = [x - left, y - top]
  const index = (top * width + left) * 3
  return [0, 1, 2].map(
    (i) =>
      (data[index + i] * (1 - p) + data[index + 3 + i] * p) * (1 - q) +
      (data[index + width * 3 + i] * (1 - p) + data[index + width * 3 + 3 + i] * p) * q,
  )
}

/** Colour of a patch of 7 by 7 pixels; null outside the picture. */
function meanAt({ data, width, height }, [x, y]) {
  if (x < 4 || y < 4 || x > width - 5 || y > height - 5) return null
  const sum = [0, 0, 0]
  for (let dy = -3; dy <= 3; dy++) {
    for (let dx = -3; dx <= 3; dx++) {
      const index = ((Math.round(y) + dy) * width + Math.round(x) + dx) * 3
      for (let i = 0; i < 3; i++) sum[i] += data[index + i] / 49
    }
  }
  return sum
}

/**
 * The paper's colours around what is printed, from the top left clockwise. What lies beside the magazine covers its lower
 * outer corner, so that one follows from the others.
 * @param innerEdge 0 or 1, where the magazine is folded
 */
function paperOf(colourAround, innerEdge) {
  const [left, right] = [-0.02, 1.02]
  const [inner, outer] = innerEdge === 0 ? [left, right] : [right, left]
  // Near the fold the paper rises above the plane at the top: further down it is surely paper.
  const topInner = colourAround(inner, 0.5)
  const topOuter = colourAround(outer, -0.02) ?? topInner
  const bottomInner = colourAround(inner, 1.02) ?? topInner
  const bottomOuter = topOuter.map((value, i) => value + bottomInner[i] - topInner[i])
  return innerEdge === 0
    ? [topInner, topOuter, bottomOuter, bottomInner]
    : [topOuter, topInner, bottomInner, bottomOuter]
}

/** Between the colours of the four corners. */
function mixOf([a, b, c, d], u, v) {
  return a.map((_, i) => (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v)
}
