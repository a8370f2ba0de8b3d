// @ts-check
/**
 * @typedef {{ type?: string, optional?: boolean, oneOf?: unknown[], meta?: { doc?: string, graphql?: string },
 *   innerType?: Description, fields?: Record<string, Description> }} Description
 */

/**
 * Regenerates the tables in the editors' guide and keeps the text around them. A new file gets a chapter for you to
 * complete by hand.
 * @param {string} guide
 * @param {Record<string, { holds: string, schema: { describe: () => object } }>} contentFiles by file name in data/
 */
export function updateGuide(guide, contentFiles) {
  const [opening = "", ...chapters] = guide.split(/^(?=## data\/)/m)
  const kept = new Map(chapters.map((chapter) => [/^## data\/(\S+)/.exec(chapter)?.[1], chapter]))
  const written = Object.entries(contentFiles).map(([name, { schema, holds }]) => {
    const rows = tableRows(schema.describe())
    const head = kept.get(name)?.split(/^\| field \|/m)[0] ?? newChapter(name, holds)
    return `${head}| field | type | description |\n|---|---|---|\n${rows.join("\n")}\n`
  })
  return `${opening}${written.join("\n")}`
}

/** @param {string} name @param {string} holds */
function newChapter(name, holds) {
  const shape = holds === "one" ? "One group of fields." : "A list: each item has these fields."
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
    : `${whole}, optional`
}
