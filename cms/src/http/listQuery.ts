import type { FlattenedField, SanitizedCollectionConfig, Where } from "payload"
import { HttpError } from "./httpError.ts"

/** The largest whole numbers a visitor may send. */
const largest = { depth: 10, limit: 100, page: 100_000 }
const mostConditions = 10
const mostSorts = 3
const longestValue = 200

type Parameter = { name: string; path: string[]; value: string }
type Checked = (parameter: Parameter, fields: FlattenedField[]) => string | true

const comparisons = ["equals", "not_equals", "in", "not_in", "exists"]
const ranges = ["greater_than", "greater_than_equal", "less_than", "less_than_equal"]
const searches = ["like", "not_like", "contains"]
const groupNames = ["and", "or"]

/** The operators and values allowed for each field type. Fields of other types, such as arrays, can't be queried. */
const kinds: Partial<
  Record<FlattenedField["type"], { operators: string[]; takes: (value: string) => boolean }>
> = {
  checkbox: { operators: ["equals", "not_equals", "exists"], takes: isSwitch },
  date: { operators: [...comparisons, ...ranges], takes: isDate },
  number: { operators: [...comparisons, ...ranges], takes: isId },
  select: { operators: comparisons, takes: () => true },
  text: { operators: [...comparisons, ...searches], takes: () => true },
  textarea: { operators: [...comparisons, ...searches], takes: () => true },
  upload: { operators: comparisons, takes: isId },
}

const checks: Record<string, Checked> = {
  depth: isWithin("depth", 0),
  limit: isWithin("limit", 0),
  page: isWithin("page", 1),
  pagination: ({ value }) => isSwitch(value) || "pagination must be true or false.",
  select({ path, value }, fields) {
    const [name = ""] = path
    const isKnown = path.length === 1 && fieldNamed(name, fields) !== undefined
    return (
      (isKnown && isSwitch(value)) ||
      "select must be written as select[field]=true, with a field of this list."
    )
  },
  sort({ path, value }, fields) {
    const names = value.split(",").map((name) => name.replace(/^-/, ""))
    const areKnown = names.every((name) => kindOf(fieldNamed(name, fields)) !== undefined)
    return (
      (path.length === 0 && names.length <= mostSorts && areKnown) ||
      `sort must name up to ${mostSorts} fields of this list, as in sort=-title.`
    )
  },
  where: isCondition,
}

/** The parameters each endpoint of a list accepts. */
const asked = {
  list: ["depth", "limit", "page", "pagination", "select", "sort", "where"],
  count: ["where"],
  document: ["depth", "select"],
}

/** What pages query a list with. */
export type PageQuery = { limit?: number; page?: number; sort?: string[]; where?: Where }

type ListQuery = {
  /** The query in its canonical form, with the leading "?"; empty without parameters. */
  text: string
  /** The same, parsed as Payload does it; null when it uses parameters beyond those of a page. */
  page: PageQuery | null
}

/**
 * Checks a visitor's query to a public list and writes it in one canonical form, so that equivalent queries share one cache key.
 * Only queries that the database can answer, and answer quickly, get through. Unknown parameters are dropped.
 * @param search the query string of the URL
 * @throws HttpError 400 with a sentence that says what is wrong
 */
