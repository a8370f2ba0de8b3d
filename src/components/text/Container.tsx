import type { ReactNode } from "react"
import { classes } from "../classes"
import * as css from "./Container.module.css"

type ContainerProps = {
  /** A narrow column for reading, instead of the page's full width. */
  narrow?: boolean
  className?: string
  /** Marks what the page's thread crosses, or where it comes back (src/sections/landing/threads/woven.module.css). */
  crossed?: true | "back"
  children: ReactNode
}

/** Limits content to the page's width and adds its margins. */
export function Container({ narrow = false, className, crossed, children }: ContainerProps) {
  const names = classes(css.container, narrow && css.narrow, className)
  return (
    <div className={names} data-crossed={crossed}>
      {children}
    </div>
  )
}
