import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { type SchemaFieldDescription, ValidationError } from "yup"
import { linkTo } from "../links"
import { checkBlog } from "./blog"
import { itemName } from "./itemName"
import { checkPageTitles } from "./pageTitles"
import { contentFiles } from "./schemas"
import type { ContentFile } from "./schemas/contentFile"

/**
 * Validates every JSON file in a data folder against its schema.
 * @param folder path of data/
 * @returns one sentence per mistake, each naming file, item and field; empty when the content is valid
 */
export function checkContent(folder: string): string[] {
  const present = readdirSync(folder).filter((name) => name.endsWith(".json"))
  const unknown = present
    .filter((name) => !contentFiles[name])
    .map((name) => `data/${name} is not a known content file (known files: ${known()})`)
  const problems = Object.entries(contentFiles).flatMap(([name, file]) =>
    present.includes(name) ? checkFile(folder, name, file) : [`data/${name} is missing`],
  )
  return [...unknown, ...problems, ...checkBlog(folder), ...checkPageTitles(folder)]
}

/** gatsby-node's onPreBootstrap: stops the build, or the dev server's start, and lists every mistake. */
export function stopOnBadContent({ reporter, store }: ParentSpanPluginArgs) {
  const { program } = store.getState() as { program: { directory: string } }
  const problems = checkContent(join(program.directory, "data"))
  if (problems.length > 0) {
    reporter.panic(`Please correct the content in data/:\n\n  ${problems.join("\n  ")}\n`)
  }
}

function known(): string {
  return Object.keys(contentFiles).join(", ")
}

function checkFile(folder: string, name: string, file: ContentFile): string[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(join(folder, name), "utf8"))
  } catch (error) {
    return [`data/${name} is not valid JSON: ${(error as Error).message}`]
  }
  if (file.holds === "one") return checkItem(folder, `data/${name}`, file, content)
  if (!Array.isArray(content)) return [`data/${name} must be a list: [ … ]`]
  return [
    ...content.flatMap((item, index) =>
      checkItem(folder, `data/${name}, ${itemName(item, index)}`, file, item),
    ),
    ...repeatedIds(name, content),
  ]
}

/** Reports references to an id that the other file doesn't have, at any depth. */
function lostReferences(folder: string, where: string, file: ContentFile, item: unknown): string[] {
  const references = referencesIn(file)
  return [...walk(item)].flatMap(([field, value]) => {
    const other = references.get(field.replace(/\[\d+\]/g, ""))
    if (!other || typeof value !== "string") return []
    if (idsOf(join(folder, other)).includes(value)) return []
    return [`${where}: "${field}" is "${value}", which is not the "id" of an item in data/${other}`]
  })
}

const knownReferences = new WeakMap<ContentFile, ReadonlyMap<string, string>>()

/** Cached per file: describing a schema costs more than checking an item. */
function referencesIn(file: ContentFile): ReadonlyMap<string, string> {
  const known = knownReferences.get(file)
  if (known) return known
  const found = new Map(referencesOf(file.schema.describe()))
  knownReferences.set(file, found)
  return found
}

/** A schema's reference fields, as paths without list indexes, each with the file that it refers to. */
function* referencesOf(
  description: SchemaFieldDescription,
  path = "",
): Generator<[field: string, other: string]> {
  const other = "meta" in description && description.meta?.refersTo
  if (other) yield [path, other]
  if ("fields" in description) {
    for (const [key, inner] of Object.entries(description.fields)) {
      yield* referencesOf(inner, path ? `${path}.${key}` : key)
    }
  }
  if ("innerType" in description && description.innerType) {
    yield* referencesOf(description.innerType as SchemaFieldDescription, path)
  }
}

/** Ids in a list file; empty if it can't be read, which checkFile reports. */
function idsOf(path: string): unknown[] {
  try {
    return (JSON.parse(readFileSync(path, "utf8")) as { id?: unknown }[]).map(({ id }) => id)
  } catch {
    return []
  }
}

function repeatedIds(name: string, items: unknown[]): string[] {
  const seen = new Set<unknown>()
  return items.flatMap((item, index) => {
    const id = (item as { id?: unknown } | null)?.id
    if (id === undefined || !seen.has(id)) {
      seen.add(id)
      return []
    }
    return [
      `data/${name}, ${itemName(item, index)}: "id" ${JSON.stringify(id)} is already used by an earlier item`,
    ]
  })
}

function checkItem(folder: string, where: string, file: ContentFile, item: unknown): string[] {
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    return [`${where} must be a group of fields: { … }`]
  }
  try {
    file.schema.validateSync(item, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const mistakes = error.inner.length > 0 ? error.inner : [error]
    return [...new Set(mistakes.map((mistake) => `${where}: ${sentence(mistake)}`))]
  }
  return [
    ...[...walk(item)].flatMap(([field, value]) => checkValue(folder, where, field, value)),
    ...lostReferences(folder, where, file, item),
  ]
}

/** Turns a yup error into a sentence for editors. */
function sentence({ path, type, params, message }: ValidationError): string {
  const field = path || "the item"
  const value = (params as { originalValue?: unknown } | undefined)?.originalValue
  if (type === "noUnknown") {
    const names = String((params as { unknown?: unknown }).unknown)
    const inside = path ? ` of "${path}"` : ""
    return names
      .split(", ")
      .map((name) => `"${name}" is not a field${inside}; check the spelling`)
      .join("; ")
  }
  if (type === "optionality" || type === "required") {
    return value === "" ? `"${field}" is empty` : `"${field}" is missing`
  }
  if (type === "nullable") return `"${field}" is null; give it a value or leave it out`
  if (type === "typeError") {
    const wanted = String((params as { type?: unknown }).type)
    return `"${field}" must be ${wording[wanted] ?? wanted}, not ${JSON.stringify(value)}`
  }
  if (type === "oneOf") {
    const words = (params as { values?: unknown }).values
    return `"${field}" is ${JSON.stringify(value)}; it must be one of ${String(words)}`
  }
  return `"${field}" ${message}`
}

const wording: Record<string, string> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
}

function* walk(value: unknown, path = ""): Generator<[field: string, value: unknown]> {
  if (typeof value !== "object" || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const field = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    yield [field, inner]
    yield* walk(inner, field)
  }
}

/** Checks what a schema can't: that a picture's file exists, and that a link leads to a page. */
function checkValue(folder: string, where: string, field: string, value: unknown): string[] {
  if (typeof value !== "string") return []
  if (/(^|\.)src$/.test(field) && !existsSync(join(folder, value))) {
    return [`${where}: "${field}" is the picture data/${value}, which does not exist`]
  }
  if (/(^|\.)(to|link)$/.test(field)) {
    try {
      linkTo(value, folder)
    } catch (error) {
      return [`${where}: "${field}" is a ${(error as Error).message}`]
    }
  }
  return []
}
