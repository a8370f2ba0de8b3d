import type { FlattenedField, SanitizedCollectionConfig } from "payload"
import { HttpError } from "./httpError.ts"

/** Whole numbers that a visitor may ask with, and the largest of each. */
const largest = { depth: 10, limit: 100, page: 100_000 }
const mostConditions = 10
const mostSorts = 3
const longestValue = 200

type Parameter = { name: string; path: string[]; value: string }
type Checked = (parameter: Parameter, fields: FlattenedField[]) => string | true

const comparisons = ["equals", "not_equals", "in", "not_in", "exists"]
const ranges = ["greater_than", "greater_than_equal", "less_than", "less_than_equal"]
const searches = ["like", "not_like", "contains"]

/** What a field of a type can be compared by, and with. Fields of other types, lists for example, can't be asked for. */
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

/** What each address below a list is asked with. */
const asked = {
  list: ["depth", "limit", "page", "pagination", "select", "sort", "where"],
  count: ["where"],
  document: ["depth", "select"],
}

/**
 * What a visitor asks a public list for, in one way of writing it: the same question has the same text, whatever else stands in the
 * address, and nothing reaches the database that it can't answer, or only at length. Unknown parameters are left out.
 * @param search the query of the address
 * @throws HttpError 400 with a sentence about what is wrong
 */
export function readListQuery(
  search: string,
  { flattenedFields }: Pick<SanitizedCollectionConfig, "flattenedFields">,
  what: keyof typeof asked,
): string {
  const parameters = [...new URLSearchParams(search)].flatMap(([text, value]) => {
    const name = /^\w+/.exec(text)?.[0] ?? ""
    if (!asked[what].includes(name)) return []
    return { name, path: readPath(text.slice(name.length)), value }
  })
  for (const parameter of parameters) {
    const { name, value } = parameter
    if (value.length > longestValue || value.includes("\0")) {
      throw new HttpError(400, `${name} is too long, or holds what is no text.`)
    }
    const outcome = checks[name]?.(parameter, flattenedFields) ?? true
    if (outcome !== true) throw new HttpError(400, outcome)
  }
  const written = parameters.map(({ name, path, value }) => [
    name + path.map((part) => `[${part}]`).join(""),
    value,
  ])
  if (new Set(written.map(([name]) => name)).size < written.length) {
    throw new HttpError(400, "A parameter is given twice.")
  }
  if (parameters.filter(({ name }) => name === "where").length > mostConditions) {
    throw new HttpError(400, `where has more than ${mostConditions} conditions.`)
  }
  const query = written
    .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1))
    .map((pair) => pair.map((part = "") => encodeURIComponent(part)).join("="))
    .join("&")
  return query && `?${query}`
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
  const isGroup = ["and", "or"].includes(path[0] ?? "") && /^\d$/.test(path[1] ?? "")
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

/** Every document has a number, which the configuration doesn't name. */
const id: FlattenedField = { name: "id", type: "number" }

function fieldNamed(name: string, fields: FlattenedField[]): FlattenedField | undefined {
  return [id, ...fields].find((field) => field.name === name)
}

/** None for what is computed on reading: the database doesn't have it. */
function kindOf(field: FlattenedField | undefined) {
  return field && !("virtual" in field && field.virtual) ? kinds[field.type] : undefined
}

function isOption(value: string, { options }: Extract<FlattenedField, { type: "select" }>) {
  return options.some((option) => (typeof option === "string" ? option : option.value) === value)
}

function isSwitch(value: string): boolean {
  return value === "true" || value === "false"
}

/** As large as both databases' whole numbers are. */
export function isId(value: string): boolean {
  return /^\d{1,9}$/.test(value)
}

function isDate(value: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
}
