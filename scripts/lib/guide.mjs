// @ts-check
/** @typedef {import("../../src/build/content/describe").Field} Field */

/**
 * Regenerates the tables in the editors' guide and keeps the text around them. A new file gets a chapter for you to
 * complete by hand.
 * @param {string} guide
 * @param {import("../../src/build/content/schemas/contentFile").ContentFiles} contentFiles by file name in data/
 * @param {typeof import("../../src/build/content/describe").fieldsOf} fieldsOf
 */
export function updateGuide(guide, contentFiles, fieldsOf) {
  const [opening = "", ...chapters] = guide.split(/^(?=## data\/)/m)
  const kept = new Map(chapters.map((chapter) => [/^## data\/(\S+)/.exec(chapter)?.[1], chapter]))
  const written = Object.entries(contentFiles).map(([name, file]) => {
    const rows = tableRows(fieldsOf(file))
    const head = kept.get(name)?.split(/^\| field \|/m)[0] ?? newChapter(name, file.holds)
    return `${head}| field | type | description |\n|---|---|---|\n${rows.join("\n")}\n`
  })
  return `${opening}${written.join("\n")}`
}

/** @param {string} name @param {string} holds */
function newChapter(name, holds) {
  const shape = holds === "one" ? "One group of fields." : "A list: each item has these fields."
  return `## data/${name}\n\nShows on: …. ${shape}\n\n`
}

/** @param {readonly Field[]} fields @returns {string[]} */
function tableRows(fields) {
  return fields.flatMap((field) => {
    const { path, declared, item, isList, fields: inner } = field
    const words = [declared.meta?.doc, isList && inner.length === 0 && item.meta?.doc]
    const row = `| \`${path}\` | ${kindOf(field)} | ${words.filter(Boolean).join(" ")} |`
    return isPicture(field) ? [row] : [row, ...tableRows(inner)]
  })
}

/** @param {Field} field */
function kindOf(field) {
  const { declared, item, isList, fields } = field
  const kind = isPicture(field)
    ? "picture"
    : declared.meta?.graphql?.includes("@siteLink")
      ? "link"
      : fields.length > 0
        ? "group"
        : ({ number: "number", boolean: "yes or no" }[item.type] ?? "text")
  const words = item.oneOf.map((word) => `\`${word}\``).join(", ")
  const choice = words ? `one of ${words}` : kind
  const several = words ? `list of words: ${words}` : `list of ${kind}s`
  const whole = isList ? (kind === "group" ? "list" : several) : choice
  return declared.optional ? `${whole}, optional` : whole
}

/** @param {Field} field */
function isPicture({ item }) {
  return /^Picture!?$/.test(item.meta?.graphql ?? "")
}
