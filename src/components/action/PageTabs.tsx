import { type CSSProperties, useEffect, useRef } from "react"
import { Link } from "./Link"
import * as css from "./PageTabs.module.css"

type PageTabsProps = {
  /** Names the group of pages for screen readers. */
  label: string
  pages: readonly { readonly label: string; readonly to: string }[]
  /** Path of the current page or of its parent; may match none of the tabs. */
  current: string
  /** True if the current page is only a child of the page at `current`. */
  below?: boolean
}

/**
 * Links to sibling pages, set as tabs; the current one hangs from a strip of cloth. On a phone they scroll sideways, and
 * the current one is scrolled into view.
 */
export function PageTabs({ label, pages, current, below = false }: PageTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tabs = list.current
    const first = tabs?.querySelector("a")
    const own = tabs?.querySelector<HTMLElement>("[aria-current]")
    if (tabs && first && own) tabs.scrollLeft = own.offsetLeft - first.offsetLeft
  }, [])
  return (
    <nav aria-label={label}>
      <ul
        ref={list}
        className={css.tabs}
        role="list"
        style={{ "--tabs": pages.length } as CSSProperties}
      >
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
