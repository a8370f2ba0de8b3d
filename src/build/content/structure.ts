import * as yup from "yup"

/** Required group of fields. `name` is its type in queries. */
export function group<Fields extends yup.ObjectShape>(doc: string, name: string, fields: Fields) {
  return yup
    .object(fields)
    .strict()
    .noUnknown()
    .required()
    .meta({ doc, graphql: `${name}!` })
}

/** Optional `group`: left out, or complete. */
export function optionalGroup<Fields extends yup.ObjectShape>(
  doc: string,
  name: string,
  fields: Fields,
) {
  return yup
    .object(fields)
    .strict()
    .noUnknown()
    .default(undefined)
    .optional()
    .meta({ doc, graphql: name })
}

/** Required group that holds exactly one of its fields. */
export function kinds<Fields extends yup.ObjectShape>(doc: string, name: string, fields: Fields) {
  const names = Object.keys(fields)
  return group(doc, name, fields)
    .test("one kind", `must hold exactly one of ${names.join(", ")}`, (value) => {
      const given = (value ?? {}) as Record<string, unknown>
      return names.filter((each) => given[each] !== undefined).length === 1
    })
    .meta({ kinds: true })
}

/** Required list, in display order; `[]` when empty. */
export function list<Item extends yup.Schema>(doc: string, item: Item) {
  const inner = item.describe().meta?.graphql ?? "String!"
  return yup
    .array(item)
    .strict()
    .required()
    .meta({ doc, graphql: `[${inner}]!` })
}

/** Optional `list`. */
export function optionalList<Item extends yup.Schema>(doc: string, item: Item) {
  const inner = item.describe().meta?.graphql ?? "String!"
  return yup
    .array(item)
    .strict()
    .meta({ doc, graphql: `[${inner}]` })
}
