import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
} from "payload"
import type { Environment } from "../environment.ts"
import { queueRebuild } from "./queueRebuild.ts"

/** Payload plugin: requests a rebuild of the site when what is published changes, if the environment says where. */
export function requestRebuilds({ rebuildWebhook }: Pick<Environment, "rebuildWebhook">): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      rebuildWebhook && collection.custom?.isPublicList ? withHooks(collection) : collection,
    ),
  })
}

function withHooks({ hooks, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), noteIfPublished],
      afterChange: [...(hooks?.afterChange ?? []), rebuildAfterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), rebuildAfterDelete],
    },
  }
}

type Document = { collection: { slug: string }; id: unknown; req: PayloadRequest }

/** The hooks' documents are the newest versions, which may be drafts; what visitors see is in the main table. */
async function isPublished({ collection, id, req }: Document): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection: collection.slug as "projects",
    where: { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] },
    req,
  })
  return totalDocs > 0
}

const placeInContext = ({ collection, id }: Document) => `published ${collection.slug} ${id}`

const noteIfPublished: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || data._status === "published") return data
  const document = { collection, id: originalDoc?.id, req }
  context[placeInContext(document)] = await isPublished(document)
  return data
}

/** Published, or not published any more. Saving a draft of a published document changes nothing on the site. */
const rebuildAfterChange: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const document = { collection, id: doc.id, req }
  const wasPublished = context[placeInContext(document)] === true
  if (doc._status === "published" || (wasPublished && !(await isPublished(document)))) {
    await queueRebuild(req)
  }
  return doc
}

const rebuildAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc._status === "published") await queueRebuild(req)
  return doc
}
