import { namedPages, pagePathOf } from "../../blog/paging"
import { Link } from "../../components/action/Link"
import { Icon } from "../../components/media/Icon"
import * as css from "./Pagination.module.css"

type PaginationProps = {
  /** Path of the list's first page. */
  list: string
  /** Current page, from 1. */
  page: number
  /** Last page, at least 1. */
  pages: number
}

/** Pagination with numbered links: 1, 2, … Renders nothing for a single page. */
export function Pagination({ list, page, pages }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={css.pages} aria-label="Pages">
      {page > 1 && (
        <Link to={pagePathOf(list, page - 1)} className={css.step} aria-label="Previous page">
          <Icon name="back" />
        </Link>
      )}
      <ol className={css.numbers} role="list">
        {namedPages(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a gap.
            <li key={`gap-${index}`} className={css.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={pagePathOf(list, number)}
                className={css.number}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link to={pagePathOf(list, page + 1)} className={css.step} aria-label="Next page">
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}
