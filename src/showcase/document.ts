import { type Json, textOf } from "../api/values"

/** What every document has that a page shows. */
export type ShowcaseDocument = { id: string; title: string; description: string }

/** Reads that much of a document of the content service; null when it lacks id or title. */
export function readDocument(doc: Json): ShowcaseDocument | null {
  const id = textOf(doc.id)
  const title = textOf(doc.title)
  return id && title ? { id, title, description: textOf(doc.description) } : null
}
