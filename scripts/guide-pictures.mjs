// @ts-check
// Takes the pictures of docs/editing.md anew: `npm run guide:pictures`, after the look of a page has changed.
// Opens the site as it is in public/ (`npm run build` first), frames what stands in data/ and writes each frame's field
// beside it. `npm run guide:pictures -- pricing menu` takes a few. Look at what it made: nobody else does.
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { chromium } from "@playwright/test"
import sharp from "sharp"
import { shots } from "./guide-shots.mjs"
import { chromiumFlags, findChromium } from "./lib/chromium.mjs"
import { frame, showAll } from "./lib/guideFrames.mjs"
import { root } from "./lib/paths.mjs"

/** @typedef {import("./guide-shots.mjs").Shot} Shot */
/** @typedef {import("./lib/guideFrames.mjs").Mark} Mark */

const WIDTH = 1280
const PRINTED = 960
const TALLEST = 1600
const MARGIN = 56
const HEAVIEST = 90_000

const folder = path.join(root, "docs/pictures")
const wanted = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const { server, address } = await serve(path.join(root, "public"))
const found = await findChromium()
if ("missing" in found) throw new Error(found.missing)
const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags })
try {
  for (const [file, bandsOfFile] of Object.entries(shots)) {
    if (wanted.length > 0 && !wanted.includes(file)) continue
    try {
      const bands = []
      for (const shot of bandsOfFile) bands.push(await take(file, shot))
      const bytes = await print(bands)
      writeFileSync(path.join(folder, `${file}.jpg`), bytes)
      console.log(`docs/pictures/${file}.jpg: ${Math.round(bytes.length / 1000)} kB`)
    } catch (error) {
      // The others can still be taken.
      console.error(error instanceof Error ? error.message.split("\n")[0] : error)
      process.exitCode = 1
    }
  }
} finally {
  await browser.close()
  server.close()
}

/** @param {string} file @param {Shot} shot @param {number} [tries] @returns {Promise<Buffer>} */
async function take(file, shot, tries = 3) {
  const data = JSON.parse(readFileSync(path.join(root, `data/${file}.json`), "utf8"))
  const holder = Array.isArray(data) ? data[shot.item ?? 0] : data
  const marks = shot.marks.map((mark) => markOf(mark, holder))
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 900 },
    reducedMotion: "reduce",
    colorScheme: "light",
  })
  try {
    // Nothing but the site: what other hosts would add is no part of data/.
    await page.route("**", (route) =>
      route.request().url().startsWith(address) ? route.continue() : route.abort(),
    )
    await page.goto(address + shot.at)
    await page.waitForSelector("html[data-alive]", { state: "attached" })
    await page.evaluate(showAll, shot.open ?? "")
    // What only comes into being when it is painted is painted before it is measured.
    await page.screenshot({ fullPage: true })
    const clip = await page.evaluate(frame, {
      marks,
      within: shot.within ?? "main",
      around: shot.around ?? "",
      margin: MARGIN,
    })
    if ("missing" in clip)
      throw new Error(`${file}.json: ${clip.missing} does not show on ${shot.at}`)
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: clip.top, width: WIDTH, height: Math.min(clip.bottom - clip.top, TALLEST) },
    })
    // A page that still moved has left its frames behind.
    const now = await page.evaluate(() => {
      document.querySelector("#frames")?.remove()
      return document.documentElement.scrollHeight
    })
    if (now === clip.tall) return picture
    if (tries > 0) return await take(file, shot, tries - 1)
    throw new Error(`${file}.json: ${shot.at} does not come to rest`)
  } finally {
    await page.close()
  }
}

/** @param {Shot["marks"][number]} mark @param {unknown} holder @returns {Mark} */
function markOf(mark, holder) {
  const none = { text: "", alt: "", day: "", selector: "" }
  if (typeof mark !== "string" && !mark[0].startsWith("@")) {
    return { ...none, name: mark[1], selector: mark[0] }
  }
  const [place, name] = typeof mark === "string" ? [mark, mark] : [mark[0].slice(1), mark[1]]
  const value = read(holder, place)
  if (value === undefined) throw new Error(`${place} holds nothing`)
  if (Array.isArray(value)) return { ...none, name: `${name}[]`, text: value.join(" ") }
  if (typeof value === "object") return { ...none, name, alt: value.alt, selector: "img" }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return { ...none, name, day: value }
  if (/^https?:/.test(value)) return { ...none, name, selector: `a[href="${value}"]` }
  return { ...none, name, text: String(value) }
}

/** The first value at a place: `items[].title` passes items that have none. @param {any} value @param {string} place */
function read(value, place) {
  for (const [, key = "", all, index = ""] of place.matchAll(/([^.[\]]+)(\[(\d*)\])?/g)) {
    if (Array.isArray(value))
      value = value.find((item) => item[key]?.length !== 0 && item[key] !== undefined)
    value = value?.[key]
    if (all && (index || typeof value?.[0] !== "object")) value = value?.[Number(index)]
  }
  return value
}
/** Bands one below the other, as wide as the guide and not too heavy. @param {Buffer[]} bands */
async function print(bands) {
  const gap = 12
  const parts = await Promise.all(
    bands.map((band) =>
      sharp(band).resize({ width: PRINTED }).png().toBuffer({ resolveWithObject: true }),
    ),
  )
  const height = parts.reduce((sum, { info }) => sum + info.height + gap, -gap)
  let y = 0
  const layers = parts.map(({ data, info }) => {
    const layer = { input: data, left: 0, top: y }
    y += info.height + gap
    return layer
  })
  const sheet = await sharp({
    create: { width: PRINTED, height, channels: 3, background: "#8a8a8a" },
  })
    .composite(layers)
    .png()
    .toBuffer()
  for (let quality = 72; ; quality -= 6) {
    const bytes = await sharp(sheet).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length < HEAVIEST || quality < 32) return bytes
  }
}

/** @param {string} folder @returns {Promise<{ server: import("node:http").Server, address: string }>} */
async function serve(folder) {
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error("There is no build: `npm run build` first.")
  const types = /** @type {Record<string, string>} */ ({
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const asked = path.join(folder, path.normalize(decodeURIComponent(pathname)))
    const file = [asked, path.join(asked, "index.html")].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    )
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { "content-type": types[path.extname(file)] ?? "" })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)))
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
  return { server, address: `http://127.0.0.1:${port}` }
}
