/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

type Named = { where: string; src: string; alt: unknown }

/** Every `{ src, alt }` in data/. */
const named: Named[] = readdirSync("data")
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => [...picturesIn(JSON.parse(readFileSync(`data/${name}`, "utf8")), name)])

function* picturesIn(value: unknown, where: string): Generator<Named> {
  if (typeof value !== "object" || value === null) return
  const { src, alt } = value as { src?: unknown; alt?: unknown }
  if (typeof src === "string") yield { where, src, alt }
  for (const [key, inner] of Object.entries(value)) yield* picturesIn(inner, `${where} ${key}`)
}

const masters = readdirSync("data/images", { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(jpg|png|svg|webp)$/.test(name),
)

/**
 * Other files that may use an original: the content service's seed, stylesheets, and whatever is rendered from the logo or shows
 * a still on a screen.
 */
const otherUsers = [
  ...filesIn("cms/src/seed"),
  ...filesIn("art"),
  ...filesIn("src/sections"),
  "gatsby-config.ts",
]
  .filter((file) => /\.(ts|mjs|html|css)$/.test(file) && !file.includes("node_modules"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    join(folder, name),
  )
}

test("every picture has alternative text", () => {
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ alt }) => String(alt).trim().length < 4)).toEqual([])
})

test("a picture has the same alternative text everywhere", () => {
  const words = new Map<string, unknown>()
  for (const { where, src, alt } of named) {
    expect([where, src, words.get(src) ?? alt]).toEqual([where, src, alt])
    words.set(src, alt)
  }
})

test("no original picture is unused", () => {
  const used = new Set(named.map(({ src }) => src.replace(/^images\//, "")))
  // By its name, or the frames of an animation by their folder's.
  const isNamed = (name: string) =>
    otherUsers.includes(name.replace(/\.\w+$/, "")) || otherUsers.includes(`"${dirname(name)}"`)
  const unused = masters.filter((name) => !used.has(name) && !isNamed(name))
  expect(unused).toEqual([])
})
