import { Link as GatsbyLink } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of this site, followed by the router, or the address of another site. */
  to: string
  /** Router state passed to the next page. */
  state?: object
}

/**
 * A link. Pages are prefetched on hover, focus and touch, never because a link is in view
 * (docs/decisions/001-late-runtime.md).
 */
export function Link({ to, state, children, ...rest }: LinkProps) {
  // The router ignores `target` and would follow the link in this tab.
  if (!to.startsWith("/") || rest.target) {
    const elsewhere = /^https?:/.test(to) ? { rel: "noopener noreferrer" } : {}
    return (
      <a href={to} {...elsewhere} {...rest}>
        {children}
      </a>
    )
  }
  // Gatsby itself prefetches on hover.
  const prefetch = () => {
    if (!navigator.connection?.saveData) window.___loader?.hovering(to)
  }
  return (
    <GatsbyLink to={to} state={state} onFocus={prefetch} onTouchStart={prefetch} {...rest}>
      {children}
    </GatsbyLink>
  )
}

/** What the loader has of a page; a page that failed has no data. */
type LoadedPage = { json?: { pageContext: { layout?: string } } }

declare global {
  interface Window {
    /** Gatsby's loader; absent until the runtime has started. */
    ___loader?: {
      hovering: (path: string) => void
      /** A page's resources; undefined until they are loaded. */
      loadPageSync: (path: string) => LoadedPage | undefined
      /** Resolves once the page is loaded, or can't be. */
      loadPage: (path: string) => Promise<unknown>
    }
  }
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData: boolean }
  }
}
