import type { ReactNode } from "react"
import * as css from "./ClothFrame.module.css"

type ClothFrameProps = {
  className?: string
  /** The picture, and what lies on it. */
  children: ReactNode
}

/**
 * The frame of a card's picture (docs/design.md#signature-moves): when the card, an `<li>` or `<article>`, is hovered or
 * has focus, a border of cloth in two of the theme's threads rises from the picture's lower edge, which stays put.
 */
export function ClothFrame({ className = "", children }: ClothFrameProps) {
  return <div className={`${css.frame} ${className}`}>{children}</div>
}
