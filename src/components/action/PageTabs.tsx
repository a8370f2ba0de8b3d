import { type CSSProperties, useEffect, useRef } from "react"
import { Link } from "./Link"

type PageTabsProps = {
  /** Names the group of pages for screen readers. */
  label: string
  pages: readonly {
    readonly label: string
    readonly to: string
    /** Class of its tab. */
    readonly className?: string | undefined
  }[]
  /** Path of the current page or of its parent; may match none of the tabs. */
  current: string
  /** The caller's classes. */
  look: { readonly list: string | undefined; readonly link: string | undefined }
  /** True if the current page is only a child of the page at `current`. */
  below?: boolean
}

/**
 * Links to sibling pages, set as tabs. On a phone they may scroll sideways, and the current one is scrolled into view.
 */
export function PageTabs({ label, pages, current, look, below = false }: PageTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tabs = list.current
    const own = tabs?.querySelector<HTMLElement>("[aria-current]")
    if (!(tabs && own)) return
    const left = (element: Element) => element.getBoundingClientRect().left
    const room = Number.parseFloat(getComputedStyle(tabs).scrollPaddingInlineStart) || 0
    tabs.scrollLeft += left(own) - left(tabs) - room
  }, [])
  return (
    <nav aria-label={label}>
      <ul
        ref={list}
        className={look.list}
        role="list"
        style={{ "--tabs": pages.length } as CSSProperties}
      >
        {pages.map(({ label: name, to, className }) => (
          <li key={to} className={className}>
            <Link
              to={to}
              className={look.link}
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
