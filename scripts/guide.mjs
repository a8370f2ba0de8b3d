// @ts-check
// Writes the tables of docs/editing.md anew from the schemas of data/: `npm run guide`, after a schema has changed.
// The words around the tables are kept; a file that is new gets a chapter to be finished by hand.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import ts from "typescript"
import { memory, root } from "./lib/paths.mjs"

/**
 * @typedef {{ type?: string, optional?: boolean, oneOf?: unknown[], meta?: { doc?: string, graphql?: string },
 *   innerType?: Description, fields?: Record<string, Description> }} Description
 */

const guide = path.join(root, "docs/editing.md")
const contentFiles = await loadSchemas()
const [opening = "", ...chapters] = readFileSync(guide, "utf8").split(/^(?=## data\/)/m)
const kept = new Map(chapters.map((chapter) => [/^## data\/(\S+)/.exec(chapter)?.[1], chapter]))
const written = Object.entries(contentFiles).map(([name, { schema, holds }]) => {
  const rows = tableRows(schema.describe())
  const head = kept.get(name)?.split(/^\| field \|/m)[0] ?? newChapter(name, holds)
  return `${head}| field | kind | what it is |\n|---|---|---|\n${rows.join("\n")}\n`
})
writeFileSync(guide, `${opening}${written.join("\n")}`)
console.log(
  `docs/editing.md: ${written.length} files, ${written.join("").split("\n| `").length - 1} fields`,
)

/** The schemas are TypeScript that imports nothing but its like and yup: translated, they run as they are. */
async function loadSchemas() {
  const target = path.join(memory, "guide")
  translate("src/build/content/schemas/index.ts", target, new Set())
  const index = path.join(target, "src/build/content/schemas/index.mjs")
  const { contentFiles } = await import(pathToFileURL(index).href)
  rmSync(target, { recursive: true, force: true })
  return /** @type {Record<string, { holds: string, schema: { describe: () => Description } }>} */ (
    contentFiles
  )
}

/** @param {string} file from the root @param {string} target @param {Set<string>} done */
function translate(file, target, done) {
  if (done.has(file)) return
  done.add(file)
  const { outputText } = ts.transpileModule(readFileSync(path.join(root, file), "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  const out = path.join(target, file.replace(/ts$/, "mjs"))
  mkdirSync(path.dirname(out), { recursive: true })
  writeFileSync(out, outputText.replace(/(from ["']\.[^"']*)(["'])/g, "$1.mjs$2"))
  for (const [, other] of outputText.matchAll(/from ["'](\.[^"']*)["']/g)) {
    translate(`${path.join(path.dirname(file), String(other))}.ts`, target, done)
  }
}

/** @param {string} name @param {string} holds */
function newChapter(name, holds) {
  const shape = holds === "one" ? "One group of fields." : "A list: each item has these fields."
  console.warn(`docs/editing.md: say where data/${name} shows`)
  return `## data/${name}\n\nShows on: …. ${shape}\n\n`
}

/** @param {Description} group @param {string} [before] @returns {string[]} */
function tableRows(group, before = "") {
  return Object.entries(group.fields ?? {}).flatMap(([key, description]) => {
    const doc = [description.meta?.doc]
    let field = before ? `${before}.${key}` : key
    let inner = description
    while (inner.innerType) {
      inner = inner.innerType
      field += "[]"
      doc.push(inner.meta?.doc)
    }
    const isList = inner !== description
    const words = doc.filter((text, index) => text && (index === 0 || !inner.fields)).join(" ")
    const nested = inner.fields && inner.meta?.graphql !== "Picture!" ? tableRows(inner, field) : []
    return [`| \`${field}\` | ${kindOf(description, inner, isList)} | ${words} |`, ...nested]
  })
}

/** @param {Description} description @param {Description} inner @param {boolean} isList */
function kindOf(description, inner, isList) {
  const graphql = inner.meta?.graphql ?? ""
  const kind = graphql.startsWith("Picture")
    ? "picture"
    : graphql.includes("@siteLink")
      ? "link"
      : inner.fields
        ? "group"
        : ({ string: "text", number: "number", boolean: "yes or no" }[inner.type ?? ""] ?? "text")
  const choice = inner.oneOf?.length
    ? `one of ${inner.oneOf.map((word) => `\`${word}\``).join(", ")}`
    : kind
  const whole = isList ? (inner.fields && kind === "group" ? "list" : `list of ${kind}s`) : choice
  return graphql.startsWith("String!") || !description.optional || graphql.endsWith("!")
    ? whole
    : `${whole}, may be left out`
}
