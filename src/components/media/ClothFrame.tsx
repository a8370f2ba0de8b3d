import type { ReactNode } from "react"
import * as css from "./ClothFrame.module.css"

type ClothFrameProps = {
  className?: string
  /** The picture. */
  children: ReactNode
}

/**
 * The frame of a card's picture (docs/design.md#signature-moves): the weave slides in behind it and
 * shows below it when the card, the frame's parent, is hovered or focused. The picture stays put.
 */
export function ClothFrame({ className = "", children }: ClothFrameProps) {
  return <div className={`${css.frame} ${className}`}>{children}</div>
}
