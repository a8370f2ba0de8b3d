import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Where,
} from "payload"
import { generateKeyBetween } from "payload/shared"
import { administratorsOnly, isAdministrator, visibleOrAdministrator } from "../access.ts"
import { previewAddress, type SitePage } from "./previewAddress.ts"

export type ListOptions = Partial<SitePage> & {
  /** Path under /api (SPEC 7). */
  slug: CollectionSlug
  singular: string
  plural: string
  /** Table name: Postgres cuts names at 63 characters, and those of nested lists begin with this one. */
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

/** A new document goes to the front of its list, where Payload would put it last. */
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
 * What all public lists have in common: drafts, an order made by hand, a way to the site's page.
 * @param visible what visitors may read
 */
export function publicList(
  { slug, singular, plural, table, siteUrl, page, ...place }: ListOptions,
  visible: Where,
) {
  const many = place.shown ? ` The page shows the first ${place.shown} of the list only.` : ""
  const where = page
    ? `Shown on ${page}; the arrow beside “Save draft” opens it.${many}`
    : "No page of the site shows this list yet."
  return {
    slug,
    dbName: table,
    labels: { singular, plural },
    admin: {
      useAsTitle: "title",
      description: `${where} Only what is published is on the site, a draft stays in this panel. Drag the rows of the list to change its order; new ones come first.`,
      preview: page ? previewAddress({ list: slug, siteUrl, page, visible, ...place }) : undefined,
    },
    access: {
      create: administratorsOnly,
      read: visibleOrAdministrator(visible),
      readVersions: administratorsOnly,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    // Earlier texts can be brought back; twenty are more than anyone looks through.
    versions: { drafts: true, maxPerDoc: 20 },
    custom: { isPublicList: true },
    orderable: true,
    // One name and ascending: the panel lets rows be dragged only while they are sorted by it. The database settles ties.
    defaultSort: "_order",
    hooks: {
      beforeOperation: [noDraftsForVisitors],
      beforeChange: [newestFirst],
    },
  } satisfies Partial<CollectionConfig>
}
