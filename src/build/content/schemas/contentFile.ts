import * as yup from "yup"

/**
 * What one file of data/ must contain. The content check, the GraphQL types and docs/editing.md all derive from this
 * schema. Field names follow docs/specification.md#documents.
 */
export type ContentFile = {
  /** Type name in queries. */
  type: string
  /** "one" object, or a "many" list whose items each have an id or a path. */
  holds: "one" | "many"
  schema: yup.ObjectSchema<yup.AnyObject>
}

/** By file name in data/. */
export type ContentFiles = Record<string, ContentFile>

/** A file that holds one object. */
export function one(type: string, fields: yup.ObjectShape): ContentFile {
  return { type, holds: "one", schema: yup.object(fields).strict().noUnknown() }
}

/** A file that holds a list of objects. */
export function many(type: string, fields: yup.ObjectShape): ContentFile {
  return { type, holds: "many", schema: yup.object(fields).strict().noUnknown() }
}
