/** Articles per list page. */
export const PER_PAGE = { list: 3, grid: 6 } as const

/** A page of a list of articles. */
export type ListPage = {
  /** From 1. */
  page: number
  /** Articles on the previous pages. */
  skip: number
  /** The articles on this page. */
  slugs: string[]
  /** Articles on all pages. */
  articles: number
}

/** Number of pages of a list; an empty list has one. */
export function pageCount(articles: number, perPage: number): number {
  return Math.max(1, Math.ceil(articles / perPage))
}

/** Path of a list page; the first page has the list's own path. */
export function pagePathOf(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`
}

/**
 * Page numbers shown by the pager: the first, the last and those around the current one.
 * @returns page numbers in order, with null for each gap
 */
export function namedPages(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  const named = all.filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return named.flatMap((number, index) => {
    const skipped = number - (named[index - 1] ?? number - 1) - 1
    if (skipped === 0) return [number]
    // A gap of one page is no shorter than its number.
    return skipped === 1 ? [number - 1, number] : [null, number]
  })
}
