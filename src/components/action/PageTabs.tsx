import type { CSSProperties } from "react"
import { Link } from "./Link"
import * as css from "./PageTabs.module.css"

type PageTabsProps = {
  /** What the pages are, for screen readers. */
  label: string
  pages: readonly { readonly label: string; readonly to: string }[]
  /** Path of the page that is shown, or of the one that it belongs to; it may be none of them. */
  current: string
  /** True where the page that is shown only belongs to the current one. */
  below?: boolean
}

/** Pages of one kind side by side, each a link: the one that is shown hangs from a strip of cloth. */
export function PageTabs({ label, pages, current, below = false }: PageTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs} role="list" style={{ "--tabs": pages.length } as CSSProperties}>
        {pages.map(({ label: name, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={css.tab}
              aria-current={to === current ? (below ? "true" : "page") : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
