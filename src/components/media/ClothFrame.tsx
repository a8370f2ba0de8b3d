import type { ReactNode } from "react"
import { classes } from "../classes"
import * as css from "./ClothFrame.module.css"

type ClothFrameProps = {
  className?: string
  /** True for a portrait, which the cloth surrounds instead. */
  around?: boolean
  /** The picture, and what lies on it. */
  children: ReactNode
}

/**
 * The frame of a card's picture (docs/design.md#signature-moves): when the card, an `<li>` or `<article>`, is hovered or
 * has focus, cloth in two of the theme's threads comes in from both sides, over a third of the picture, which stays put.
 */
export function ClothFrame({ className, around = false, children }: ClothFrameProps) {
  const names = classes(css.frame, around && css.around, className)
  return <div className={names}>{children}</div>
}
