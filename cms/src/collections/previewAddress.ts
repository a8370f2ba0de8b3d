import type { CollectionSlug, GeneratePreviewURL, Where } from "payload"

/** How the site shows a list. */
export type SitePage = {
  /** Path of its page. */
  page: string
  /** Whether the page can show a single document by its slug. */
  bySlug: boolean
  /** Documents per page of the pager; 1 by default. */
  perPage: number
  /** How many documents of the list the site shows; all by default. */
  shown: number
}

type PreviewOptions = Pick<SitePage, "page"> &
  Partial<SitePage> & {
    list: CollectionSlug
    siteUrl: string
    /** What visitors may read. */
    visible: Where
  }

/**
 * URL on the site that shows a document: by its slug, or the page of the pager it is on. A document
 * that visitors cannot see yet leads to the page itself; one too far down the list to be shown has
 * no URL.
 */
export function previewAddress({
  list,
  siteUrl,
  page,
  bySlug = false,
  perPage = 1,
  shown = Number.POSITIVE_INFINITY,
  visible,
}: PreviewOptions): GeneratePreviewURL {
  return async ({ slug }, { req }) => {
    const address = new URL(page, siteUrl)
    const collection = list as "projects"
    const { docs } = await req.payload.find({
      collection,
      depth: 0,
      limit: 1,
      pagination: false,
      select: { _order: true },
      where: { and: [visible, { slug: { equals: slug } }] },
      req,
    })
    if (!docs[0]) return address.href
    if (bySlug) {
      address.searchParams.set("project", String(slug))
      return address.href
    }
    const { totalDocs } = await req.payload.count({
      collection,
      where: { and: [visible, { _order: { less_than: docs[0]._order } }] },
      req,
    })
    if (totalDocs >= shown) return null
    const number = Math.floor(totalDocs / perPage) + 1
    if (number > 1) address.searchParams.set("page", String(number))
    return address.href
  }
}
