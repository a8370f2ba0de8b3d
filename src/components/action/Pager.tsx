import { Icon } from "../media/Icon"
import { Button } from "./Button"
import * as css from "./Pager.module.css"

type PagerProps = {
  /** What is being paged through, for example "Projects". */
  label: string
  /** Page now shown, from 1. */
  page: number
  /** Last page, at least 1. */
  totalPages: number
  /** True while a page is being fetched; both buttons are disabled. */
  busy: boolean
  onChange: (page: number) => void
}

/**
 * Previous, "Page X of Y", Next (docs/specification.md#project-and-service-pages). An unavailable
 * button uses aria-disabled to stay focusable: `disabled` would drop the focus of whoever pressed
 * it.
 */
export function Pager({ label, page, totalPages, busy, onChange }: PagerProps) {
  const atStart = page <= 1
  const atEnd = page >= totalPages
  return (
    <nav className={css.pager} aria-label={label}>
      <span className={css.label} aria-hidden="true">
        More {label.toLowerCase()}
      </span>
      <Button
        look="outline"
        aria-disabled={busy || atStart}
        onClick={() => !busy && !atStart && onChange(page - 1)}
      >
        <Icon name="back" />
        Previous
      </Button>
      <p className={css.place} role="status">
        Page {page} of {totalPages}
      </p>
      <Button
        look="outline"
        aria-disabled={busy || atEnd}
        onClick={() => !busy && !atEnd && onChange(page + 1)}
      >
        Next
        <Icon name="arrow" />
      </Button>
    </nav>
  )
}
