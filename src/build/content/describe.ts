import type { CustomSchemaMetadata } from "yup"
import type { ContentFile } from "./schemas/contentFile"

/** What yup tells about a schema. */
type Description = {
  readonly type: string
  readonly optional: boolean
  readonly oneOf: readonly unknown[]
  readonly tests: readonly { name?: string; params?: Readonly<Record<string, unknown>> }[]
  readonly meta?: CustomSchemaMetadata
  readonly fields?: Readonly<Record<string, Description>>
  readonly innerType?: Description
}

/** One field of a content file. */
export type Field = {
  readonly name: string
  /** Path in an item, with [] for any index: "columns[].links[].to". */
  readonly path: string
  readonly declared: Description
  /** For a list, its items; otherwise the same as `declared`. */
  readonly item: Description
  readonly isList: boolean
  /** Fields of the group, or of each group in the list. */
  readonly fields: readonly Field[]
}

/** A content file's fields. The check, the GraphQL types, the editors' guide and the test fixtures all read these. */
export function fieldsOf({ schema }: ContentFile): readonly Field[] {
  return fieldsIn(schema.describe() as unknown as Description, "")
}

/** All fields at any depth, each before the fields inside it. */
export function* everyField(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    yield field
    yield* everyField(field.fields)
  }
}

function fieldsIn(group: Description, prefix: string): Field[] {
  return Object.entries(group.fields ?? {}).map(([name, declared]) => {
    const item = declared.innerType ?? declared
    const isList = item !== declared
    const path = `${prefix}${name}${isList ? "[]" : ""}`
    return { name, path, declared, item, isList, fields: fieldsIn(item, `${path}.`) }
  })
}
