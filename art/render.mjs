// Renders missing pictures.
//
//   npm run art                        every picture that has no original yet
//   npm run art -- --only home/hero    one picture (or all pictures with this prefix)
//   npm run art -- --force             even if the original exists
//   npm run art -- --preview           small and fast, into art/.cache/preview
//   npm run art -- --list              names, sizes, and which are missing
import { spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const here = path.dirname(fileURLToPath(import.meta.url))
const masters = path.join(here, "..", "data", "images")
const cache = path.join(here, ".cache")

const args = process.argv.slice(2)
const has = (flag) => args.includes(`--${flag}`)
const value = (flag) => (has(flag) ? args[args.indexOf(`--${flag}`) + 1] : undefined)

/** The pictures that a series file registers, parsed from its source: `@picture("name", width, height, …)`. */
function pictures() {
  const all = []
  const folder = path.join(here, "series")
  for (const file of fs.readdirSync(folder).sort()) {
    if (!file.endsWith(".py")) continue
    const text = fs.readFileSync(path.join(folder, file), "utf8")
    for (const m of text.matchAll(/^@picture\("([^"]+)",\s*(\d+),\s*(\d+)(.*)/gm)) {
      const extension = m[4].includes("cutout=True") ? "webp" : "jpg"
      all.push({
        name: m[1],
        width: +m[2],
        height: +m[3],
        extension,
        series: path.join(folder, file),
      })
    }
  }
  return all
}

function run(command, argv) {
  return new Promise((done) => {
    const child = spawn(command, argv, { stdio: ["ignore", "pipe", "pipe"] })
    let log = ""
    child.stdout.on("data", (d) => {
      log += d
    })
    child.stderr.on("data", (d) => {
      log += d
    })
    child.on("close", (code) => done({ code, log }))
  })
}

const only = value("only")
const preview = has("preview")
const scale = preview ? Number(value("scale") ?? 0.3) : 1
const samples = String(value("samples") ?? (preview ? 24 : 0))
const target = (p) =>
  path.join(preview ? path.join(cache, "preview") : masters, `${p.name}.${p.extension}`)

const chosen = pictures().filter((p) => !only || p.name === only || p.name.startsWith(`${only}/`))
if (only && chosen.length === 0) {
  console.error(`There is no picture named "${only}". See \`npm run art -- --list\`.`)
  process.exit(1)
}
const todo = chosen.filter((p) => preview || has("force") || !fs.existsSync(target(p)))

if (has("list")) {
  for (const p of chosen) {
    console.log(
      `${fs.existsSync(target(p)) ? "there  " : "missing"}  ${p.name}  ${p.width} x ${p.height}`,
    )
  }
  process.exit(0)
}
if (todo.length === 0) {
  console.log(`Nothing to render: all ${chosen.length} pictures exist.`)
  process.exit(0)
}
if (spawnSync("blender", ["--version"]).status !== 0) {
  console.error(
    `Pictures missing: ${todo.length}. Blender, which renders them, is not installed ` +
      "(Debian: apt-get install --no-install-recommends blender python3-numpy). The site builds without it, from the committed originals.",
  )
  process.exit(1)
}

let developed
let drawPerson
try {
  developed = (await import("./develop.mjs")).develop
  drawPerson = (await import("./people.mjs")).drawPerson
} catch (error) {
  console.error(`Run \`npm ci\` in art/ first: ${error.message}`)
  process.exit(1)
}

const started = Date.now()
let failed = 0
const drawn = new Set()
for (const [i, p] of todo.entries()) {
  const t0 = Date.now()
  const exr = path.join(
    cache,
    "exr",
    `${p.name.replaceAll("/", "--")}${preview ? ".preview" : ""}.exr`,
  )
  fs.mkdirSync(path.dirname(exr), { recursive: true })
  // portraits, and their frames, are modelled from drawings of the person's parts
  if (path.basename(p.series) === "people.py") {
    const person = p.name.replace(/-rising\/.*/, "")
    if (!drawn.has(person))
      try {
        await drawPerson(person, path.join(cache, "people", person.replaceAll("/", "--")))
        drawn.add(person)
      } catch (error) {
        failed += 1
        console.error(`[${i + 1}/${todo.length}] ${p.name}: ${error.message}`)
        continue
      }
  }
  const blender = [
    "-b",
    "--factory-startup",
    "--python-exit-code",
    "1",
    "-P",
    path.join(here, "studio.py"),
    "--",
    p.series,
    p.name,
    exr,
    String(scale),
    samples,
  ]
  const nice =
    process.platform === "linux"
      ? ["nice", ["-n", "19", "blender", ...blender]]
      : ["blender", blender]
  const { code, log } = await run(...nice)
  if (code !== 0) {
    failed += 1
    console.error(
      `[${i + 1}/${todo.length}] ${p.name}: Blender stopped\n${log.split("\n").slice(-14).join("\n")}`,
    )
    continue
  }
  const t1 = Date.now()
  const { bytes } = await developed(exr, target(p), { preview })
  const written = [exr, `${exr}.json`, `${exr}.shadow.exr`, `${exr}.backdrop.exr`]
  if (!has("keep")) for (const f of written) fs.rmSync(f, { force: true })
  const s = (ms) => `${(ms / 1000).toFixed(0)} s`
  console.log(
    `[${i + 1}/${todo.length}] ${p.name}  render ${s(t1 - t0)}, develop ${s(Date.now() - t1)}, ${Math.round(bytes / 1024)} KB`,
  )
}
console.log(
  `${todo.length - failed} of ${todo.length} in ${Math.round((Date.now() - started) / 1000)} s`,
)
process.exit(failed ? 1 : 0)
