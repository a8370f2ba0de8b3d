import type { Field } from "../build/content/describe"
import { isPath, ROOT } from "./format"
import { groups, stemOf } from "./groups"
import { isMadeId, isMadeSlug } from "./madeIds"

/** What a kind of control adds to the field's name and label. */
export type Options = { widget: string; [option: string]: unknown }

/** Texts at least this long get a box of several lines. */
const LONG = 90

/** The control of a field that is neither a list nor a group. */
export function scalarControl(field: Field, values: readonly unknown[], fixed: boolean): Options {
  const { declared, name } = field
  const { meta, oneOf, tests, type } = declared
  const limits = Object.fromEntries(tests.map((test) => [test.name, test.params ?? {}]))
  if (meta?.refersTo) return relation(meta.refersTo, "id", titleField(meta.refersTo))
  if (meta?.slugIn) return relation(meta.slugIn, "slug", "name")
  if (meta?.words) {
    const options = Object.entries(meta.words).map(([value, label]) => ({
      label,
      value: Number(value),
    }))
    return { widget: "select", options }
  }
  if (oneOf.length > 0) return { widget: "select", options: [...oneOf] }
  if (type === "number") {
    const whole = Boolean(meta?.graphql?.startsWith("Int"))
    return {
      widget: "number",
      value_type: whole ? "int" : "float",
      step: whole ? 1 : 0.01,
      ...(limits.min && { min: limits.min.min }),
      ...(limits.max && { max: limits.max.max }),
    }
  }
  if (type === "boolean") return { widget: "boolean", required: false }
  if (type !== "string") throw new Error(`The editor has no control for "${field.path}", a ${type}`)
  if (limits.day)
    return {
      widget: "datetime",
      type: "date",
      format: "YYYY-MM-DD",
      time_format: false,
      default: "",
    }
  if (isMadeId(field)) {
    return {
      widget: "string",
      readonly: true,
      required: false,
      hint: "Made from the title; never shown.",
    }
  }
  if (fixed && name === "path") return { widget: "string", readonly: true }
  if (isMadeSlug(field)) {
    return {
      widget: "string",
      required: false,
      hint: `${meta?.doc ?? ""} Left empty, it is made from the title.`,
    }
  }
  if (isPath(field))
    throw new Error(`The editor has no control for "${field.path}", a file outside a picture`)
  const isLong =
    /\b(sentences?|paragraphs?)\b/i.test(meta?.doc ?? "") ||
    values.some((value) => String(value).length > LONG)
  const most = limits.length?.most
  return {
    widget: isLong ? "text" : "string",
    ...(typeof most === "number" && { maxlength: most }),
    ...patternOf(field),
  }
}

/** What can be checked while typing; the content check on saving says the rest. */
function patternOf({ declared }: Field): { pattern?: [string, string] } {
  if (declared.meta?.graphql?.includes("@siteLink")) {
    return {
      pattern: [
        "^(/\\S*|(https?://|mailto:|tel:)\\S+)$",
        "Write a page’s address, such as /contact-us, or a full address, https://…",
      ],
    }
  }
  const matches = declared.tests.find(({ name }) => name === "matches")?.params?.regex
  if (matches instanceof RegExp && matches.source.includes("https?")) {
    return { pattern: [matches.source, "Write the full address, https://…"] }
  }
  return {}
}

/** A control that chooses an item of another file. */
export function relation(file: string, value: string, title: string): Options {
  const group = groups.find(({ files }) => file in files)
  if (!group) throw new Error(`src/editor/groups.ts lacks ${file}`)
  return {
    widget: "relation",
    collection: group.name,
    file: stemOf(file),
    value_field: `${ROOT}.*.${value}`,
    display_fields: [`${ROOT}.*.${title}`],
  }
}

/** What people choose by, in the files that others refer to. */
const titles: Record<string, string> = {
  "landing-voices.json": "author",
  "services.json": "title",
  "team.json": "name",
  "testimonials.json": "author",
}

function titleField(file: string): string {
  const title = titles[file]
  if (!title) throw new Error(`src/editor/scalarControls.ts has no title for items of ${file}`)
  return title
}
