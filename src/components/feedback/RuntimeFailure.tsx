import type { ReactNode } from "react"
import { Button } from "../action/Button"
import * as css from "./RuntimeFailure.module.css"

type RuntimeFailureProps = {
  /** Level of its heading, one below the heading above it. */
  headingLevel?: 2 | 3
  /** What can't be used now, and another way to the same end. */
  children: ReactNode
}

/**
 * The router's error page (SPEC 2.2, 8) for a runtime that never came: shown by CSS alone when the late loader has set
 * data-runtime="failed" on <html>. It stands on pages that can't do without their script.
 */
export function RuntimeFailure({ headingLevel = 2, children }: RuntimeFailureProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.failure} role="alert">
      <Heading className={css.title}>Unexpected Application Error!</Heading>
      <div>{children}</div>
      <Button data-reload="">Reload the page</Button>
    </div>
  )
}
