import type { ReactNode } from "react"
import { Link } from "./Link"

type MaybeLinkProps = {
  /** Where it leads; null or "" if there is no page. */
  to: string | null | undefined
  /** Class of the link. */
  className?: string
  children: ReactNode
}

/** A link if there is a page to link to, else its text alone. */
export function MaybeLink({ to, className, children }: MaybeLinkProps) {
  if (!to) return <>{children}</>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
