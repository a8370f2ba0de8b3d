import type { ReactNode } from "react"
import * as css from "./Container.module.css"

type ContainerProps = {
  /** A narrow column for reading, instead of the page's full width. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** Limits content to the page's width and adds its margins. */
export function Container({ narrow = false, className = "", children }: ContainerProps) {
  return (
    <div className={`${css.container} ${narrow ? css.narrow : ""} ${className}`}>{children}</div>
  )
}
