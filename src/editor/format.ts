import { type Field, fieldsOf } from "../build/content/describe"
import type { ContentFile } from "../build/content/schemas/contentFile"
import { print } from "./print"

type Group = Record<string, unknown>

/** The form's field that says which of a `kinds` group's fields is in use. The file doesn't hold it. */
export const KIND = "kind"

/** The form's field that holds a list file's items; the file holds the bare list. */
export const ROOT = "items"

/** A file of data/ as text, and as the value that its form edits. */
type Format = {
  /** @throws SyntaxError if the text is not JSON */
  read: (text: string) => unknown
  write: (value: unknown) => string
}

/**
 * The editor's forms need a leading slash before picture paths, and the name of a block's kind. `write` removes both, and
 * restores what forms can't express: the order of fields, empty lists, and optional fields that are left out.
 */
export function formatOf(file: ContentFile): Format {
  const fields = fieldsOf(file)
  const each = (act: (group: Group, fields: readonly Field[]) => Group, value: unknown) => {
    if (file.holds === "one") return act((value ?? {}) as Group, fields)
    return asList(value).map((item) => act((item ?? {}) as Group, fields))
  }
  return {
    read: (text) => each(readGroup, JSON.parse(text)),
    write: (value) => print(each(writeGroup, value)),
  }
}

function readGroup(group: Group, fields: readonly Field[]): Group {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const field = byName.get(name)
      return [name, field ? readField(value, field) : value]
    }),
  )
}

function readField(value: unknown, field: Field): unknown {
  if (isPath(field) && typeof value === "string") return `/${value}`
  const inside = (inner: unknown) => {
    if (field.fields.length === 0 || !isGroup(inner)) return inner
    const group = readGroup(inner, field.fields)
    return isKinds(field) ? { [KIND]: Object.keys(inner)[0], ...group } : group
  }
  return Array.isArray(value) ? value.map(inside) : inside(value)
}

/** Fields in the schema's order; unknown ones come last, so that the content check can report them. */
function writeGroup(group: Group, fields: readonly Field[]): Group {
  const known = fields.map((field) => [field.name, writeField(group[field.name], field)] as const)
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.entries(group).filter(([name]) => !names.has(name))
  return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined))
}

function writeField(value: unknown, field: Field): unknown {
  if (field.declared.optional && isEmpty(value)) return undefined
  if (field.isList) {
    return asList(value).map((item) =>
      isKinds(field) ? writeKind(item, field) : writeItem(item, field),
    )
  }
  if (isPath(field) && typeof value === "string") return value.replace(/^\//, "")
  if (field.item.type === "boolean") return value === true
  return writeItem(value, field)
}

function writeItem(value: unknown, { fields }: Field): unknown {
  if (fields.length === 0) return value ?? undefined
  return writeGroup(isGroup(value) ? value : {}, fields)
}

function writeKind(value: unknown, { fields }: Field): Group {
  const group = (value ?? {}) as Group
  const field = fields.find(({ name }) => name === group[KIND])
  return field ? writeGroup({ [field.name]: group[field.name] }, [field]) : {}
}

/** Is it a path below data/? */
export function isPath({ declared }: Field): boolean {
  return Boolean(declared.meta?.graphql?.includes("@dataFile"))
}

/** Do its items hold exactly one of their fields? */
export function isKinds({ item }: Field): boolean {
  return Boolean(item.meta?.kinds)
}

export function isPicture({ item }: Field): boolean {
  return /^Picture!?$/.test(item.meta?.graphql ?? "")
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isEmpty(value: unknown): boolean {
  if (isGroup(value)) {
    return Object.values(value).every(
      (each) => isEmpty(each) || (Array.isArray(each) && each.length === 0),
    )
  }
  return value === undefined || value === null || value === "" || value === false
}
