import type { CollectionAfterReadHook, CollectionSlug, PayloadRequest } from "payload"

type Entry = { _order: string; title: string }

/**
 * Fills `nextTitle`, the title of the published project that follows in the list: its page shows one project, and can
 * lead to the next by name without another request.
 */
export const nameNext: CollectionAfterReadHook = async ({ collection, doc, req }) => {
  // Absent when only some fields are selected.
  if (!doc._order) return doc
  const entries = await entriesOf(collection.slug, req)
  doc.nextTitle = entries.find(({ _order }) => _order > doc._order)?.title ?? null
  return doc
}

/** The published entries of a list in its order, read once a request, however many documents it answers. */
function entriesOf(list: CollectionSlug, req: PayloadRequest): Promise<Entry[]> {
  const key = `entries of ${list}`
  req.context[key] ??= readEntries(list, req)
  return req.context[key] as Promise<Entry[]>
}

async function readEntries(list: CollectionSlug, req: PayloadRequest): Promise<Entry[]> {
  const { docs } = await req.payload.db.find<Entry & { id: number }>({
    collection: list,
    limit: 0,
    pagination: false,
    req,
    select: { _order: true, title: true },
    sort: "_order",
    where: { _status: { equals: "published" } },
  })
  return docs
}
