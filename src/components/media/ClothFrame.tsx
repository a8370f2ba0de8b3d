import type { ReactNode } from "react"
import * as css from "./ClothFrame.module.css"

type ClothFrameProps = {
  className?: string
  /** The picture. */
  children: ReactNode
}

/**
 * The frame of a card's picture (BRAND "Signature moves": cards are cloth): the weave slides in behind the picture and shows
 * at its foot when the card, the frame's parent, is pointed at or holds the focus. The picture itself never jumps.
 */
export function ClothFrame({ className = "", children }: ClothFrameProps) {
  return <div className={`${css.frame} ${className}`}>{children}</div>
}
