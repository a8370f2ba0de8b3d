import {
  combineQueries,
  createLocalReq,
  executeAccess,
  type FlattenedField,
  headersWithCors,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypeWithID,
} from "payload"
import { selectedForVisitors } from "../collections/media.ts"
import { noDraftsForVisitors } from "../collections/publicList.ts"
import type { PageQuery } from "./listQuery.ts"

type Row = Record<string, unknown>
type Page = { status: number; headers: Headers; body: string }

/**
 * Answers one page of a public list as Payload's own endpoint does, byte for byte, in half the time. Payload prepares every request and
 * reads every document field by field, since any field might have hooks, access rules or translations. Ours have none, so the
 * database's documents are nearly the answer already: only their pictures are missing. Access rules and hooks of the collections
 * are Payload's, and so are the queries: one for the documents, one for their number, one for the pictures.
 * @returns null for what only Payload can answer
 */
export async function readPage(
  collection: SanitizedCollectionConfig,
  { limit = 10, page = 1, sort, where }: PageQuery,
  headers: Headers,
  payload: Payload,
): Promise<Page | null> {
  if (!isPlain(collection)) return null
  const req = await createLocalReq({ req: { headers, payloadAPI: "REST" } }, payload)
  const access = await executeAccess({ req }, collection.access.read)
  const result = await payload.db.find<Row & TypeWithID>({
    collection: collection.slug,
    limit,
    page,
    pagination: true,
    req,
    sort: sort ?? collection.defaultSort,
    where: combineQueries(where ?? {}, access),
  })
  if (!(await addPictures(result.docs, collection, req))) return null
  result.docs = await Promise.all(result.docs.map((doc) => runAfterRead(doc, collection, req)))
  const answered = new Headers({ "Content-Type": "application/json" })
  return {
    status: 200,
    headers: headersWithCors({ headers: answered, req }),
    body: JSON.stringify(result),
  }
}

const plainTypes = ["checkbox", "date", "number", "select", "text", "textarea"]

/** Whether documents need nothing on reading but their pictures and the collection's own hooks. */
function isPlain({ flattenedFields, hooks }: SanitizedCollectionConfig): boolean {
  return (
    flattenedFields.every(isPlainField) &&
    hooks.beforeOperation.every((hook) => hook === noDraftsForVisitors) &&
    hooks.beforeRead.length + hooks.afterOperation.length === 0
  )
}

function isPlainField(field: FlattenedField): boolean {
  if ("hidden" in field && field.hidden) return false
  if ("localized" in field && field.localized) return false
  if ("virtual" in field && typeof field.virtual === "string") return false
  if ("hooks" in field && field.hooks?.afterRead?.length) return false
  if (field.access?.read) return false
  if (field.type === "upload") return field.relationTo === "media"
  if (field.type === "array") return field.flattenedFields.every(isPlainField)
  return plainTypes.includes(field.type)
}

/**
 * Puts the pictures in the place of their ids.
 * @returns whether all were found
 */
async function addPictures(
  docs: Row[],
  { flattenedFields }: SanitizedCollectionConfig,
  req: PayloadRequest,
) {
  const places = docs.flatMap((doc) => picturePlaces(doc, flattenedFields))
  const ids = [...new Set(places.map(({ holder, key }) => holder[key] as number))]
  const pictures = ids.length > 0 ? await readPictures(ids, req) : new Map<unknown, Row>()
  for (const { holder, key } of places) {
    const picture = pictures.get(holder[key])
    if (!picture) return false
    holder[key] = picture
  }
  return true
}

type Place = { holder: Row; key: string | number }

/** Where a document, or a row of it, names pictures by their ids. */
function picturePlaces(row: Row, fields: FlattenedField[]): Place[] {
  return fields.flatMap((field) => {
    const value = row[field.name]
    if (field.type === "array") {
      row[field.name] ??= []
      return (row[field.name] as Row[]).flatMap((each) =>
        picturePlaces(each, field.flattenedFields),
      )
    }
    if (field.type !== "upload" || !value) return []
    if (!Array.isArray(value)) return { holder: row, key: field.name }
    return value.map((_, index) => ({ holder: value as unknown as Row, key: index }))
  })
}

/** Pictures by their ids. Payload's own field hooks would make their addresses absolute, which the collection's hooks undo. */
async function readPictures(ids: number[], req: PayloadRequest): Promise<Map<unknown, Row>> {
  const { config } = req.payload.collections.media
  const access = await executeAccess({ disableErrors: true, req }, config.access.read)
  if (!access) return new Map()
  const { docs } = await req.payload.db.find<Row & TypeWithID>({
    collection: "media",
    limit: 0,
    pagination: false,
    req,
    select: selectedForVisitors,
    where: combineQueries({ id: { in: ids } }, access),
  })
  const pictures = await Promise.all(docs.map((doc) => runAfterRead(doc, config, req)))
  return new Map(pictures.map((picture) => [picture.id, picture]))
}

async function runAfterRead<Doc>(
  doc: Doc,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Doc> {
  let read = doc
  for (const hook of collection.hooks.afterRead) {
    const { context } = req
    const given = { collection, context, doc: read, findMany: true, overrideAccess: false, req }
    read = (await hook(given)) ?? read
  }
  return read
}
