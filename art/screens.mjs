// Screens of the clients' work: pages written for it in screens/, photographed by Chromium.
//
//   node art/screens.mjs                  all
//   node art/screens.mjs kente-lane-home  only these
//
// Each element with `data-screen` becomes the picture of that name, 1600 px wide at most. It is photographed at twice its
// size and scaled down, which keeps fine edges clean. Run by hand after a page changes; the output is committed.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import sharp from "sharp"
import { withBrowserPage } from "./browserPage.mjs"

const here = path.dirname(fileURLToPath(import.meta.url))
const pages = path.join(here, "screens")
const out = path.join(here, "..", "data", "images", "screens")

const MAX_WIDTH = 1600
const MAX_BYTES = 300 * 1024

const names = process.argv.slice(2)
const known = new Set()
fs.mkdirSync(out, { recursive: true })
await withBrowserPage(async (page) => {
  for (const file of fs.readdirSync(pages).sort()) {
    if (file.endsWith(".html")) await photographPage(page, file)
  }
})
for (const name of names) {
  if (!known.has(name)) throw new Error(`No page in art/screens has a screen named "${name}".`)
}

async function photographPage(page, file) {
  const source = fs.readFileSync(path.join(pages, file), "utf8")
  const screens = [...source.matchAll(/data-screen="([^"]+)"/g)].map(([, name]) => name)
  for (const name of screens) known.add(name)
  const chosen = screens.filter((name) => names.length === 0 || names.includes(name))
  if (chosen.length === 0) return
  await page.goto(pathToFileURL(path.join(pages, file)).href)
  await page.evaluate(() => document.fonts.ready)
  for (const name of chosen) await photograph(page.locator(`[data-screen="${name}"]`), name)
}

async function photograph(element, name) {
  const shot = sharp(await element.screenshot({ type: "png" })).resize({
    width: MAX_WIDTH,
    withoutEnlargement: true,
  })
  // Fine patterns compress badly: the best quality that fits.
  for (const quality of [86, 80, 74, 68, 60]) {
    const picture = await shot
      .clone()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? "4:4:4" : "4:2:0" })
      .toBuffer()
    if (picture.length > MAX_BYTES) continue
    fs.writeFileSync(path.join(out, `${name}.jpg`), picture)
    console.log(`${name}.jpg ${Math.round(picture.length / 1024)} KB, quality ${quality}`)
    return
  }
  throw new Error(`${name} does not fit into ${MAX_BYTES / 1024} KB.`)
}
