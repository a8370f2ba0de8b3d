import type { Field } from "../build/content/describe"
import { isKinds, isPicture, KIND } from "./format"
import { itemLabel, labelOf } from "./labels"
import { isMadeId, isMadeSlug } from "./madeIds"
import { folderOf, mediaFolder } from "./media"
import { type Options, relation, scalarControl } from "./scalarControls"

/** A control of a form, as the content management system's configuration describes it. */
export type Control = {
  name: string
  widget: string
  label?: string
  hint?: string
  required?: boolean
  fields?: Control[]
  field?: Control
  types?: { name: string; label: string; fields: Control[] }[]
  [option: string]: unknown
}

type Parsed = Readonly<Record<string, unknown>>

type Place = {
  /** The groups that hold the field, in the current content. */
  values: readonly unknown[]
  /** True directly below the root of a file that holds one object. */
  isTop?: boolean
  /** True if the items belong to pages: what identifies them can't be edited. */
  fixed?: boolean
}

export function control(field: Field, { values, isTop = false, fixed = false }: Place): Control {
  const { name, declared, isList } = field
  const inside = values.flatMap((value) => {
    const inner = (value as Parsed | null | undefined)?.[name]
    return inner === undefined || inner === null ? [] : [inner]
  })
  const common = {
    name,
    label: numberedLabel(field) ?? labelOf(name),
    hint: hintOf(field),
    required: !declared.optional,
  }
  if (isList) return { ...common, required: false, ...listControl(field, inside) }
  if (isPicture(field)) return { ...common, ...pictureControl(field, inside) }
  if (field.fields.length > 0) {
    return {
      ...common,
      widget: "object",
      collapsed: isTop,
      fields: field.fields.map((each) => control(each, { values: inside })),
    }
  }
  return { ...common, ...scalarControl(field, inside, fixed) }
}

/** A number that stands for a word is called what its documentation begins with, "Billing period": its name is often `id`. */
function numberedLabel({ item }: Field): string | undefined {
  return item.meta?.words ? item.meta.doc?.split(/[,:]/)[0] : undefined
}

/** The schema's line of documentation, in the words of a form: it has switches, not true and false. */
function hintOf({ declared, item }: Field): string | undefined {
  const { doc, refersTo, slugIn } = { ...item.meta, ...declared.meta }
  // The choices say it better.
  if (refersTo || slugIn) return undefined
  return (
    doc
      ?.replace(/^true (for|to)\b/, "Yes $1")
      .replace(/, YYYY-MM-DD/g, "")
      // Hints are HTML, and [label](/path) would become a link; it shows how to write one.
      .replaceAll("[", "&#91;")
  )
}

function listControl(field: Field, values: readonly unknown[]): Options {
  const { item, fields } = field
  const items = values.flat()
  const list = {
    widget: "list",
    collapsed: true,
    label_singular: itemLabel(item.meta?.doc),
  }
  if (isKinds(field)) {
    return {
      ...list,
      typeKey: KIND,
      types: fields.map((kind) => ({
        name: kind.name,
        label: labelOf(kind.name),
        summary: `{{${summaryField(kind)}}}`,
        fields: [
          { ...control(kind, { values: items }), required: true, label: labelOf(kind.name) },
        ],
      })),
    }
  }
  if (item.meta?.slugIn) return { ...relation(item.meta.slugIn, "slug", "name"), multiple: true }
  if (isPicture(field) || fields.length === 0) {
    const one = { ...field, name: "item", declared: item, isList: false }
    return {
      ...list,
      collapsed: false,
      field: {
        ...control(one, { values: items.map((each) => ({ item: each })) }),
        label: capital(itemLabel(item.meta?.doc)),
      },
    }
  }
  return {
    ...list,
    ...listOptions(fields),
    fields: idLast(fields).map((each) => control(each, { values: items })),
  }
}

/** What sums up an item of this kind: its text, or the first text of its group. */
function summaryField({ name, fields }: Field): string {
  const text = fields.find((field) => !isPicture(field))
  return text ? `${name}.${text.name}` : name
}

/** Summary and thumbnail of the items in a list. */
export function listOptions(fields: readonly Field[]) {
  const names = fields.map(({ name }) => name)
  const shown = [
    "title",
    "name",
    "label",
    "author",
    "mark",
    "handle",
    "service",
    "member",
    "testimonial",
    "path",
    "amount",
    "value",
    "id",
  ]
  const title = shown.find((name) => names.includes(name))
  const picture = fields.find((field) => !field.isList && isPicture(field))
  return {
    ...(title && { summary: `{{${title}}}` }),
    ...(picture && { thumbnail: `${picture.name}.src` }),
    // A copy would have its original's id.
    allow_duplicate: !names.includes("id") && !names.includes("path"),
  }
}

/** What is made from the title comes last: editors rarely need it. */
export function idLast(fields: readonly Field[]): Field[] {
  const rank = (field: Field) => (isMadeId(field) ? 2 : isMadeSlug(field) ? 1 : 0)
  return [...fields].sort((a, b) => rank(a) - rank(b))
}

function pictureControl(field: Field, values: readonly unknown[]): Options {
  const [src, alt] = field.fields
  if (!src || !alt) throw new Error("A picture has a file and an alternative text")
  const doc = field.item.meta?.doc ?? ""
  const isDrawing =
    /SVG/.test(doc) || values.some((value) => /\.svg$/.test(String((value as Parsed).src)))
  const folder = folderOf(values)
  return {
    widget: "object",
    collapsed: false,
    fields: [
      {
        name: src.name,
        label: labelOf("img"),
        hint: isDrawing
          ? doc
          : `${doc} At least ${src.declared.meta?.leastSide} px on the shorter side.`,
        widget: "image",
        required: true,
        choose_url: false,
        accept: isDrawing
          ? "image/svg+xml,image/png,image/jpeg"
          : "image/jpeg,image/png,image/webp",
        ...(folder && mediaFolder(folder)),
      },
      {
        name: alt.name,
        label: labelOf(alt.name),
        hint: alt.declared.meta?.doc,
        widget: "string",
        required: true,
      },
    ],
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
