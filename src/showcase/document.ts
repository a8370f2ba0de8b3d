import { type Json, textOf } from "../api/values"

/** The fields common to all documents. */
export type ShowcaseDocument = { id: string; title: string; description: string }

/** Parses the common fields of a document; null if it lacks id or title. */
export function readDocument(doc: Json): ShowcaseDocument | null {
  const id = textOf(doc.id)
  const title = textOf(doc.title)
  return id && title ? { id, title, description: textOf(doc.description) } : null
}
