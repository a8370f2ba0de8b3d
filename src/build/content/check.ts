import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { ValidationError } from "yup"
import { inlineParts } from "../../blog/inlineParts"
import { linkTo } from "../links"
import { checkBlog } from "./blog"
import { everyField, type Field, fieldsOf } from "./describe"
import { itemName } from "./itemName"
import { jsonMistake } from "./jsonMistake"
import { checkPages } from "./pages"
import { LEAST_SIDE, pictureProblems } from "./pictures"
import { contentFiles } from "./schemas"
import type { ContentFile } from "./schemas/contentFile"

type CheckOptions = {
  /** Which pictures to look at: all, unless the caller can't read some. */
  pictures?: (file: string) => boolean
}

/**
 * Validates every JSON file in a data folder against its schema.
 * @param folder path of data/
 * @returns one sentence per mistake, each naming file, item and field; empty when the content is valid
 */
export function checkContent(
  folder: string,
  { pictures = () => true }: CheckOptions = {},
): string[] {
  const present = readdirSync(folder).filter((name) => name.endsWith(".json"))
  const unknown = present
    .filter((name) => !contentFiles[name])
    .map(
      (name) =>
        `data/${name} is not a known content file: check its name, or give it a schema in src/build/content/schemas (known files: ${known()})`,
    )
  const problems = Object.entries(contentFiles).flatMap(([name, file]) =>
    present.includes(name) ? checkFile(folder, name, file, pictures) : [`data/${name} is missing`],
  )
  return [...unknown, ...problems, ...checkBlog(folder), ...checkPages(folder)]
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

function checkFile(
  folder: string,
  name: string,
  file: ContentFile,
  pictures: (file: string) => boolean,
): string[] {
  const text = readFileSync(join(folder, name), "utf8")
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return [`data/${name} is not valid JSON: ${jsonMistake(text)}`]
  }
  // Once per file: describing a schema costs more than checking an item.
  const fields = new Map([...everyField(fieldsOf(file))].map((field) => [field.path, field]))
  const check = (where: string, item: unknown) =>
    checkItem(where, item, { folder, fields, pictures, schema: file.schema })
  if (file.holds === "one") return check(`data/${name}`, content)
  if (!Array.isArray(content)) return [`data/${name} must be a list: [ … ]`]
  return [
    ...content.flatMap((item, index) => check(`data/${name}, ${itemName(item, index)}`, item)),
    ...repeatedIds(name, content),
  ]
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

type Rules = {
  folder: string
  pictures: (file: string) => boolean
  schema: ContentFile["schema"]
  fields: ReadonlyMap<string, Field>
}

function checkItem(where: string, item: unknown, rules: Rules): string[] {
  const { schema, fields } = rules
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    return [`${where} must be a group of fields: { … }`]
  }
  try {
    schema.validateSync(item, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const mistakes = error.inner.length > 0 ? error.inner : [error]
    return [...new Set(mistakes.map((mistake) => `${where}: ${sentence(mistake)}`))]
  }
  return [...walk(item)].flatMap(([path, value]) => {
    const field = fields.get(path.replace(/\[\d+\]/g, "[]"))
    if (!field || typeof value !== "string") return []
    return problemsOf(value, field, rules).map((problem) => `${where}: "${path}" ${problem}`)
  })
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

/** All values at any depth, each with its path. */
export function* walk(value: unknown, path = ""): Generator<[field: string, value: unknown]> {
  if (typeof value !== "object" || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const field = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    yield [field, inner]
    yield* walk(inner, field)
  }
}

/** Checks what a schema can't: that pictures exist, that links lead to pages, and that ids belong to items. */
function problemsOf(
  value: string,
  { declared, item }: Field,
  { folder, pictures }: Rules,
): string[] {
  const { graphql = "" } = declared.meta ?? {}
  if (graphql.includes("@siteLink")) {
    return brokenLink(value, folder).map((problem) => `is a ${problem}`)
  }
  if (graphql.includes("@inlineLinks")) return inlineLinkProblems(value, folder)
  if (graphql.includes("@dataFile")) {
    const file = join(folder, value)
    if (!pictures(file)) return []
    if (!existsSync(file)) return [`is the picture data/${value}, which does not exist`]
    return pictureProblems(file, declared.meta?.leastSide ?? LEAST_SIDE).map(
      (problem) => `is the picture data/${value}, which ${problem}`,
    )
  }
  const other = item.meta?.refersTo
  if (other && !idsOf(join(folder, other)).includes(value)) {
    return [`is "${value}", which is not the "id" of an item in data/${other}`]
  }
  return []
}

function inlineLinkProblems(text: string, folder: string): string[] {
  return inlineParts(text).flatMap(({ text: label, to }) => {
    if (to === undefined) {
      // Plain brackets stay as they are, but "](" means that somebody tried to write a link.
      return label.includes("](") ? ["contains a malformed link; write it as [label](/path)"] : []
    }
    if (!/^(\/|https:\/\/.)/.test(to)) {
      return [`links to ${JSON.stringify(to)}; links must start with / or https://`]
    }
    return brokenLink(to, folder).map((problem) => `has a ${problem}`)
  })
}

function brokenLink(target: string, folder: string): string[] {
  try {
    linkTo(target, folder)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}
