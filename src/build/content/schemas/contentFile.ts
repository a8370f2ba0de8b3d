import * as yup from "yup"

/**
 * What one file of data/ must hold. One schema serves the check that stops a build, the GraphQL types and
 * docs/editing.md. Field names are those of SPEC section 3.
 */
export type ContentFile = {
  /** Type name in queries. */
  type: string
  /** "one" object, or a "many" list whose items each have an id. */
  holds: "one" | "many"
  schema: yup.ObjectSchema<yup.AnyObject>
}

/** By file name in data/. */
export type ContentFiles = Record<string, ContentFile>

/** A file that is one group of fields. */
export function one(type: string, fields: yup.ObjectShape): ContentFile {
  return { type, holds: "one", schema: yup.object(fields).strict().noUnknown() }
}

/** A file that is a list. */
export function many(type: string, fields: yup.ObjectShape): ContentFile {
  return { type, holds: "many", schema: yup.object(fields).strict().noUnknown() }
}
