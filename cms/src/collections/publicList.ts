import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  Where,
} from "payload"
import { generateKeyBetween } from "payload/shared"
import { administratorsOnly, isAdministrator, visibleOrAdministrator } from "../access.ts"
import { livePreviewOf } from "../panel/livePreviewOf.ts"
import { previewAddress, type SitePage } from "./previewAddress.ts"

export type ListOptions = Partial<SitePage> & {
  /** Path under /api (docs/specification.md#requests). */
  slug: CollectionSlug
  singular: string
  plural: string
  /** Table name. Short, because nested tables add to it and Postgres cuts names at 63 characters. */
  table: string
  /** Origin of the public site. */
  siteUrl: string
}

/** Ignores `draft=true` from anyone but administrators. */
export const noDraftsForVisitors: CollectionBeforeOperationHook = ({
  args,
  req,
  overrideAccess,
}) => {
  if (overrideAccess || isAdministrator(req)) return args
  return { ...args, draft: false }
}

/** Puts a new document at the front of its list; Payload would put it at the end. */
const newestFirst: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  if (operation !== "create" || data._order) return data
  const { docs } = await req.payload.find({
    collection: collection.slug as "projects",
    depth: 0,
    limit: 1,
    pagination: false,
    select: { _order: true },
    sort: "_order",
    where: { _order: { exists: true } },
    req,
  })
  return { ...data, _order: generateKeyBetween(null, docs[0]?._order ?? null) }
}

/**
 * What all public lists share: access rules, drafts, scheduled changes, manual order, previews.
 * @param visible the documents that visitors may read
 */
export function publicList(
  { slug, singular, plural, table, siteUrl, page, ...place }: ListOptions,
  { visible, fields }: { visible: Where; fields: Field[] },
) {
  const many = place.shown ? ` The page shows the first ${place.shown} of the list only.` : ""
  const where = page
    ? `Shown on the page ${page}.${many}`
    : "No page of the site shows this list yet."
  return {
    slug,
    dbName: table,
    labels: { singular, plural },
    admin: {
      useAsTitle: "title",
      description: `${where} Only what is published is on the site, a draft stays in this panel. Drag the rows of the list to change its order; new ones come first.`,
      preview: page ? previewAddress({ list: slug, siteUrl, page, visible, ...place }) : undefined,
      ...(page && livePreviewOf({ siteUrl, page }, fields)),
      hideAPIURL: true,
    },
    access: {
      create: administratorsOnly,
      read: visibleOrAdministrator(visible),
      readVersions: administratorsOnly,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    // Enough to restore an earlier text, without keeping every save.
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 20 },
    custom: { isPublicList: true, page: page ?? null },
    orderable: true,
    // The panel allows dragging only while the list is sorted by this one field, ascending. The database breaks ties.
    defaultSort: "_order",
    hooks: {
      beforeOperation: [noDraftsForVisitors],
      beforeChange: [newestFirst],
    },
    fields,
  } satisfies Partial<CollectionConfig>
}
