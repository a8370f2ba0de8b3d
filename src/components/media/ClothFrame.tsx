import type { ReactNode } from "react"
import * as css from "./ClothFrame.module.css"

type ClothFrameProps = {
  /**
   * Where the cloth shows: "weave" slides in behind the picture and shows at its foot; "seam" is the kente strip, there
   * too; "hem" lies behind the picture, which gives way at its lower corner.
   */
  look: "weave" | "seam" | "hem"
  className?: string
  /** The picture. */
  children: ReactNode
}

/**
 * The frame of a card's picture (BRAND "Signature moves": cards are cloth). The cloth comes when the card is pointed at or
 * holds the focus; the card is the frame's parent. The picture itself never jumps.
 */
export function ClothFrame({ look, className = "", children }: ClothFrameProps) {
  return <div className={`${css.frame} ${css[look]} ${className}`}>{children}</div>
}
