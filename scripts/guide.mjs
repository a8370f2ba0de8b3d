// @ts-check
// Writes the tables of docs/editing.md anew from the schemas of data/: `npm run guide`, after a schema has changed.
// The words around the tables are kept; a file that is new gets a chapter to be finished by hand.
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { createJiti } from "jiti"
import { root } from "./lib/paths.mjs"

/**
 * @typedef {{ type?: string, optional?: boolean, oneOf?: unknown[], meta?: { doc?: string, graphql?: string },
 *   innerType?: Description, fields?: Record<string, Description> }} Description
 */

const guide = path.join(root, "docs/editing.md")
/** @type {{ contentFiles: Record<string, { holds: string, schema: { describe: () => Description } }> }} */
const { contentFiles } = await createJiti(import.meta.url).import(
  "../src/build/content/schemas/index.ts",
)
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
