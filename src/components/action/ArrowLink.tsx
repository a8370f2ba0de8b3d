import type { ReactNode } from "react"
import { classes } from "../classes"
import { Icon } from "../media/Icon"
import * as css from "./ArrowLink.module.css"
import { Link } from "./Link"

type ArrowLinkProps = {
  /** Where it leads. */
  to: string
  className?: string
  children: ReactNode
}

/** A link in the text's size, for where a button would be too much; its arrow moves on hover. */
export function ArrowLink({ to, className, children }: ArrowLinkProps) {
  return (
    <Link to={to} className={classes(css.link, className)}>
      {children}
      <Icon name="arrow" />
    </Link>
  )
}
