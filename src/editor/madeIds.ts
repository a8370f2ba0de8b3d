import { type Field, fieldsOf } from "../build/content/describe"
import type { ContentFile } from "../build/content/schemas/contentFile"
import { ROOT } from "./format"

type Group = Record<string, unknown>

/** Where a value belongs: the keys that lead to it from the form's root. */
type Made = { at: (string | number)[]; value: string }

/** Is it an id that the editor makes from the title? */
export function isMadeId({ name, item, isList }: Field): boolean {
  return name === "id" && item.type === "string" && !isList
}

/** Is it a slug that the editor makes from the title where it is left empty? */
export function isMadeSlug({ declared }: Field): boolean {
  return Boolean(declared.meta?.slug)
}

/**
 * The ids and slugs that a form has left empty, made from the item's title and unique in their list.
 * @param value of the whole form
 */
export function madeIds(value: unknown, file: ContentFile): Made[] {
  const fields = fieldsOf(file)
  if (file.holds === "one") return madeInside(value, fields, [])
  return madeInList((value as Group | null)?.[ROOT], fields, [ROOT])
}

function madeInside(group: unknown, fields: readonly Field[], at: Made["at"]): Made[] {
  return fields.flatMap((field) => {
    const value = (group as Group | null | undefined)?.[field.name]
    const inside = [...at, field.name]
    if (field.isList) return madeInList(value, field.fields, inside)
    return field.fields.length > 0 ? madeInside(value, field.fields, inside) : []
  })
}

function madeInList(list: unknown, fields: readonly Field[], at: Made["at"]): Made[] {
  if (!Array.isArray(list)) return []
  const made = fields
    .filter((field) => isMadeId(field) || isMadeSlug(field))
    .flatMap(({ name }) => {
      const taken = new Set(list.map((item) => (item as Group | null)?.[name]))
      return list.flatMap((item, index): Made[] => {
        const group = (item ?? {}) as Group
        if (typeof group[name] === "string" && group[name].trim() !== "") return []
        const value = unused(slugOf(titleOf(group)) || "item", taken)
        taken.add(value)
        return [{ at: [...at, index, name], value }]
      })
    })
  return [...made, ...list.flatMap((item, index) => madeInside(item, fields, [...at, index]))]
}

function titleOf(group: Group): string {
  const { title, name, label, author, handle, service } = group
  return String(
    [title, name, label, author, handle, service].find(
      (text) => typeof text === "string" && text,
    ) ?? "",
  )
}

/** "Ama Ɔsei & Söhne" becomes "ama-osei-sohne". */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/ɔ/g, "o")
    .replace(/ɛ/g, "e")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}

function unused(base: string, taken: ReadonlySet<unknown>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