export function readListQuery(
  search: string,
  { flattenedFields }: Pick<SanitizedCollectionConfig, "flattenedFields">,
  what: keyof typeof asked,
): ListQuery {
  const parameters = [...new URLSearchParams(search)].flatMap(([text, value]) => {
    const name = /^\w+/.exec(text)?.[0] ?? ""
    if (!asked[what].includes(name)) return []
    return { name, path: readPath(text.slice(name.length)), value }
  })
  for (const parameter of parameters) {
    const { name, value } = parameter
    if (value.length > longestValue || value.includes("\0")) {
      throw new HttpError(400, `${name} is too long, or is not text.`)
    }
    const outcome = checks[name]?.(parameter, flattenedFields) ?? true
    if (outcome !== true) throw new HttpError(400, outcome)
  }
  const written = parameters
    .map((parameter) => ({ ...parameter, key: keyOf(parameter) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (new Set(written.map(({ key }) => key)).size < written.length) {
    throw new HttpError(400, "A parameter is given twice.")
  }
  if (parameters.filter(({ name }) => name === "where").length > mostConditions) {
    throw new HttpError(400, `where has more than ${mostConditions} conditions.`)
  }
  const query = written
    .map(({ key, value }) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join("&")
  return { text: query && `?${query}`, page: pageQueryOf(written) }
}

function keyOf({ name, path }: Parameter): string {
  return name + path.map((part) => `[${part}]`).join("")
}

/** @param parameters checked and sorted by key */
function pageQueryOf(parameters: Parameter[]): PageQuery | null {
  const query: PageQuery = {}
  const conditions = parameters.filter(({ name }) => name === "where")
  if (conditions.length > 0) query.where = whereOf(conditions)
  for (const { name, value } of parameters) {
    if (name === "limit" || name === "page") query[name] = Number(value)
    else if (name === "sort") query.sort = value.split(",")
    else if (name !== "where") return null
  }
  return query
}

type Nested = { [part: string]: Nested | string }

/** Nests `[field][operator]` and `[or][0][field][operator]`; the numbered members of a group become a list. */
function whereOf(conditions: Parameter[]): Where {
  const nested: Nested = {}
  for (const { path, value } of conditions) {
    let holder = nested
    for (const part of path.slice(0, -1)) {
      holder[part] ??= {}
      holder = holder[part] as Nested
    }
    holder[path.at(-1) ?? ""] = value
  }
  const members = Object.entries(nested).map(([name, inner]) => [
    name,
    groupNames.includes(name) ? Object.values(inner) : inner,
  ])
  return Object.fromEntries(members)
}

/** The parts of "[slug][equals]". */
function readPath(text: string): string[] {
  if (!/^(\[\w+\])*$/.test(text)) {
    throw new HttpError(400, "Parameters must be written as in where[slug][equals]=value.")
  }
  return [...text.matchAll(/\[(\w+)\]/g)].map(([, part = ""]) => part)
}

function isWithin(name: keyof typeof largest, least: number): Checked {
  return ({ path, value }) =>
    (path.length === 0 &&
      /^\d{1,6}$/.test(value) &&
      Number(value) >= least &&
      Number(value) <= largest[name]) ||
    `${name} must be a whole number from ${least} to ${largest[name]}.`
}

/** `where[field][operator]`, or `where[or][0][field][operator]`. */
function isCondition({ path, value }: Parameter, fields: FlattenedField[]): string | true {
  const wrong =
    "where must be written as where[field][operator]=value, with a field of this list and a value of its kind."
  const isGroup = groupNames.includes(path[0] ?? "") && /^\d$/.test(path[1] ?? "")
  const [name = "", operator = "", ...more] = isGroup ? path.slice(2) : path
  if (more.length > 0) return wrong
  const field = fieldNamed(name, fields)
  const kind = kindOf(field)
  if (!field || !kind?.operators.includes(operator)) return wrong
  if (operator === "exists") return isSwitch(value) || wrong
  const values = ["in", "not_in"].includes(operator) ? value.split(",") : [value]
  const takes = (one: string) =>
    kind.takes(one) && (field.type !== "select" || isOption(one, field))
  return values.every(takes) || wrong
}

/** Every document has an id, which the configuration doesn't list. */
const id: FlattenedField = { name: "id", type: "number" }

function fieldNamed(name: string, fields: FlattenedField[]): FlattenedField | undefined {
  return [id, ...fields].find((field) => field.name === name)
}

/** Undefined for virtual fields, which the database doesn't store. */
function kindOf(field: FlattenedField | undefined) {
  return field && !("virtual" in field && field.virtual) ? kinds[field.type] : undefined
}

function isOption(value: string, { options }: Extract<FlattenedField, { type: "select" }>) {
  return options.some((option) => (typeof option === "string" ? option : option.value) === value)
}

function isSwitch(value: string): boolean {
  return value === "true" || value === "false"
}

/** At most nine digits: more would overflow the integers of both databases. */
export function isId(value: string): boolean {
  return /^\d{1,9}$/.test(value)
}

function isDate(value: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
}

/** Payload parses a `where` without brackets as JSON, and answers 500 when it is none. */
export function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
