import { Link as GatsbyLink } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of this site, which is followed without loading a document, or an address of another one. */
  to: string
  /** What the next page is told beside its address. */
  state?: object
}

/** A link. Pages are fetched ahead on hover and focus, never because a link is in view (DESIGN "The late runtime"). */
export function Link({ to, state, children, ...rest }: LinkProps) {
  // The router would follow the link here, whatever its target.
  if (!to.startsWith("/") || rest.target) {
    const elsewhere = /^https?:/.test(to) ? { rel: "noopener noreferrer" } : {}
    return (
      <a href={to} {...elsewhere} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <GatsbyLink to={to} state={state} onFocus={() => window.___loader?.hovering(to)} {...rest}>
      {children}
    </GatsbyLink>
  )
}

declare global {
  interface Window {
    /** Gatsby's loader; absent until the runtime has started. */
    ___loader?: { hovering: (path: string) => void }
  }
}
