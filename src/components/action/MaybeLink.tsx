import type { ReactNode } from "react"
import { Link } from "./Link"

type MaybeLinkProps = {
  /** Where it leads; null or "" while there is nothing to lead to. */
  to: string | null | undefined
  /** Of the link. */
  className?: string
  children: ReactNode
}

/** A link where there is a page to lead to, its words alone where there is none. */
export function MaybeLink({ to, className, children }: MaybeLinkProps) {
  if (!to) return <>{children}</>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
