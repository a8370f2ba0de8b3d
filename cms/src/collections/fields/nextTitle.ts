import type { CollectionAfterReadHook } from "payload"

/**
 * Fills `nextTitle`, the title of the published project that follows in the list: its page shows one project, and can
 * lead to the next by name without another request.
 */
export const nameNext: CollectionAfterReadHook = async ({ collection, doc, req }) => {
  // Absent when only some fields are selected, as below.
  if (!doc._order) return doc
  const { docs } = await req.payload.find({
    collection: collection.slug as "projects",
    depth: 0,
    limit: 1,
    pagination: false,
    select: { title: true },
    sort: "_order",
    where: { _order: { greater_than: doc._order }, _status: { equals: "published" } },
    req,
  })
  doc.nextTitle = docs[0]?.title ?? null
  return doc
}
