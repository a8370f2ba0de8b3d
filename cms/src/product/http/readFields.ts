import { isRecord } from "./isRecord.ts"
import { readText, type TextField } from "./textField.ts"

/**
 * Validates the fields of a form (docs/specification.md#validation). Unknown fields are ignored, so that a newer form can
 * talk to an older service.
 * @param body the parsed JSON body, `{ data: { … } }`
 * @returns the text of each field, or an error message per invalid field
 */
export function readFields<Name extends string>(
  fields: Readonly<Record<Name, TextField>>,
  body: unknown,
): { values: Record<Name, string> } | { errors: Partial<Record<Name, string>> } {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {}
  const values = {} as Record<Name, string>
  const errors: Partial<Record<Name, string>> = {}
  for (const [name, field] of Object.entries(fields) as [Name, TextField][]) {
    const read = readText(data[name], field)
    if ("error" in read) errors[name] = read.error
    else values[name] = read.value
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}
