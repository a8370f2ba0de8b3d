import type { TextareaField, TextField as TextColumn } from "payload"
import type { TextField } from "../../product/http/textField.ts"

/** The column of a form field. */
export function textColumn(
  name: string,
  { label, maxLength, missing, isMultiline }: TextField,
): TextColumn | TextareaField {
  const column = { name, label, maxLength, required: missing !== undefined }
  return isMultiline ? { ...column, type: "textarea" } : { ...column, type: "text" }
}
