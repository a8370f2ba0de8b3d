// The woven icons above a page's three features: 8 by 8 blocks, each of which is one thread passing over another.
//
//   node art/signs.mjs
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { threads } from "./brand.mjs"

const out = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "data", "images")

/** Threads 1 to 4 of the page's theme. */
const INTERIOR = threads("interior", "light")
const LAUNCH = threads("launch", "light")
// The fourth is brighter than the theme's, which is too dark for thin lines on this background.
const STUDIO = [...threads("studio", "dark").slice(0, 3), "#7b879c"]

/** name: thread colours and weaving pattern. A digit is a thread, a dot is the background. */
const SIGNS = {
  "signs/light": [
    INTERIOR,
    `2..22..2
     .2....2.
     ..1111..
     2.1441.2
     2.1441.2
     ..1111..
     .2....2.
     2..22..2`,
  ],
  "signs/craft": [
    INTERIOR,
    `.1......
     .12.....
     .12.....
     .12.....
     .1414141
     .1.....1
     .1.....1
     .1.....1`,
  ],
  "signs/plan": [
    INTERIOR,
    `11111111
     1..1...1
     1..1.221
     1....221
     111.1111
     1......1
     144....1
     1441..11`,
  ],
  "signs/speed": [
    LAUNCH,
    `2..11...
     22..11..
     .22..11.
     3.22..11
     3.22..11
     .22..11.
     22..11..
     2..11...`,
  ],
  "signs/focus": [
    LAUNCH,
    `111..111
     1......1
     1.2222.1
     ..2332..
     ..2332..
     1.2222.1
     1......1
     111..111`,
  ],
  "signs/growth": [
    LAUNCH,
    `......33
     ......11
     ......11
     ...22.11
     ...11.11
     ...11.11
     44.11.11
     11.11.11`,
  ],
  "signs/search": [
    STUDIO,
    `.1111...
     1....1..
     1.44.1..
     1.44.1..
     1....1..
     .11111..
     .....33.
     ......33`,
  ],
  "signs/audience": [
    STUDIO,
    `...33...
     ...33...
     11....11
     11.33.11
     ..3333..
     11333311
     11333311
     11333311`,
  ],
  "signs/measure": [
    STUDIO,
    `44444444
     4.4.4.4.
     4...4...
     ........
     ......11
     ...33.11
     33.33.11
     33.33.11`,
  ],
}

/** A 12-unit block with a thin gap where it passes under its neighbours: left and right, or above and below. */
function block(x, y, fill) {
  const lies = (x + y) % 2 === 0
  const [left, top] = [x * 12 + (lies ? 0 : 1), y * 12 + (lies ? 1 : 0)]
  return `<path fill="${fill}" d="M${left} ${top}h${lies ? 12 : 10}v${lies ? 10 : 12}h-${lies ? 12 : 10}z"/>`
}

for (const [name, [threads, draft]] of Object.entries(SIGNS)) {
  const rows = draft.split("\n").map((row) => row.trim())
  const body = rows.flatMap((row, y) =>
    [...row].map((cell, x) => (cell === "." ? "" : block(x, y, threads[cell - 1]))),
  )
  const file = path.join(out, `${name}.svg`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${body.join("")}</svg>\n`,
  )
}
